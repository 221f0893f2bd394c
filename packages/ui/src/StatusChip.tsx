import type { Tone } from '@officina/shared/status/words'
import { type StatusKind, statusOf } from '@officina/shared/status/words'
import type { CSSProperties, ReactNode } from 'react'
import { useLocale } from './text.tsx'

/** A word on a tint, drawn by the theme's styles: a list has hundreds. Colour never speaks alone. */
export function StatusChip(props: { tone: Tone; children: ReactNode }) {
  const tone = `--mui-palette-tone-${props.tone}`
  const colors = { '--text': `var(${tone}-text)`, '--tint': `var(${tone}-tint)` }
  return (
    <span className="status-chip" style={colors as CSSProperties}>
      {props.children}
    </span>
  )
}

/** Chip of a state of the product, in the reader's words: `<Status kind="recipe" value={recipe.status} />`. */
export function Status(props: { kind: StatusKind; value: string }) {
  const status = statusOf(props.kind, props.value, useLocale())
  return <StatusChip tone={status.tone}>{status.label}</StatusChip>
}
