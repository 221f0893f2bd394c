import Box from '@mui/material/Box'
import type { ReactNode } from 'react'
import { ChartFrame } from './ChartFrame.tsx'
import { ChartPlace } from './ChartPlace.tsx'
import type { BarPoint } from './chartTypes.ts'
import { lazyWithRetry } from './lazyWithRetry.tsx'
import { defineMessages, useText } from './text.tsx'

const BarPlot = lazyWithRetry(() => import('./BarPlot.tsx'))
const height = 184

/** One figure over time as bars, below zero too; the same figures as a table behind a switch. */
export function BarChart(props: {
  name: string
  bars: readonly BarPoint[]
  text: (value: number) => string
  /** What the bars show, as a sentence; without it the first and the last are named. */
  finding?: string
  controls?: ReactNode
}) {
  const t = useText(messages)
  const { name, bars, text } = props
  // a finding says it, and its scale counts; one of money would begin with a cent
  const isEmpty = !props.finding && bars.every((bar) => bar.value === 0)
  const hasNotes = bars.some((bar) => bar.note)
  return (
    <ChartFrame
      name={name}
      controls={props.controls}
      rows={bars.map((bar) => [bar.label, ...(hasNotes ? [bar.note ?? ''] : []), text(bar.value)])}
    >
      {isEmpty ? (
        <Box sx={{ color: 'text.secondary' }}>{t.nothing}</Box>
      ) : (
        <Box
          role="img"
          aria-label={props.finding ?? t.from(name, bars[0]?.label, bars.at(-1)?.label)}
        >
          <ChartPlace height={height}>
            <BarPlot bars={bars} text={text} height={height} />
          </ChartPlace>
        </Box>
      )}
    </ChartFrame>
  )
}

const messages = defineMessages({
  from: (name: string, first = '', last = '') => [
    `${name}: ${first} – ${last}`,
    `${name}：${first}〜${last}`,
  ],
  nothing: ['Nothing in this period.', 'この期間の実績はありません。'],
})
