import Box from '@mui/material/Box'
import { type KeyboardEvent, type ReactNode, useState } from 'react'
import { ChartFrame } from './ChartFrame.tsx'
import { endsOf, scaleOf } from './chartScale.ts'
import { tabular } from './theme.ts'

/** Null where there is nothing to count: the line has a gap. */
export type TrendPoint = { label: string; value: number | null; before: number | null }

type Trend = {
  name: string
  /** What the lines show, as a sentence. */
  finding: string
  points: readonly TrendPoint[]
  text: (value: number) => string
  /** What the line and the dashed one stand for. */
  now: string
  before: string
  /** The least height of the scale, where small values are to stay small. */
  least?: number
}

/** One figure over time as a line, beside the same of the period compared, dashed; as a table behind a switch. */
export function TrendChart({ controls, ...trend }: Trend & { controls?: ReactNode }) {
  const { name, points, text, now, before } = trend
  return (
    <ChartFrame
      name={name}
      controls={controls}
      head={[name, now, before]}
      rows={points.map((point) => [
        point.label,
        shown(point.value, text),
        shown(point.before, text),
      ])}
    >
      <Lines {...trend} />
    </ChartFrame>
  )
}

/** With the arrow keys, or under the pointer, one point after the other says its values. */
function Lines(trend: Trend) {
  const { points, text, finding, name } = trend
  const [chosen, setChosen] = useState<number>()
  const point = chosen === undefined ? undefined : points[chosen]
  const last = points.length - 1
  const move = (event: KeyboardEvent) => {
    const steps: Record<string, number> = {
      ArrowLeft: Math.max(0, (chosen ?? last + 1) - 1),
      ArrowRight: Math.min(last, (chosen ?? -1) + 1),
      Home: 0,
      End: last,
    }
    const next = steps[event.key]
    if (next === undefined) return
    event.preventDefault()
    setChosen(next)
  }
  return (
    <Box component="figure" sx={{ m: 0 }}>
      <Box component="figcaption" sx={{ mb: 2 }}>
        {finding}
      </Box>
      <Box sx={{ ...small, display: 'flex', flexWrap: 'wrap', columnGap: 4, minHeight: 24 }}>
        <Key label={trend.now} />
        <Key label={trend.before} isBefore />
        <Box
          component="span"
          aria-live="polite"
          sx={{ ...tabular, ml: 'auto', color: 'text.primary' }}
        >
          {point &&
            `${point.label}: ${shown(point.value, text)} · ${trend.before}: ${shown(point.before, text)}`}
        </Box>
      </Box>
      <Box
        sx={frame}
        tabIndex={0}
        role="group"
        aria-label={name}
        onKeyDown={move}
        onBlur={() => setChosen(undefined)}
        onPointerLeave={() => setChosen(undefined)}
      >
        <Plot {...trend} chosen={chosen} onChoose={setChosen} />
      </Box>
    </Box>
  )
}

const Key = ({ label, isBefore }: { label: string; isBefore?: boolean }) => (
  <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 2 }}>
    <svg aria-hidden width="24" height="4">
      <path d="M0 2H24" {...(isBefore ? dashed : line)} />
    </svg>
    {label}
  </Box>
)

function Plot(props: Trend & { chosen: number | undefined; onChoose: (index: number) => void }) {
  const { points, text, chosen } = props
  const { top, bottom } = scaleOf(
    points.flatMap(({ value, before }) => [value ?? 0, before ?? 0]),
    props.least,
  )
  const x = (index: number) => (points.length > 1 ? (index / (points.length - 1)) * 100 : 50)
  const y = (value: number) => ((top - value) / (top - bottom)) * 100
  const path = (of: (point: TrendPoint) => number | null) =>
    points
      .map((point, i) => {
        const value = of(point)
        if (value === null) return ''
        const before = points[i - 1]
        return `${before && of(before) !== null ? 'L' : 'M'}${x(i)} ${y(value)}`
      })
      .join('')
  const highest = points.reduce(
    (best, point, i) => ((point.value ?? 0) > (points[best]?.value ?? 0) ? i : best),
    0,
  )
  const marked = [...new Set([highest, points.length - 1])].filter((i) => points[i]?.value)
  const scale = [top, (top + bottom) / 2, bottom]
  return (
    <>
      <Box aria-hidden sx={{ ...tabular, ...small, ...column }}>
        {scale.map((value) => (
          <span key={value}>{text(value)}</span>
        ))}
      </Box>
      <Box
        sx={{ position: 'relative', height: 200, mt: 2 }}
        onPointerMove={(event) => {
          const { left, width } = event.currentTarget.getBoundingClientRect()
          const share = Math.min(1, Math.max(0, (event.clientX - left) / width))
          props.onChoose(Math.round(share * (points.length - 1)))
        }}
      >
        <svg
          viewBox="0 0 100 100"
          preserveAspectRatio="none"
          width="100%"
          height="100%"
          role="img"
          aria-label={props.finding}
          style={{ overflow: 'visible', display: 'block' }}
        >
          {scale.map((value) => (
            <path key={value} d={`M0 ${y(value)}H100`} {...thin} />
          ))}
          {chosen !== undefined && <path d={`M${x(chosen)} 0V100`} {...thin} />}
          <path d={path((point) => point.before)} {...dashed} />
          <path d={path((point) => point.value)} {...line} />
        </svg>
        {points.map((point, i) =>
          i === chosen || marked.includes(i) || points.length === 1 ? (
            <Box
              key={point.label}
              aria-hidden
              sx={dot}
              style={{ left: `${x(i)}%`, top: `${y(point.value ?? 0)}%` }}
            />
          ) : null,
        )}
        {chosen === undefined &&
          marked.map((i) => (
            <Box
              key={i}
              aria-hidden
              sx={{ ...tabular, ...small, ...mark }}
              style={{
                left: `${x(i)}%`,
                top: `${y(points[i]?.value ?? 0)}%`,
                transform: `translate(${x(i) > 85 ? -100 : x(i) < 15 ? 0 : -50}%, -140%)`,
              }}
            >
              {text(points[i]?.value ?? 0)}
            </Box>
          ))}
      </Box>
      <Box aria-hidden sx={{ ...tabular, ...small, ...axis }}>
        {endsOf(points).map(({ label }) => (
          <span key={label}>{label}</span>
        ))}
      </Box>
    </>
  )
}

const shown = (value: number | null, text: (value: number) => string) =>
  value === null ? '–' : text(value)

const small = { fontSize: '0.75rem', color: 'text.secondary' }
const frame = {
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: 2,
  rowGap: 1,
  pt: 4,
  breakInside: 'avoid',
}
const column = {
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'space-between',
  textAlign: 'right',
  lineHeight: '16px',
  mb: '-8px',
}
const axis = { gridColumn: 2, display: 'flex', justifyContent: 'space-between', gap: 2, pt: 1 }
const dot = {
  position: 'absolute',
  width: 8,
  height: 8,
  m: '-4px',
  borderRadius: '50%',
  bgcolor: 'primary.main',
  pointerEvents: 'none',
}
const mark = {
  position: 'absolute',
  whiteSpace: 'nowrap',
  color: 'text.primary',
  pointerEvents: 'none',
}
const stroke = { fill: 'none', vectorEffect: 'non-scaling-stroke' } as const
const line = { ...stroke, stroke: 'var(--mui-palette-primary-main)', strokeWidth: 2 }
const dashed = {
  ...stroke,
  stroke: 'var(--mui-palette-text-secondary)',
  strokeWidth: 1.5,
  strokeDasharray: '4 4',
}
const thin = { ...stroke, stroke: 'var(--mui-palette-divider)' }
