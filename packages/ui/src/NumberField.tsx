import { useEffect, useState } from 'react'
import { Field } from './Field.tsx'

/** A number as it is typed; full-width digits count. Nothing typed is null. Out of bounds goes to the bound on leaving. */
export function NumberField(props: {
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
  const { value, min = 0, max, decimals } = props
  const shown = value === null ? '' : `${value}`
  const [typed, setTyped] = useState(shown)
  // a value from outside wins over what stands there, unless it is the same number
  useEffect(() => {
    setTyped((old) => (parse(old) === value ? old : shown))
  }, [shown, value])

  function change(text: string) {
    setTyped(text)
    const number = parse(text)
    if (number === undefined) return
    if (
      number === null ||
      (number >= min && number <= max && (decimals || Number.isInteger(number)))
    )
      props.onChange(number)
  }

  return (
    <Field
      label={props.label}
      optional={props.optional}
      help={props.help}
      error={props.error}
      value={typed}
      inputMode={decimals ? 'decimal' : 'numeric'}
      autoComplete="off"
      onChange={(event) => change(event.target.value)}
      onBlur={() => {
        const number = parse(typed)
        if (typeof number !== 'number') return setTyped(shown)
        const whole = decimals ? number : Math.round(number)
        const inside = Math.min(max, Math.max(min, whole))
        setTyped(`${inside}`)
        if (inside !== value) props.onChange(inside)
      }}
    />
  )
}

/** undefined while it is no number yet. */
function parse(text: string): number | null | undefined {
  const plain = text.normalize('NFKC').trim().replace(',', '.')
  if (plain === '') return null
  const number = Number(plain)
  return Number.isFinite(number) && number >= 0 ? number : undefined
}
