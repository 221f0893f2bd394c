import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useApiMutation } from '@officina/client/query'
import { FormError } from '@officina/ui/FormError'
import { RichText } from '@officina/ui/RichText'
import { defineMessages, useText } from '@officina/ui/text'
import { useWatch } from 'react-hook-form'
import { TextInput } from '../../schema/inputs.tsx'
import type { InputProps } from '../../schema/overrides.ts'

/** The text as Markdown, and on demand as its readers will see it. */
export function BodyInput(props: InputProps) {
  const t = useText(messages)
  const text = String(useWatch({ name: props.source }) ?? '')
  const preview = useApiMutation('post', '/api/admin/news/preview')
  return (
    <>
      <TextInput {...props} />
      <Button
        variant="outlined"
        size="small"
        sx={{ mb: 5 }}
        aria-busy={preview.isPending || undefined}
        onClick={() => preview.mutate({ body: { body_markdown: text } })}
      >
        {t.preview}
      </Button>
      <FormError>{preview.error?.message}</FormError>
      {preview.data && (
        <Box component="section" aria-label={t.region} sx={frame}>
          <RichText html={preview.data.body_html} />
        </Box>
      )}
    </>
  )
}

const frame = { border: 1, borderColor: 'divider', borderRadius: 3, p: 5, mb: 5, maxWidth: 640 }

const messages = defineMessages({
  en: { preview: 'Show the text as it will look', region: 'Preview of the text' },
  ja: { preview: '表示を確認', region: '本文のプレビュー' },
})
