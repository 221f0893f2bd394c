import { bracketed, minorDigits, parseMoney } from '@officina/shared/format'
import { Field } from '@officina/ui/Field'
import { defineMessages, useLocale, useText } from '@officina/ui/text'
import { useState } from 'react'
import { useMe } from '../admin/MeContext.ts'
import type { InputProps } from './overrides.ts'
import { useSchemaInput } from './useSchemaInput.ts'

/** An amount of the shop's currency; the form holds minor units. */
export function MoneyInput(props: InputProps) {
  const { currency = 'USD' } = useMe()
  const digits = minorDigits(currency)
  return (
    <DecimalInput
      {...props}
      unit={currency}
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
      show={(points) => String(points / 100)}
      read={(text) => {
        const plain = text.normalize('NFKC').replace(/[\s%]/g, '')
        return /^\d+(\.\d{0,2})?$/.test(plain) ? Math.round(Number(plain) * 100) : undefined
      }}
    />
  )
}

// What is typed stays as it is while the form already holds the number.
function DecimalInput(
  props: InputProps & {
    unit: string
    show: (value: number) => string
    read: (text: string) => number | undefined
  },
) {
  const t = useText(messages)
  const locale = useLocale()
  const [typed, setTyped] = useState<string>()
  const { asField, field, label, error } = useSchemaInput(props, {
    format: (value: unknown) => value,
    parse: (value: unknown) => value,
    show: props.show,
  })
  const stored = typeof field.value === 'number' ? props.show(field.value) : ''
  const unreadable = typed !== undefined && typed !== '' && props.read(typed) === undefined
  return (
    <Field
      {...asField}
      label={bracketed(label, props.unit, locale)}
      error={unreadable ? t.unreadable : error}
      inputProps={{ inputMode: 'decimal' }}
      value={typed ?? stored}
      onChange={(event) => {
        setTyped(event.target.value)
        field.onChange(event.target.value === '' ? null : (props.read(event.target.value) ?? null))
      }}
      onBlur={() => {
        if (!unreadable) setTyped(undefined)
        field.onBlur()
      }}
    />
  )
}

const messages = defineMessages({
  unreadable: ['Enter a number such as 12.5.', '12.5 のような数値で入力してください。'],
})
