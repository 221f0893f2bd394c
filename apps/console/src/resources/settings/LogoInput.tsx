import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { toApiError } from '@officina/client/errors'
import { FileDrop } from '@officina/ui/FileDrop'
import { defineMessages, useLocale, useText } from '@officina/ui/text'
import { useState } from 'react'
import { useNotify, useRefresh } from 'react-admin'
import { useFormContext, useWatch } from 'react-hook-form'
import { dataProvider } from '../../providers/dataProvider.ts'
import type { InputProps } from '../../schema/overrides.ts'
import { fieldHelp, fieldLabel } from '../../schema/words.ts'

/** The logo: a new one counts as soon as it is uploaded, and is removed with the form. */
export function LogoInput({ source, field }: InputProps) {
  const t = useText(messages)
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
    form.append('logo', file)
    try {
      await dataProvider.upload('/api/admin/settings/brand/logo', form)
      notify(t.saved, { type: 'success' })
      refresh()
    } catch (failure) {
      const { errors, message } = toApiError(failure)
      setError(errors.logo?.[0] ?? message)
    }
  }
  return (
    <Box sx={{ mb: 5 }}>
      {id && (
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 4, mb: 3 }}>
          <Box
            component="img"
            src={`/api/shop-logos/${id}`}
            alt={t.current}
            sx={{ maxWidth: 240, maxHeight: 72, bgcolor: '#FFFFFF', p: 2, borderRadius: '8px' }}
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
        files={[]}
        maxFiles={1}
        maxBytes={1024 * 1024}
        accept={['image/png', 'image/jpeg']}
        onChange={(files) => void upload(files)}
      />
    </Box>
  )
}

const messages = defineMessages({
  current: ['The logo', '現在のロゴ'],
  remove: ['Remove logo', 'ロゴを削除'],
  saved: ['Logo saved', 'ロゴを保存しました'],
})
