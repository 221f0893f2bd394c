import Box from '@mui/material/Box'
import type { ReactNode } from 'react'

/** One text about the whole form, announced when it appears. Renders nothing without a text. */
export function FormError(props: { children?: ReactNode }) {
  return (
    <Box role="alert" sx={props.children ? box : undefined}>
      {props.children}
    </Box>
  )
}

const box = {
  mb: 5,
  p: 3,
  borderRadius: '8px',
  color: 'tone.stopped.text',
  bgcolor: 'tone.stopped.tint',
}
