import Box from '@mui/material/Box'
import type { ReactNode } from 'react'
import { ChartFrame } from './ChartFrame.tsx'
import { ChartPlace } from './ChartPlace.tsx'
import { shown, type Trend } from './chartTypes.ts'
import { lazyWithRetry } from './lazyWithRetry.tsx'

const TrendPlot = lazyWithRetry(() => import('./TrendPlot.tsx'))
const height = 240

/** One figure over time as a line, beside the same of the period compared, dashed; as a table behind a switch. */
export function TrendChart({ controls, ...trend }: Trend & { controls?: ReactNode }) {
  const { name, points, text, now, before, finding } = trend
  // a scale of nothing would begin with the least there is
  const isEmpty = points.every((point) => !point.value && !point.before)
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
      <Box component="figure" aria-label={name} sx={{ m: 0 }}>
        <Box component="figcaption" sx={isEmpty ? { color: 'text.secondary' } : { mb: 2 }}>
          {finding}
        </Box>
        {!isEmpty && (
          <>
            <Box sx={keys}>
              <Key label={now} />
              <Key label={before} isBefore />
            </Box>
            <ChartPlace height={height}>
              <TrendPlot {...trend} height={height} />
            </ChartPlace>
          </>
        )}
      </Box>
    </ChartFrame>
  )
}

const Key = ({ label, isBefore }: { label: string; isBefore?: boolean }) => (
  <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 2 }}>
    <svg aria-hidden width="24" height="4">
      <path
        d="M0 2H24"
        stroke={`var(--mui-palette-${isBefore ? 'text-secondary' : 'primary-main'})`}
        strokeWidth={2}
        {...(isBefore ? { strokeDasharray: '4 4' } : {})}
      />
    </svg>
    {label}
  </Box>
)

const keys = {
  fontSize: '0.75rem',
  color: 'text.secondary',
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 4,
}
