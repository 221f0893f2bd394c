import Box from '@mui/material/Box'
import type { Words } from '@officina/shared/questionnaire'
import { Field } from '@officina/ui/Field'
import { defineMessages, useText } from '@officina/ui/text'
import { useEdited } from './EditContext.ts'

/** A text in both languages, side by side where there is room; one that is missing is said, not refused. */
export function TextPair(props: {
  path: string
  label: string
  value: Words
  onChange: (value: Words) => void
  max?: number
  optional?: boolean
}) {
  const t = useText(messages)
  const { errors, missing } = useEdited()
  const { path, value, max = 500 } = props
  return (
    <Box sx={pair}>
      {(['en', 'ja'] as const).map((locale) => {
        const at = `${path}.${locale}`
        return (
          <Field
            key={locale}
            id={at}
            label={t[locale](props.label)}
            value={value[locale]}
            optional={props.optional}
            help={
              missing.has(at) && (
                <Box component="span" sx={warning}>
                  {t.missing[locale]}
                </Box>
              )
            }
            error={errors[at]}
            inputProps={{ maxLength: max, lang: locale }}
            onChange={(event) => props.onChange({ ...value, [locale]: event.target.value })}
          />
        )
      })}
    </Box>
  )
}

/** Two fields side by side where there is room. */
export const pair = {
  display: 'grid',
  columnGap: 4,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
}
const warning = { color: 'tone.attention.text', fontWeight: 600 }

const messages = defineMessages({
  en: (label: string) => [`${label}, English`, `${label}（英語）`],
  ja: (label: string) => [`${label}, Japanese`, `${label}（日本語）`],
  missing: {
    en: [
      'Missing. English readers see the Japanese text.',
      '未入力です。英語の画面でも日本語で表示されます。',
    ],
    ja: [
      'Missing. Japanese readers see the English text.',
      '未入力です。日本語の画面でも英語で表示されます。',
    ],
  },
})
