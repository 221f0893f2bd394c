import Box from '@mui/material/Box'
import Checkbox from '@mui/material/Checkbox'
import FormHelperText from '@mui/material/FormHelperText'
import { type ChangeEvent, type ReactNode, useId } from 'react'

/** Checkbox with its label at the right and the error, else what helps, below. */
export function CheckField(props: {
  label: ReactNode
  checked: boolean
  onChange: (event: ChangeEvent<HTMLInputElement>) => void
  error?: string | undefined
  help?: string
  name?: string
  id?: string
  required?: boolean
  disabled?: boolean
}) {
  const own = useId()
  const id = props.id ?? own
  const note = props.error ?? props.help
  return (
    <Box sx={field}>
      <div className="check-row">
        <Checkbox
          id={id}
          name={props.name}
          checked={props.checked}
          onChange={props.onChange}
          disabled={props.disabled}
          sx={{ mt: '-9px', ml: '-9px', mb: '-9px', p: { xs: '10px', sm: '9px' } }}
          slotProps={{
            input: {
              required: props.required,
              'aria-invalid': props.error ? true : undefined,
              'aria-describedby': note ? `${id}-note` : undefined,
            },
          }}
        />
        <label htmlFor={id}>{props.label}</label>
      </div>
      {note && (
        <FormHelperText id={`${id}-note`} error={Boolean(props.error)}>
          {note}
        </FormHelperText>
      )}
    </Box>
  )
}

const field = {
  mb: 4,
  '& > .check-row': { display: 'flex', alignItems: 'flex-start' },
  '& > .check-row > label': { cursor: 'pointer' },
}
