import type { Tone } from '@officina/shared/status/words'

/** How much is left, as a bar beside its words: full is a month or more. */
export const DaysBar = (props: { days: number; tone: Tone }) => (
  <ShareBar share={props.days / 30} tone={props.tone} />
)

/** A part of a whole as a bar, for the eye: the words beside it say it. */
export function ShareBar({ share, tone }: { share: number; tone: Tone }) {
  const width = Math.max(2, Math.round(Math.min(Math.max(share, 0), 1) * 64))
  return (
    <svg
      aria-hidden
      width={64}
      height={6}
      style={{ color: `var(--mui-palette-tone-${tone}-text)`, flexShrink: 0 }}
    >
      <rect width={64} height={6} rx={3} fill="var(--mui-palette-divider)" />
      <rect width={width} height={6} rx={3} fill="currentColor" />
    </svg>
  )
}
