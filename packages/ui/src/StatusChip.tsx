import Box from '@mui/material/Box'
import type { Tone } from '@officina/shared/status/words'
import { type StatusKind, statusOf } from '@officina/shared/status/words'
import type { ReactNode } from 'react'
import { useLocale } from './text.tsx'

/** A word on a tint. Colour never speaks alone. */
export function StatusChip(props: { tone: Tone; children: ReactNode }) {
  return (
    <Box
      component="span"
      className="status-chip"
      sx={{
        display: 'inline-flex',
        alignItems: 'center',
        flexShrink: 0,
        px: 2,
        py: '2px',
        borderRadius: '8px',
        fontSize: '0.875rem',
        fontWeight: 600,
        lineHeight: 1.43,
        whiteSpace: 'nowrap',
        color: `tone.${props.tone}.text`,
        bgcolor: `tone.${props.tone}.tint`,
      }}
    >
      {props.children}
    </Box>
  )
}

/** Chip of a state of the product, in the reader's words: `<Status kind="recipe" value={recipe.status} />`. */
export function Status(props: { kind: StatusKind; value: string }) {
  const status = statusOf(props.kind, props.value, useLocale())
  return <StatusChip tone={status.tone}>{status.label}</StatusChip>
}
