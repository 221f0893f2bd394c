import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { type ReactNode, useState } from 'react'
import { defineMessages, useText } from './text.tsx'
import { tabular } from './theme.ts'

/** `mark` stands below the bar, where there is room for one each; `note` says more of the value. */
export type Bar = { value: number; label: string; mark?: string; note?: string }

/** One figure over time as bars, below zero too; the same figures as a table behind a switch. */
export function BarChart(props: {
  name: string
  bars: readonly Bar[]
  text: (value: number) => string
  controls?: ReactNode
}) {
  const t = useText(messages)
  const [table, setTable] = useState(false)
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3, mb: 3 }}>
        {props.controls}
        <Button size="small" aria-pressed={table} onClick={() => setTable(!table)}>
          {t.table}
        </Button>
      </Box>
      {table ? <Figures {...props} /> : <Bars {...props} />}
    </>
  )
}

type Shown = { name: string; bars: readonly Bar[]; text: (value: number) => string }

function Bars({ name, bars, text }: Shown) {
  const values = bars.map((bar) => bar.value)
  const most = roundAbove(Math.max(2, ...values))
  const least = Math.min(...values) < 0 ? -roundAbove(-Math.min(...values)) : 0
  const width = 100 / Math.max(1, bars.length)
  const up = (value: number) => (value / (most - least)) * 30
  const lines = [most, (most + least) / 2, least]
  const hasMarks = bars.every((bar) => bar.mark)
  const ends = [bars[0], bars[Math.floor(bars.length / 2)], bars.at(-1)].flatMap((bar) => bar ?? [])
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
        aria-label={`${name}: ${bars[0]?.label} – ${bars.at(-1)?.label}`}
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
          : [...new Set(ends)].map((bar) => <span key={bar.label}>{bar.label}</span>)}
      </Box>
    </Box>
  )
}

/** The top of a scale whose middle is a round number too: 2, 4, 10, 20, 40, 100 … */
function roundAbove(value: number): number {
  const power = 10 ** Math.floor(Math.log10(value))
  return ([2, 4, 6, 8, 10].find((step) => step * power >= value) ?? 10) * power
}

function Figures({ name, bars, text }: Shown) {
  return (
    <Box tabIndex={0} role="region" aria-label={name} sx={{ maxHeight: 240, overflow: 'auto' }}>
      <table aria-label={name} style={{ width: '100%', borderCollapse: 'collapse' }}>
        <tbody>
          {bars.map((bar) => (
            <tr key={bar.label}>
              <th scope="row" style={{ textAlign: 'left', fontWeight: 400 }}>
                {bar.label}
              </th>
              {bar.note && <td style={figure}>{bar.note}</td>}
              <td style={figure}>{text(bar.value)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Box>
  )
}

const figure = { textAlign: 'right', fontVariantNumeric: 'tabular-nums' } as const
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

const messages = defineMessages({ table: ['Show as table', '表で見る'] })
