import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import Typography from '@mui/material/Typography'
import { formatDate } from '@officina/shared/format'
import { DataTable } from '@officina/ui/DataTable'
import { useLocale, useText } from '@officina/ui/text'
import { useState } from 'react'
import type { AnswerSetRow } from '../../../../../features/questionnaire/types.ts'
import { messages } from './messages.ts'

/** How the points of each section have changed: a small line each, or all of them in a table. */
export function ScoreChart({ rows }: { rows: AnswerSetRow[] }) {
  const t = useText(messages)
  const [isTable, setIsTable] = useState(false)
  const { series, sets } = seriesOf(rows)
  if (series.length === 0) return null
  return (
    <Card component="section" aria-label={t.chart} sx={{ p: 5, mb: 5 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3, alignItems: 'baseline', mb: 3 }}>
        <Typography variant="h2" sx={{ flex: 1 }}>
          {t.chart}
        </Typography>
        <Button size="small" onClick={() => setIsTable(!isTable)}>
          {isTable ? t.asChart : t.asTable}
        </Button>
      </Box>
      {isTable ? (
        <ScoreTable series={series} sets={sets} />
      ) : (
        <>
          <Box sx={{ color: 'text.secondary', mb: 3 }}>{t.chartHelp}</Box>
          <Box sx={grid}>
            {series.map((each) => (
              <Line key={each.section} series={each} />
            ))}
          </Box>
        </>
      )}
    </Card>
  )
}

const width = 160
const height = 48

function Line({ series }: { series: Series }) {
  const t = useText(messages)
  const { points, max } = series
  const x = (index: number) => 6 + (index / Math.max(1, points.length - 1)) * (width - 12)
  const y = (score: number) => height - 6 - (score / (max || 1)) * (height - 12)
  const last = points.at(-1)
  const words = t.trend(series.title, points.map(({ score }) => `${score}`).join(' → '))
  return (
    <Box component="figure" sx={{ m: 0, minWidth: 0 }}>
      <Box component="figcaption" sx={{ fontSize: '0.875rem' }}>
        <strong>{series.title}</strong> {last && t.ofMax(`${last.score}`, `${max}`)}
        {series.band && ` · ${series.band}`}
      </Box>
      <svg viewBox={`0 0 ${width} ${height}`} width="100%" role="img" aria-label={words}>
        <line
          x1="0"
          x2={width}
          y1={height - 6}
          y2={height - 6}
          stroke="var(--mui-palette-divider)"
        />
        <polyline
          points={points.map(({ score }, index) => `${x(index)},${y(score)}`).join(' ')}
          fill="none"
          stroke="var(--mui-palette-primary-main)"
          strokeWidth="2"
        />
        {points.map(({ id, score }, index) => (
          <circle
            key={id}
            cx={x(index)}
            cy={y(score)}
            r="3"
            fill="var(--mui-palette-primary-main)"
          />
        ))}
      </svg>
    </Box>
  )
}

function ScoreTable({ series, sets }: { series: Series[]; sets: AnswerSetRow[] }) {
  const t = useText(messages)
  const locale = useLocale()
  return (
    <DataTable
      label={t.chart}
      rows={series}
      rowKey={(row) => row.section}
      columns={[
        { key: 'section', header: t.section, render: (row) => row.title },
        ...sets.map((set) => ({
          key: set.id,
          header: formatDate(set.submitted_at ?? set.sent_at, locale),
          align: 'right' as const,
          render: (row: Series) => row.points.find(({ id }) => id === set.id)?.score ?? '–',
        })),
      ]}
    />
  )
}

const grid = {
  display: 'grid',
  gap: 4,
  gridTemplateColumns: 'repeat(auto-fill, minmax(150px, 1fr))',
}

type Series = {
  section: string
  title: string
  /** What the newest score means. */
  band: string | null
  max: number
  points: { id: string; score: number }[]
}

/** Scores by section over the answers to the questionnaire that was answered last, oldest first. */
function seriesOf(rows: readonly AnswerSetRow[]): {
  series: Series[]
  sets: AnswerSetRow[]
} {
  const newest = rows.at(-1)
  const sets = rows.filter(({ key }) => key === newest?.key)
  if (!newest || sets.length < 2) return { series: [], sets }
  const series = newest.scores.map(({ section, title, max, band }) => {
    const points = sets.flatMap((set) => {
      const found = set.scores.find((score) => score.section === section)
      // another version may have scored it on another scale
      return found && found.max === max ? [{ id: set.id, score: found.score }] : []
    })
    return {
      section,
      title,
      band,
      points,
      max: max ?? Math.max(...points.map(({ score }) => score)),
    }
  })
  return { series, sets }
}
