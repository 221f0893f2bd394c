import { bracketed, minorDigits, parseMoney } from '@officina/shared/format'
import { Field } from '@officina/ui/Field'
import { defineMessages, useLocale, useText } from '@officina/ui/text'
import { useState } from 'react'
import { useMe } from '../../admin/MeContext.ts'

type Props = {
  label: string
  /** Minor units, or a plain number; null: nothing is typed. */
  value: number | null
  onChange: (value: number | null) => void
  error?: string | undefined
  placeholder?: string
  isPlain?: boolean
}

/** An amount inside a list of parts: what is typed stays as it is while the form already has the number. */
export function AmountField({ label, value, onChange, error, placeholder, isPlain }: Props) {
  const t = useText(messages)
  const locale = useLocale()
  const { currency = 'USD' } = useMe()
  const [typed, setTyped] = useState<string>()
  const digits = isPlain ? 0 : minorDigits(currency)
  const read = (text: string) => {
    if (!isPlain) return parseMoney(text, currency)
    return /^\d+$/.test(text.trim()) ? Number(text) : undefined
  }
  const isUnreadable = Boolean(typed) && read(typed ?? '') === undefined
  const shown = value === null ? '' : (value / 10 ** digits).toFixed(digits)
  return (
    <Field
      label={isPlain ? label : bracketed(label, currency, locale)}
      placeholder={placeholder}
      value={typed ?? shown}
      error={isUnreadable ? t.unreadable : error}
      inputProps={{ inputMode: 'decimal' }}
      onChange={(event) => {
        const text = event.target.value
        setTyped(text)
        const number = read(text)
        if (text === '' || number !== undefined) onChange(text === '' ? null : (number ?? null))
      }}
      onBlur={() => {
        if (!isUnreadable) setTyped(undefined)
      }}
    />
  )
}

const messages = defineMessages({
  unreadable: ['Enter a number such as 12.5.', '12.5 のような数値で入力してください。'],
})
