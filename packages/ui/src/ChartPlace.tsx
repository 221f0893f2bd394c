import Box from '@mui/material/Box'
import { type ReactNode, Suspense } from 'react'
import { InView } from './InView.tsx'

/** The place of a chart, whose code is loaded when it comes into view; it fits on paper too. */
export function ChartPlace({ height, children }: { height: number; children: ReactNode }) {
  const space = <div style={{ minHeight: height }} />
  return (
    <Box sx={{ ...onPaper, fontSize: '0.75rem', fontVariantNumeric: 'tabular-nums' }}>
      <InView height={height}>
        <Suspense fallback={space}>{children}</Suspense>
      </InView>
    </Box>
  )
}

// the browser lays a page out for paper without telling scripts: what was measured on the screen is scaled
const onPaper = {
  breakInside: 'avoid',
  '@media print': {
    '& .recharts-wrapper': { height: 'auto !important' },
    '& .recharts-surface': { width: '100% !important', height: 'auto !important' },
  },
}
