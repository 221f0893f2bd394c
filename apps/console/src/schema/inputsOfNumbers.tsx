import { bracketed, minorDigits, parseMoney, parseNumber } from '@officina/shared/format'
import { Field } from '@officina/ui/Field'
import { useLocale } from '@officina/ui/text'
import { useState } from 'react'
import { useMe } from '../admin/MeContext.ts'
import type { InputProps } from './overrides.ts'
import { asItIs, useSchemaInput } from './useSchemaInput.ts'
import { readable, useErrorText, whole } from './validation.ts'
import { unitName } from './words.ts'

/** A number as it is. Not `type="number"`, which gives nothing for what is none: it would be saved as empty. */
export function NumberInput(props: InputProps) {
  const locale = useLocale()
  const { type, unit } = props.field
  return (
    <DecimalInput
      {...props}
      unit={unit && unitName(unit, locale)}
      show={String}
      read={(text) => parseNumber(text) ?? undefined}
      check={type === 'integer' ? whole : readable}
    />
  )
}

/** An amount of the shop's currency; the form holds minor units. */
export function MoneyInput(props: InputProps) {
  const { currency = 'USD' } = useMe()
  const digits = minorDigits(currency)
  return (
    <DecimalInput
      {...props}
      unit={currency}
      check={readable}
      show={(amount) => (amount / 10 ** digits).toFixed(digits)}
      read={(text) => parseMoney(text, currency)}
    />
  )
}

/** Per cent; the form holds basis points. */
export function PercentInput(props: InputProps) {
  return (
    <DecimalInput
      {...props}
      unit="%"
      check={readable}
      show={(points) => String(points / 100)}
      read={(text) => {
        const plain = text.normalize('NFKC').replace(/[\s%]/g, '')
        return /^\d+(\.\d{0,2})?$/.test(plain) ? Math.round(Number(plain) * 100) : undefined
      }}
    />
  )
}

// What is typed stays as it is while the form already holds the number. What is no number the form holds as text.
function DecimalInput(
  props: InputProps & {
    unit: string | undefined
    show: (value: number) => string
    read: (text: string) => number | undefined
    check: typeof readable
  },
) {
  const errorText = useErrorText()
  const locale = useLocale()
  const [typed, setTyped] = useState<string>()
  const { asField, field, label, error } = useSchemaInput(props, {
    ...asItIs,
    show: props.show,
    validate: props.check,
  })
  const { value } = field
  const stored = typeof value === 'number' ? props.show(value) : String(value ?? '')
  return (
    <Field
      {...asField}
      label={props.unit ? bracketed(label, props.unit, locale) : label}
      error={errorText(props.check(value)) ?? error}
      inputProps={{ inputMode: 'decimal' }}
      value={typed ?? stored}
      onChange={(event) => {
        const text = event.target.value
        setTyped(text)
        field.onChange(text === '' ? null : (props.read(text) ?? text))
      }}
      onBlur={() => {
        setTyped(undefined)
        field.onBlur()
      }}
    />
  )
}
