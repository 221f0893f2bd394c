import Box from '@mui/material/Box'
import type { Tone } from '@officina/shared/status/words'

/** How much is left, as a bar beside its words: full is a month or more. */
export function DaysBar({ days, tone }: { days: number; tone: Tone }) {
  const width = Math.max(2, Math.round((Math.min(days, 30) / 30) * 64))
  return (
    <Box component="svg" aria-hidden width={64} height={6} sx={{ color: `tone.${tone}.text` }}>
      <rect width={64} height={6} rx={3} fill="var(--mui-palette-divider)" />
      <rect width={width} height={6} rx={3} fill="currentColor" />
    </Box>
  )
}
