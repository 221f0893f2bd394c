import Paper from '@mui/material/Paper'
import type { ReactNode } from 'react'

/** Charts are still, take the colours of the theme, and leave what is said to the page around them. */
export const colour = {
  main: 'var(--mui-palette-primary-main)',
  negative: 'var(--mui-palette-error-main)',
  quiet: 'var(--mui-palette-text-secondary)',
  line: 'var(--mui-palette-divider)',
}

export const axisStyle = {
  axisLine: false,
  tickLine: false,
  tick: { fill: colour.quiet },
} as const

/** What a point says under the pointer, or by the arrow keys. */
export function Said({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <Paper role="status" variant="outlined" sx={{ px: 3, py: 2, fontSize: '0.875rem' }}>
      <strong>{title}</strong>
      {children}
    </Paper>
  )
}
