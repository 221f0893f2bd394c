import { Field } from '@officina/ui/Field'
import { FileDrop } from '@officina/ui/FileDrop'
import { FormDialog } from '@officina/ui/FormDialog'
import { FormError } from '@officina/ui/FormError'
import { KeptNotice } from '@officina/ui/KeptNotice'
import { defineMessages, useText } from '@officina/ui/text'
import { useServerForm } from '@officina/ui/useServerForm.ts'
import type { FormEvent } from 'react'
import { dataProvider } from '../../providers/dataProvider.ts'

const limits = { accept: ['image/jpeg', 'image/png'], maxBytes: 5 * 1024 * 1024 }

/** Uploads a picture with the words for those who cannot see it; answers how it is written in the text. */
export default function PictureDialog(props: {
  onClose: () => void
  onDone: (markdown: string) => void
}) {
  const t = useText(messages)
  const form = useServerForm(
    { alt: '', picture: [] as File[] },
    async ({ alt, picture }) => {
      const body = new FormData()
      body.append('alt', alt.trim())
      for (const file of picture) body.append('picture', file)
      const answer = await dataProvider.upload('/api/admin/news/pictures', body)
      props.onDone((answer as { markdown: string }).markdown)
    },
    ({ alt, picture }) => ({
      ...(picture.length > 0 ? {} : { picture: [t.choose] }),
      ...(alt.trim() ? {} : { alt: [t.describe] }),
      ...(/[[\]]/.test(alt) ? { alt: [t.brackets] } : {}),
    }),
    'news picture',
  )
  const submit = (event: FormEvent) => {
    // the dialog stands inside the form of the news
    event.stopPropagation()
    return form.formProps.onSubmit(event)
  }
  return (
    <FormDialog
      title={t.title}
      form={{ ...form, formProps: { ...form.formProps, onSubmit: submit } }}
      verb={t.insert}
      onClose={() => {
        form.forget()
        props.onClose()
      }}
    >
      <KeptNotice kept={form.kept} />
      <FileDrop
        {...limits}
        label={t.picture}
        help={t.help}
        files={form.values.picture}
        error={form.errors.picture?.[0]}
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
  title: ['Insert picture', '画像を挿入'],
  picture: ['Picture', '画像'],
  help: ['JPG or PNG, up to 5 MB.', 'JPG・PNG、5MBまで'],
  alt: ['Description', '画像の説明'],
  altHelp: [
    'Read by screen readers, and shown in emails instead of the picture.',
    '画像を見られない方に読み上げられ、メールでは画像の代わりに表示されます。',
  ],
  choose: ['Choose a picture.', '画像を選んでください。'],
  describe: ['Describe what the picture shows.', '画像の説明を入力してください。'],
  brackets: ['Remove the square brackets.', '角かっこは使えません。'],
  insert: ['Insert picture', '画像を挿入'],
})
