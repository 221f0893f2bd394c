import Box from '@mui/material/Box'
import FormHelperText from '@mui/material/FormHelperText'
import { FieldLabel } from '@officina/ui/Field'
import type { Ref } from 'react'
import { ReferencePicker } from './ReferencePicker.tsx'

/** A field that is another record: found by typing its name, sent as its id, which is empty where none is chosen. */
export default function ReferenceField(props: {
  id: string
  label: string
  help?: string | undefined
  error?: string | undefined
  optional?: boolean
  resource: string
  /** What the records on offer have in common. */
  among?: Record<string, unknown> | undefined
  /** Id of a record that is not on offer. */
  except?: string | null | undefined
  value: string
  onChange: (id: string) => void
  /** Text that stands for no record: it stays, and is an error when the form is sent. */
  onUnpicked: (text: string) => void
  inputRef?: Ref<HTMLInputElement>
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
        except={props.except}
        value={props.value || null}
        onChange={(chosen) => props.onChange(chosen ?? '')}
        onUnpicked={props.onUnpicked}
        {...(props.inputRef ? { inputRef: props.inputRef } : {})}
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
