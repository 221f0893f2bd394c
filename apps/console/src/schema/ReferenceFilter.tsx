import Box from '@mui/material/Box'
import { useLocale } from '@officina/ui/text'
import { ReferencePicker } from './ReferencePicker.tsx'
import type { FieldSpec } from './spec.ts'
import { fieldLabel } from './words.ts'

/** Narrows a list to one other record, found by typing its name. */
export function ReferenceFilter(props: {
  name: string
  field: FieldSpec
  value: string | undefined
  onChange: (id: string | undefined) => void
}) {
  const label = fieldLabel(props.name, props.field, useLocale())
  return (
    <Box sx={{ width: 220 }}>
      <ReferencePicker
        resource={props.field.reference as string}
        value={props.value ?? null}
        onChange={(id) => props.onChange(id ?? undefined)}
        ariaLabel={label}
        placeholder={label}
      />
    </Box>
  )
}
