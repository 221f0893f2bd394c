import Box from '@mui/material/Box'
import type { ReactNode } from 'react'

/** What stands after a name in the same line, quieter. */
export const Muted = (props: { children: ReactNode }) => (
  <Box component="span" sx={muted}>
    {props.children}
  </Box>
)

// an inline block is not underlined with the link it stands in
const muted = {
  display: 'inline-block',
  ml: 2,
  fontSize: '0.875rem',
  fontWeight: 400,
  color: 'text.secondary',
}
