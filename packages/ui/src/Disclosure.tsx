import Box from '@mui/material/Box'
import type { ReactNode } from 'react'

/** Shows and hides a part, with the browser's own details element. */
export function Disclosure(props: { summary: ReactNode; open?: boolean; children: ReactNode }) {
  return (
    <Box component="details" open={props.open} sx={box}>
      <summary>{props.summary}</summary>
      <Box sx={{ pt: 2, pb: 3 }}>{props.children}</Box>
    </Box>
  )
}

const box = {
  '& > summary': {
    cursor: 'pointer',
    fontWeight: 600,
    minHeight: { xs: 44, sm: 32 },
    alignContent: 'center',
    borderRadius: '4px',
  },
  '& > summary::marker': { color: 'text.secondary' },
}
