import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { bracketed, minorDigits, parseMoney } from '@officina/shared/format'
import { type FormEvent, type ReactNode, useState } from 'react'
import { Field } from './Field.tsx'
import type { Filter, FilterValue, NumberRange } from './filters.ts'
import { defineMessages, useLocale, useText } from './text.tsx'

type Props<Kind extends Filter['kind']> = {
  filter: Extract<Filter, { kind: Kind }>
  onChange: (value: FilterValue) => void
  onDone: () => void
}

/** A filter's word; applied by Enter or the button, so that a list is not read at every key. */
export function FilterText({ filter, onChange, onDone }: Props<'text'>) {
  const t = useText(messages)
  const [typed, setTyped] = useState(filter.value ?? '')
  const [wrong, setWrong] = useState(false)
  const text = typed.trim()
  function apply() {
    if (text && filter.pattern && !new RegExp(filter.pattern, 'u').test(text)) return setWrong(true)
    onChange(text || undefined)
    onDone()
  }
  return (
    <Typed onApply={apply}>
      <Field
        autoFocus
        label={filter.label}
        help={filter.help}
        error={wrong ? (filter.help ?? t.wrong) : undefined}
        value={typed}
        onChange={(event) => {
          setWrong(false)
          setTyped(event.target.value)
        }}
      />
    </Typed>
  )
}

/** From and to, of money or plain numbers; either may stay empty. */
export function FilterAmounts({ filter, onChange, onDone }: Props<'amounts'>) {
  const t = useText(messages)
  const locale = useLocale()
  const { currency } = filter
  const [typed, setTyped] = useState({
    from: shown(filter.value?.from, currency),
    to: shown(filter.value?.to, currency),
  })
  const [wrong, setWrong] = useState<'from' | 'to'>()
  function apply() {
    const from = read(typed.from, currency)
    const to = read(typed.to, currency)
    if (from === null || to === null) return setWrong(from === null ? 'from' : 'to')
    const range: NumberRange = {
      ...(from === undefined ? {} : { from }),
      ...(to === undefined ? {} : { to }),
    }
    onChange(from === undefined && to === undefined ? undefined : range)
    onDone()
  }
  return (
    <Typed onApply={apply}>
      {(['from', 'to'] as const).map((end) => (
        <Field
          key={end}
          autoFocus={end === 'from'}
          label={currency ? bracketed(t[end], currency, locale) : t[end]}
          error={wrong === end ? t.number : undefined}
          value={typed[end]}
          inputProps={{ inputMode: 'decimal' }}
          onChange={(event) => {
            setWrong(undefined)
            setTyped({ ...typed, [end]: event.target.value })
          }}
        />
      ))}
    </Typed>
  )
}

function Typed(props: { onApply: () => void; children: ReactNode }) {
  const t = useText(messages)
  return (
    <Box
      component="form"
      sx={{ width: 220 }}
      onSubmit={(event: FormEvent) => {
        event.preventDefault()
        props.onApply()
      }}
    >
      {props.children}
      <Button type="submit" size="small">
        {t.apply}
      </Button>
    </Box>
  )
}

const shown = (value: number | undefined, currency: string | undefined): string => {
  if (value === undefined) return ''
  const digits = currency ? minorDigits(currency) : 0
  return (value / 10 ** digits).toFixed(digits)
}

/** undefined: nothing typed; null: no number. */
function read(text: string, currency: string | undefined): number | undefined | null {
  if (!text.trim()) return undefined
  if (currency) return parseMoney(text, currency) ?? null
  const plain = text.normalize('NFKC').replace(/[\s,]/g, '')
  return /^-?\d{1,15}$/.test(plain) ? Number(plain) : null
}

const messages = defineMessages({
  from: ['From', '以上'],
  to: ['To', '以下'],
  apply: ['Apply', '適用'],
  wrong: [
    'Nothing can be found by this value. Enter a different one.',
    'この値では検索できません。別の値を入力してください。',
  ],
  number: ['Enter a number such as 120.', '120 のような数値で入力してください。'],
})
