import FormControl from '@mui/material/FormControl'
import FormHelperText from '@mui/material/FormHelperText'
import { styled } from '@mui/material/styles'
import { type ChangeEvent, type ReactNode, type Ref, useId } from 'react'
import { FieldLabel } from './Field.tsx'

/** Native select with the label above, for short lists. An `empty` text adds a first blank choice. */
export function SelectField(props: {
  label: ReactNode
  value: string
  options: readonly { value: string; label: string; disabled?: boolean }[]
  onChange: (event: ChangeEvent<HTMLSelectElement>) => void
  onBlur?: () => void
  empty?: string
  help?: ReactNode
  error?: string | undefined
  optional?: boolean
  required?: boolean
  disabled?: boolean
  name?: string
  id?: string
  autoComplete?: string
  ref?: Ref<HTMLSelectElement>
}) {
  const own = useId()
  const id = props.id ?? own
  const note = props.error ?? props.help
  return (
    <FormControl error={Boolean(props.error)} fullWidth sx={{ mb: 5 }}>
      <FieldLabel htmlFor={id} optional={props.optional}>
        {props.label}
      </FieldLabel>
      <Select
        id={id}
        name={props.name}
        ref={props.ref}
        value={props.value}
        onChange={props.onChange}
        onBlur={props.onBlur}
        required={props.required}
        disabled={props.disabled}
        autoComplete={props.autoComplete}
        aria-invalid={props.error ? true : undefined}
        aria-describedby={note ? `${id}-note` : undefined}
      >
        {props.empty !== undefined && <option value="">{props.empty}</option>}
        {props.options.map((option) => (
          <option key={option.value} value={option.value} disabled={option.disabled}>
            {option.label}
          </option>
        ))}
      </Select>
      {note && <FormHelperText id={`${id}-note`}>{note}</FormHelperText>}
    </FormControl>
  )
}

const Select = styled('select')(({ theme }) => ({
  font: 'inherit',
  width: '100%',
  height: 40,
  padding: '0 12px',
  color: 'inherit',
  backgroundColor: (theme.vars ?? theme).palette.background.paper,
  border: `1px solid ${(theme.vars ?? theme).palette.control}`,
  borderRadius: 8,
  '&[aria-invalid=true]': { borderColor: (theme.vars ?? theme).palette.error.main },
  '&:disabled': { opacity: 0.6 },
  [theme.breakpoints.down('sm')]: { height: 44 },
}))
