import Box from '@mui/material/Box'
import type { ReactNode } from 'react'
import { ChartFrame } from './ChartFrame.tsx'
import { endsOf, scaleOf } from './chartScale.ts'
import { tabular } from './theme.ts'

/** `mark` stands below the bar, where there is room for one each; `note` says more of the value. */
export type Bar = { value: number; label: string; mark?: string; note?: string }

/** One figure over time as bars, below zero too; the same figures as a table behind a switch. */
export function BarChart(props: {
  name: string
  bars: readonly Bar[]
  text: (value: number) => string
  /** What the bars show, as a sentence; without it the first and the last are named. */
  finding?: string
  controls?: ReactNode
}) {
  const { bars, text } = props
  const hasNotes = bars.some((bar) => bar.note)
  return (
    <ChartFrame
      name={props.name}
      controls={props.controls}
      rows={bars.map((bar) => [bar.label, ...(hasNotes ? [bar.note ?? ''] : []), text(bar.value)])}
    >
      <Bars {...props} />
    </ChartFrame>
  )
}

type Shown = {
  name: string
  bars: readonly Bar[]
  text: (value: number) => string
  finding?: string
}

function Bars({ name, bars, text, finding }: Shown) {
  const { top: most, bottom: least } = scaleOf(bars.map((bar) => bar.value))
  const width = 100 / Math.max(1, bars.length)
  const up = (value: number) => (value / (most - least)) * 30
  const lines = [most, (most + least) / 2, least]
  const hasMarks = bars.every((bar) => bar.mark)
  return (
    <Box sx={grid}>
      {/* the bars say their values; the scale is for the eye */}
      <Box aria-hidden sx={{ ...tabular, ...small, ...scale }}>
        {lines.map((value) => (
          <span key={value}>{text(value)}</span>
        ))}
      </Box>
      <svg
        viewBox="0 0 100 30"
        preserveAspectRatio="none"
        width="100%"
        height="160"
        role="img"
        aria-label={finding ?? `${name}: ${bars[0]?.label} – ${bars.at(-1)?.label}`}
      >
        {lines.map((value) => (
          <path
            key={value}
            d={`M0 ${up(most - value)}H100`}
            stroke="var(--mui-palette-divider)"
            vectorEffect="non-scaling-stroke"
          />
        ))}
        {bars.map((bar, index) => (
          <rect
            key={bar.label}
            x={(index + 0.1) * width}
            y={up(most - Math.max(0, bar.value))}
            width={width * 0.8}
            height={up(Math.abs(bar.value))}
            fill={`var(--mui-palette-${bar.value < 0 ? 'error' : 'primary'}-main)`}
          >
            <title>
              {[`${bar.label}: ${text(bar.value)}`, bar.note].filter(Boolean).join(' · ')}
            </title>
          </rect>
        ))}
      </svg>
      <Box aria-hidden={hasMarks} sx={{ ...tabular, ...small, ...(hasMarks ? marks : axis) }}>
        {hasMarks
          ? bars.map((bar) => <span key={bar.label}>{bar.mark}</span>)
          : endsOf(bars).map((bar) => <span key={bar.label}>{bar.label}</span>)}
      </Box>
    </Box>
  )
}

const grid = { display: 'grid', gridTemplateColumns: 'auto 1fr', columnGap: 2 }
const scale = {
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'space-between',
  textAlign: 'right',
}
const axis = { gridColumn: 2, display: 'flex', justifyContent: 'space-between', gap: 2 }
const marks = {
  gridColumn: 2,
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  textAlign: 'center',
}
const small = { fontSize: '0.75rem', color: 'text.secondary' }
