import { Field } from '@officina/ui/Field'
import { FormDialog } from '@officina/ui/FormDialog'
import { FormError } from '@officina/ui/FormError'
import { defineMessages, useText } from '@officina/ui/text'
import { useServerForm } from '@officina/ui/useServerForm.ts'
import { useNotify } from 'react-admin'

/** Changes what is read aloud for a picture. */
export default function DescribeDialog(props: {
  alt: string
  onSave: (alt: string) => Promise<void>
  onClose: () => void
}) {
  const t = useText(messages)
  const notify = useNotify()
  const form = useServerForm(
    { alt: props.alt },
    async ({ alt }) => {
      await props.onSave(alt.trim())
      notify(t.done, { type: 'success' })
      props.onClose()
    },
    ({ alt }): Record<string, string[]> => (alt.trim() ? {} : { alt: [t.describe] }),
  )
  return (
    <FormDialog title={t.title} form={form} verb={t.save} onClose={props.onClose}>
      <Field
        {...form.field('alt')}
        label={t.alt}
        help={t.help}
        required
        inputProps={{ maxLength: 200 }}
      />
      <FormError>{form.message}</FormError>
    </FormDialog>
  )
}

const messages = defineMessages({
  title: ['Describe the picture', '画像の説明を変更'],
  alt: ['What it shows', '画像の説明'],
  help: ['Read aloud to people who cannot see it.', '画像が見えない方に読み上げられます。'],
  describe: ['Describe the picture.', '画像の内容を入力してください。'],
  save: ['Save description', '説明を保存'],
  done: ['Description saved', '説明を保存しました'],
})
