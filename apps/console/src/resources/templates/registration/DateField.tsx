import { Field } from '@officina/ui/Field'

/** A calendar day, `YYYY-MM-DD` or null, with the browser's own picker. */
export function DateField(props: {
  label: string
  value: string | null
  error?: string | undefined
  onChange: (day: string | null) => void
}) {
  return (
    <Field
      type="date"
      label={props.label}
      optional
      value={props.value ?? ''}
      error={props.error}
      inputProps={{ max: '9999-12-31' }}
      onChange={(event) => props.onChange(event.target.value || null)}
    />
  )
}
