import { bracketed, minorDigits, parseMoney } from '@officina/shared/format'
import { Field } from '@officina/ui/Field'
import { useLocale } from '@officina/ui/text'
import { useState } from 'react'
import { useMe } from '../../admin/MeContext.ts'
import { unitsOf } from '../../schema/units.ts'
import { readable, useErrorText } from '../../schema/validation.ts'

type Props = {
  label: string
  /**
   * Minor units, or a plain number; null: nothing is typed. What is no number stays text, for the list to refuse, also
   * an empty one where something has to be typed.
   */
  value: number | null
  onChange: (value: number | null) => void
  error?: string | undefined
  placeholder?: string
  isPlain?: boolean
}

/** An amount inside a list of parts: what is typed stays as it is while the form already has the number. */
export function AmountField({ label, value, onChange, error, placeholder, isPlain }: Props) {
  const errorText = useErrorText()
  const locale = useLocale()
  const { currency = 'USD' } = useMe()
  const [typed, setTyped] = useState<string>()
  const digits = isPlain ? 0 : minorDigits(currency)
  const read = (text: string) => {
    if (!isPlain) return parseMoney(text, currency)
    const number = text.trim() === '' ? Number.NaN : unitsOf(text)
    return Number.isInteger(number) && number >= 0 ? number : undefined
  }
  const shown = typeof value === 'number' ? (value / 10 ** digits).toFixed(digits) : (value ?? '')
  return (
    <Field
      label={isPlain ? label : bracketed(label, currency, locale)}
      placeholder={placeholder}
      value={typed ?? shown}
      error={errorText(isEmptied(value) ? 'ra.validation.required' : readable(value)) ?? error}
      inputProps={{ inputMode: 'decimal' }}
      onChange={(event) => {
        const text = event.target.value
        setTyped(text)
        onChange(text === '' ? null : (read(text) ?? (text as never)))
      }}
      onBlur={() => setTyped(undefined)}
    />
  )
}

const isEmptied = (value: unknown): boolean => value === ''
