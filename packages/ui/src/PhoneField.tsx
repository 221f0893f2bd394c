import { phoneProblem } from '@officina/shared/phoneProblem'
import { type ChangeEvent, useState } from 'react'
import { Field, type FieldProps } from './Field.tsx'
import { usePhoneRules } from './phones.ts'
import { useLocale } from './text.tsx'

type Change = (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => void

/**
 * A phone number. A stored one is shown as it is dialled in `country` (ISO 3166), whose numbers need no code; what is
 * no number there is said when the field is left. The value is what was typed, until then what was stored.
 */
export function PhoneField({
  country,
  error,
  value,
  onChange,
  onBlur,
  ...props
}: Omit<FieldProps, 'value' | 'onChange'> & {
  country?: string | undefined
  value: string
  onChange: Change
}) {
  const locale = useLocale()
  const rules = usePhoneRules()
  const [isTyping, setTyping] = useState(false)
  const [touched, setTouched] = useState(false)
  const isWrong = touched && !isTyping && value.trim() && rules && !rules.plainPhone(value, country)
  return (
    <Field
      type="tel"
      {...props}
      value={touched ? value : (rules?.shownPhone(value, country) ?? value)}
      error={error ?? (isWrong ? phoneProblem[locale] : undefined)}
      onChange={(event) => {
        setTyping(true)
        setTouched(true)
        onChange(event)
      }}
      onBlur={(event) => {
        setTyping(false)
        onBlur?.(event)
      }}
    />
  )
}
