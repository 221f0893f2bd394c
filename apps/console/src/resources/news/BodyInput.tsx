import Box from '@mui/material/Box'
import { errorText } from '@officina/ui/errorText.ts'
import { Field } from '@officina/ui/Field'
import { FormError } from '@officina/ui/FormError'
import { RichText } from '@officina/ui/RichText'
import { defineMessages, useText } from '@officina/ui/text'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { dataProvider } from '../../providers/dataProvider.ts'
import type { InputProps } from '../../schema/overrides.ts'
import { useSchemaInput } from '../../schema/useSchemaInput.ts'
import { editOfKey, MarkdownToolbar } from './MarkdownToolbar.tsx'
import { applyEdit } from './markdownEdit.ts'

/** The text as Markdown, with buttons and keys for its forms, and below it as its readers will see it. */
export function BodyInput(props: InputProps) {
  const t = useText(messages)
  const { id, field, label, help, error, required } = useSchemaInput(props)
  const area = useRef<HTMLTextAreaElement>(null)
  return (
    <>
      <MarkdownToolbar area={area} controls={id} />
      <Field
        id={id}
        label={label}
        help={`${help ?? ''} ${t.keys}`}
        error={error}
        required={required}
        optional={!required}
        multiline
        minRows={10}
        maxRows={30}
        inputProps={{ maxLength: props.field.maxLength }}
        name={field.name}
        value={field.value ?? ''}
        onChange={field.onChange}
        onBlur={field.onBlur}
        onKeyDown={(event) => {
          const edit = area.current && editOfKey(event, area.current, t.words)
          if (!edit || !area.current) return
          event.preventDefault()
          applyEdit(area.current, edit)
        }}
        inputRef={(element: HTMLTextAreaElement | null) => {
          area.current = element
          field.ref(element)
        }}
      />
      <Preview text={String(field.value ?? '')} />
    </>
  )
}

const pauseMs = 400

/** What the server makes of the text, renewed in a pause of the typing. */
function Preview({ text }: { text: string }) {
  const t = useText(messages)
  const [shown, setShown] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setShown(text), pauseMs)
    return () => clearTimeout(timer)
  }, [text])
  const { data, error } = useQuery({
    queryKey: ['news', 'preview', shown],
    queryFn: () => dataProvider.post('/api/admin/news/preview', { body: { body_markdown: shown } }),
    enabled: shown.trim() !== '',
    placeholderData: keepPreviousData,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  })
  return (
    <>
      <FormError>{errorText(error)}</FormError>
      {data && shown.trim() !== '' && (
        <Box component="section" aria-label={t.region} sx={frame}>
          <RichText html={data.body_html} />
        </Box>
      )}
    </>
  )
}

const frame = { border: 1, borderColor: 'divider', borderRadius: 3, p: 5, mb: 5, maxWidth: 640 }

const messages = defineMessages({
  region: ['Preview of the text', '本文のプレビュー'],
  words: ['text', 'テキスト'],
  keys: [
    'Keys: Ctrl B bold, Ctrl I italic, Ctrl K link.',
    'キー操作：Ctrl B 太字、Ctrl I 斜体、Ctrl K リンク。',
  ],
})
