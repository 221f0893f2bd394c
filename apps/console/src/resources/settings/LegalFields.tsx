import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { Field } from '@officina/ui/Field'
import { FormError } from '@officina/ui/FormError'
import { MarkdownText } from '@officina/ui/MarkdownText'
import { defineMessages, useText } from '@officina/ui/text'
import type { useServerForm } from '@officina/ui/useServerForm.ts'
import { useState } from 'react'
import type { LegalValues } from './legalText.ts'

/** Both languages side by side where there is room: as they are written, or as they are read. */
export function LegalFields({ form }: { form: ReturnType<typeof useServerForm<LegalValues>> }) {
  const t = useText(messages)
  const [isPreview, setPreview] = useState(false)
  return (
    <>
      <FormError>{form.message}</FormError>
      <Box sx={{ display: 'flex', justifyContent: 'flex-end', mb: 2 }}>
        <Button size="small" aria-pressed={isPreview} onClick={() => setPreview(!isPreview)}>
          {isPreview ? t.write : t.preview}
        </Button>
      </Box>
      <Box sx={columns}>
        {(['en', 'ja'] as const).map((locale) =>
          isPreview ? (
            <Box key={locale} component="section" aria-label={t[locale]} lang={locale} sx={shown}>
              <MarkdownText text={form.values[`body_${locale}`]} />
            </Box>
          ) : (
            <Box key={locale} sx={{ minWidth: 0 }}>
              <Field
                {...form.field(`body_${locale}`)}
                label={t.body(t[locale])}
                help={t.markdown}
                multiline
                minRows={14}
                maxRows={24}
                inputProps={{ maxLength: 60_000, lang: locale }}
              />
              <Field
                {...form.field(`changes_${locale}`)}
                label={t.changes(t[locale])}
                help={t.aLine}
                multiline
                minRows={2}
                maxRows={8}
                inputProps={{ maxLength: 4000, lang: locale }}
              />
            </Box>
          ),
        )}
      </Box>
    </>
  )
}

const columns = {
  display: 'grid',
  gap: { xs: 2, md: 5 },
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
}
const shown = { minWidth: 0, p: 5, mb: 5, border: 1, borderColor: 'divider', borderRadius: '12px' }

const messages = defineMessages({
  en: ['English', '英語'],
  ja: ['Japanese', '日本語'],
  body: (language: string) => [`Text, ${language}`, `本文（${language}）`],
  changes: (language: string) => [`What changes, ${language}`, `変更点（${language}）`],
  markdown: [
    '## heading, - list, 1. list, **bold**, *emphasis*, [link](https://…)',
    '## 見出し、- 箇条書き、1. 番号付き、**太字**、*強調*、[リンク](https://…)',
  ],
  aLine: ['One change per line', '1行に1項目'],
  preview: ['Preview', 'プレビュー'],
  write: ['Back to editing', '編集に戻る'],
})
