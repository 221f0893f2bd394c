import Box from '@mui/material/Box'
import type { ReactNode } from 'react'

/** Sums, saving and the next step of a recipe that is being written; sticks to the foot. */
export function FootBar({ children }: { children: ReactNode }) {
  return <Box sx={bar}>{children}</Box>
}

const bar = {
  position: 'sticky',
  bottom: 0,
  zIndex: 2,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 2,
  mt: 3,
  mx: { xs: -4, sm: -6, md: 0 },
  px: 4,
  py: 3,
  bgcolor: 'background.paper',
  border: 1,
  borderColor: 'divider',
  borderRadius: { xs: 0, md: '12px' },
}
