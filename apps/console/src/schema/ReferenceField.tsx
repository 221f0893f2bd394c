import Box from '@mui/material/Box'
import FormHelperText from '@mui/material/FormHelperText'
import { FieldLabel } from '@officina/ui/Field'
import { ReferencePicker } from './ReferencePicker.tsx'

/** A field of a dialog that is another record: found by typing its name, sent as its id. */
export default function ReferenceField(props: {
  id: string
  label: string
  help?: string | undefined
  error?: string | undefined
  optional?: boolean
  resource: string
  /** What the records on offer have in common. */
  among?: Record<string, unknown> | undefined
  value: string
  onChange: (id: string) => void
}) {
  const { id, error } = props
  const note = error ?? props.help
  return (
    <Box sx={{ mb: 5 }}>
      <FieldLabel htmlFor={id} optional={props.optional}>
        {props.label}
      </FieldLabel>
      <ReferencePicker
        id={id}
        resource={props.resource}
        {...(props.among ? { filter: props.among } : {})}
        value={props.value || null}
        onChange={(chosen) => props.onChange(chosen ?? '')}
        describedBy={note ? `${id}-note` : undefined}
        invalid={Boolean(error)}
      />
      {note && (
        <FormHelperText id={`${id}-note`} error={Boolean(error)}>
          {note}
        </FormHelperText>
      )}
    </Box>
  )
}
