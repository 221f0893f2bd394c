import { Field } from '@officina/ui/Field'
import { FileDrop } from '@officina/ui/FileDrop'
import { FormDialog } from '@officina/ui/FormDialog'
import { FormError } from '@officina/ui/FormError'
import { defineMessages, useText } from '@officina/ui/text'
import { useServerForm } from '@officina/ui/useServerForm.ts'
import { useNotify } from 'react-admin'
import { dataProvider } from '../../providers/dataProvider.ts'
import { useReadAgain } from '../../schema/useUndo.tsx'
import { smallerPicture } from './smallerPicture.ts'

// what a phone takes is made smaller before it is sent
const limits = { accept: ['image/jpeg', 'image/png'], maxBytes: 20 * 1024 * 1024 }

/** Uploads a picture of a product or catalog with the words for those who cannot see it. */
export default function PictureDialog(props: {
  title: string
  resource: string
  path: string
  /** What the call names the picture. */
  part: 'picture' | 'cover'
  alt: string
  verb: string
  onClose: () => void
}) {
  const { part, onClose } = props
  const t = useText(messages)
  const notify = useNotify()
  const readAgain = useReadAgain()
  const form = useServerForm(
    { alt: props.alt, picture: [] as File[] },
    async ({ alt, picture }) => {
      const body = new FormData()
      body.append('alt', alt.trim())
      for (const file of picture) body.append(part, await smallerPicture(file))
      await dataProvider.upload(props.path, body)
      await readAgain(props.resource)
      notify(t.done, { type: 'success' })
      onClose()
    },
    ({ alt, picture }) => ({
      ...(picture.length > 0 ? {} : { picture: [t.choose] }),
      ...(alt.trim() ? {} : { alt: [t.describe] }),
    }),
  )
  return (
    <FormDialog title={props.title} form={form} verb={props.verb} onClose={onClose}>
      <FileDrop
        {...limits}
        label={t.picture}
        help={t.help}
        files={form.values.picture}
        error={(form.errors.picture ?? (form.errors as Record<string, string[]>)[part])?.[0]}
        onChange={(files) => form.set('picture', files)}
        disabled={form.pending}
        required
      />
      <Field
        {...form.field('alt')}
        label={t.alt}
        help={t.altHelp}
        required
        inputProps={{ maxLength: 200 }}
      />
      <FormError>{form.message}</FormError>
    </FormDialog>
  )
}

const messages = defineMessages({
  picture: ['Picture', '画像'],
  help: [
    'JPG or PNG. Large pictures are made smaller, and location and device data is removed.',
    'JPGまたはPNG。大きな画像は縮小され、撮影場所や機種の情報は削除されます。',
  ],
  alt: ['What it shows', '画像の説明'],
  altHelp: ['Read aloud to people who cannot see it.', '画像が見えない方に読み上げられます。'],
  choose: ['Choose a picture.', '画像を選んでください。'],
  describe: ['Describe the picture.', '画像の内容を入力してください。'],
  done: ['Picture saved', '画像を保存しました'],
})
