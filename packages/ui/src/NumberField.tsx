import { parseNumber } from '@officina/shared/format'
import { useEffect, useState } from 'react'
import { Field } from './Field.tsx'
import { boundsText, isWithin } from './numberBounds.ts'
import { useLocale } from './text.tsx'

/**
 * A number as it is typed; full-width digits count. Nothing typed is null. What is out of bounds is
 * said at the field and passed on as it is, so that it is refused and never becomes another number; what is no number is
 * passed on as one below the least.
 */
export function NumberField(props: {
  id?: string
  name?: string
  label: string
  value: number | null
  onChange: (value: number | null) => void
  min?: number
  max: number
  decimals?: boolean
  optional?: boolean
  help?: string
  error?: string | undefined
}) {
  const { value, min = 0, max, decimals = false } = props
  const locale = useLocale()
  const [typed, setTyped] = useState(textOf(value))
  const [isTyping, setIsTyping] = useState(false)
  // a value from outside wins over what stands there, unless it is the same number or being typed
  useEffect(() => {
    if (!isTyping) setTyped((old) => (numberOf(old, min) === value ? old : textOf(value)))
  }, [value, isTyping, min])

  const bounds = { min, max, decimals }
  const number = parseNumber(typed)
  const isWrong = number === undefined || (number !== null && !isWithin(number, bounds))
  return (
    <Field
      {...(props.id && { id: props.id })}
      {...(props.name && { name: props.name })}
      label={props.label}
      optional={props.optional}
      help={props.help}
      error={isWrong ? boundsText(bounds, locale) : props.error}
      value={typed}
      inputMode={decimals ? 'decimal' : 'numeric'}
      autoComplete="off"
      onChange={(event) => {
        setTyped(event.target.value)
        props.onChange(numberOf(event.target.value, min))
      }}
      onFocus={() => setIsTyping(true)}
      onBlur={() => setIsTyping(false)}
    />
  )
}

function numberOf(text: string, min: number): number | null {
  const number = parseNumber(text)
  return number === undefined ? min - 1 : number
}

const textOf = (value: number | null) => (value === null ? '' : `${value}`)
