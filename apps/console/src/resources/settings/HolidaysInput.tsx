import Close from '@mui/icons-material/Close'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { formatDate, listed } from '@officina/shared/format'
import { sentences } from '@officina/shared/messages'
import { Field } from '@officina/ui/Field'
import { defineMessages, useLocale, useText } from '@officina/ui/text'
import { useRef, useState } from 'react'
import { useController } from 'react-hook-form'
import type { InputProps } from '../../schema/overrides.ts'
import { fieldHelp, fieldLabel } from '../../schema/words.ts'

/** Days as chips; one is added by the calendar, several by pasting them, also when the field is left. */
export function HolidaysInput({ source, field: spec }: InputProps) {
  const t = useText(messages)
  const locale = useLocale()
  const [typed, setTyped] = useState('')
  const [error, setError] = useState<string>()
  const open = useRef('')
  // what is no date is not left out unasked
  const rules = { validate: () => open.current.trim() === '' }
  const { field } = useController({ name: source, rules })
  const days = (field.value ?? []) as string[]
  const type = (text: string) => {
    open.current = text
    setTyped(text)
  }
  const add = () => {
    const words = typed.split(/[\s,、;]+/).filter(Boolean)
    const read = words.map((word) => ({ word, day: dayOf(word) }))
    const wrong = read.filter(({ day }) => day === undefined).map(({ word }) => word)
    const good = read.flatMap(({ day }) => day ?? [])
    // what was not understood stays to be mended
    type(wrong.join('\n'))
    if (good.length > 0) field.onChange([...new Set([...days, ...good])].sort())
    setError(wrong.length > 0 ? t.wrong(listed(wrong, locale)) : undefined)
  }
  return (
    <Box component="fieldset" sx={{ border: 0, m: 0, p: 0, mb: 5 }}>
      <Box component="legend" sx={{ fontSize: '0.875rem', fontWeight: 600, p: 0, mb: 2 }}>
        {fieldLabel(source, spec, locale)}
      </Box>
      <Box component="ul" sx={list}>
        {days.map((day) => (
          <Box component="li" key={day} sx={chip}>
            {formatDate(day, locale)}
            <Box
              component="button"
              type="button"
              aria-label={t.remove(formatDate(day, locale))}
              onClick={() => field.onChange(days.filter((each) => each !== day))}
              sx={remove}
            >
              <Close fontSize="inherit" />
            </Box>
          </Box>
        ))}
        {days.length === 0 && <li>{t.none}</li>}
      </Box>
      <Field
        label={t.add}
        help={sentences([t.help, fieldHelp(spec, locale)], locale)}
        error={error}
        value={typed}
        multiline
        minRows={1}
        optional
        inputRef={field.ref}
        onChange={(event) => type(event.target.value)}
        onBlur={add}
      />
      <Button size="small" variant="outlined" onClick={add} sx={{ mt: -3 }}>
        {t.addButton}
      </Button>
    </Box>
  )
}

/** 2026-12-31, 2026/12/31, 2026年12月31日; undefined for what is no day. */
function dayOf(word: string): string | undefined {
  const found = /^(\d{4})[-/.年](\d{1,2})[-/.月](\d{1,2})日?$/.exec(word.normalize('NFKC'))
  if (!found) return undefined
  const [, year = '', month = '', day = ''] = found
  const text = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  const parsed = new Date(`${text}T00:00:00Z`)
  const isReal = !Number.isNaN(parsed.getTime()) && parsed.toISOString().startsWith(text)
  return isReal ? text : undefined
}

const list = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: 2,
  listStyle: 'none',
  m: 0,
  p: 0,
  mb: 3,
  color: 'text.secondary',
}

const chip = {
  display: 'inline-flex',
  alignItems: 'center',
  pl: 3,
  border: 1,
  borderColor: 'divider',
  borderRadius: '8px',
  fontSize: '0.875rem',
  color: 'text.primary',
}
const remove = {
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  minWidth: { xs: 44, sm: 28 },
  minHeight: { xs: 44, sm: 28 },
  border: 0,
  bgcolor: 'transparent',
  color: 'text.secondary',
  cursor: 'pointer',
}

const messages = defineMessages({
  none: ['None', 'なし'],
  add: ['Add days', '日付を追加'],
  addButton: ['Add to the list', 'リストに追加'],
  help: [
    'One or several dates such as 2026-12-31; paste a list.',
    '2026-12-31 の形式で入力してください。複数の日付を貼り付けられます。',
  ],
  wrong: (words: string) => [
    `Not a date: ${words}. Enter it as 2026-12-31.`,
    `日付ではありません：${words}。2026-12-31 の形式で入力してください。`,
  ],
  remove: (day: string) => [`Remove ${day}`, `${day}を削除`],
})
