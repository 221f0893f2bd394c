import Box from '@mui/material/Box'
import { QuantityStepper } from '@officina/ui/QuantityStepper'
import type { ComponentProps } from 'react'

/** A stepper in a form: its label stands above it, as those of the other fields. */
export const LabelledStepper = (props: ComponentProps<typeof QuantityStepper>) => (
  <Box sx={{ mb: 5 }}>
    <Box aria-hidden sx={{ fontSize: '0.875rem', fontWeight: 600, mb: 1 }}>
      {props.label}
    </Box>
    <QuantityStepper {...props} />
  </Box>
)
