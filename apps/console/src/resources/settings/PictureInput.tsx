import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { toApiError } from '@officina/client/errors'
import { apiAddress } from '@officina/ui/apiAddress.ts'
import { FileDrop } from '@officina/ui/FileDrop'
import { defineMessages, useLocale, useText } from '@officina/ui/text'
import { useState } from 'react'
import { useNotify, useRefresh } from 'react-admin'
import { useFormContext, useWatch } from 'react-hook-form'
import { dataProvider } from '../../providers/dataProvider.ts'
import type { InputProps } from '../../schema/overrides.ts'
import { fieldHelp, fieldLabel } from '../../schema/words.ts'

type Kind = 'logo' | 'picture'

export const LogoInput = (props: InputProps) => <PictureInput {...props} kind="logo" />
export const SignInPictureInput = (props: InputProps) => <PictureInput {...props} kind="picture" />

/** A picture of the shop: a new one counts as soon as it is uploaded, and is removed with the form. */
function PictureInput({ source, field, kind }: InputProps & { kind: Kind }) {
  const t = useText(messages)[kind]
  const locale = useLocale()
  const notify = useNotify()
  const refresh = useRefresh()
  const { setValue } = useFormContext()
  const id = useWatch({ name: source }) as string | null
  const [error, setError] = useState<string>()
  const upload = async (files: File[]) => {
    const [file] = files
    if (!file) return
    setError(undefined)
    const form = new FormData()
    form.append(kind, file)
    try {
      await dataProvider.upload(`/api/admin/settings/brand/${kind}`, form)
      notify(t.saved, { type: 'success' })
      refresh()
    } catch (failure) {
      const { errors, message } = toApiError(failure)
      setError(errors[kind]?.[0] ?? message)
    }
  }
  return (
    <Box sx={{ mb: 5 }}>
      {id && (
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 4, mb: 3 }}>
          <Box
            component="img"
            src={apiAddress(`/api/${places[kind]}/${id}`)}
            alt={t.current}
            sx={kind === 'logo' ? logo : picture}
          />
          <Button
            size="small"
            onClick={() => setValue(source, null, { shouldDirty: true, shouldTouch: true })}
          >
            {t.remove}
          </Button>
        </Box>
      )}
      <FileDrop
        label={fieldLabel(source, field, locale)}
        help={fieldHelp(field, locale) ?? ''}
        error={error}
        maxBytes={mostBytes[kind]}
        accept={['image/png', 'image/jpeg']}
        onChange={(files) => void upload(files)}
      />
    </Box>
  )
}

const places = { logo: 'shop-logos', picture: 'shop-pictures' }
const mostBytes = { logo: 1024 * 1024, picture: 10 * 1024 * 1024 }
/** Logos are made for a white ground. */
const logo = { maxWidth: 240, maxHeight: 72, bgcolor: '#FFFFFF', p: 2, borderRadius: '8px' }
const picture = { width: 240, height: 132, objectFit: 'cover', borderRadius: '8px' }

const messages = defineMessages({
  logo: {
    current: ['The logo', '現在のロゴ'],
    remove: ['Remove logo', 'ロゴを削除'],
    saved: ['Logo saved', 'ロゴを保存しました'],
  },
  picture: {
    current: ['The sign-in picture', '現在のログイン画面の画像'],
    remove: ['Remove picture', '画像を削除'],
    saved: ['Picture saved', '画像を保存しました'],
  },
})
