import Box from '@mui/material/Box'
import type { Warning } from './draft.ts'

const tones = { block: 'stopped', stop: 'stopped', warn: 'attention', info: 'progress' } as const

/** One warning in its own words, on the tint of its weight. */
export function WarningText({ warning }: { warning: Warning }) {
  const tone = tones[warning.level]
  return (
    <Box
      sx={{
        mt: 2,
        px: 3,
        py: 2,
        borderRadius: '8px',
        fontSize: '0.875rem',
        color: `tone.${tone}.text`,
        bgcolor: `tone.${tone}.tint`,
      }}
    >
      {warning.message}
    </Box>
  )
}
