import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import { formatNumber, formatPercent } from '@officina/shared/format'
import { running } from '@officina/shared/recipe'
import { PlainSelect } from '@officina/ui/PlainSelect'
import { useLocale, useText } from '@officina/ui/text'
import { tabular } from '@officina/ui/theme.ts'
import { Money } from '@officina/ui/values'
import type { ReactNode } from 'react'
import { Link, useSearchParams } from 'react-router'
import { pathTo } from '../../../pathTo.ts'
import { messages } from './messages.ts'
import type { Practice } from './types.ts'

type Value = Practice['stats']['revenue']

/** The numbers of a period with the change against the one before, in one strip. */
export function Stats({ practice }: { practice: Practice }) {
  const t = useText(messages)
  const locale = useLocale()
  const changeOf = useChange()
  const { stats, currency } = practice
  const number = (value: number) => formatNumber(value, locale)
  return (
    <section aria-label={t.numbers}>
      <PeriodPicker />
      <Card sx={grid}>
        <Stat
          label={t.revenue}
          value={<Money amount={stats.revenue.value} currency={currency} />}
          change={changeOf(stats.revenue)}
          note={t.revenueNote}
        />
        <Stat
          label={t.commission}
          to={pathTo('/doctors/top', {}, { panel: 'earnings' })}
          value={<Money amount={stats.commission.value} currency={currency} accent />}
          change={changeOf(stats.commission)}
          note={t.rate(formatPercent(practice.rate_bp, locale))}
        />
        <Stat
          label={t.patients}
          to={pathTo('/doctors/patients', {}, { status: 'active' })}
          value={number(stats.patients_active)}
          note={t.ofTotal(number(stats.patients_total), number(stats.patients_pending))}
        />
        <Stat
          label={t.recipes}
          to={pathTo('/doctors/recipes', {}, { tab: running.status })}
          value={number(stats.recipes_issued.value)}
          change={changeOf(stats.recipes_issued)}
        />
        <Stat label={t.neverOrdered} value={number(stats.never_ordered)} note={t.neverNote} />
      </Card>
    </section>
  )
}

function Stat(props: {
  label: string
  value: ReactNode
  change?: { text: string; tone: 'good' | 'stopped' | 'draft' } | undefined
  note?: string
  to?: string
}) {
  return (
    <div>
      <div className="stat-note">
        {props.to ? <Link to={props.to}>{props.label}</Link> : props.label}
      </div>
      <div className="stat-value">{props.value}</div>
      {props.change && (
        <div style={{ color: `var(--mui-palette-tone-${props.change.tone}-text)` }}>
          {props.change.text}
        </div>
      )}
      {props.note && <div className="stat-note">{props.note}</div>}
    </div>
  )
}

function PeriodPicker() {
  const t = useText(messages)
  const setParams = useSearchParams()[1]
  const current = usePeriod()
  const options = Object.entries(t.periods).map(([value, label]) => ({ value, label }))
  // numeric keys come first in an object, so the order is given here
  const ordered = ['today', '7', '14', '30', 'all'].flatMap((key) =>
    options.filter(({ value }) => value === key),
  )
  return (
    <Box sx={{ display: 'flex', justifyContent: 'flex-end', mb: 3 }}>
      <PlainSelect
        label={t.period}
        value={current}
        options={ordered}
        onChange={(period) =>
          setParams((old) => ({ ...Object.fromEntries(old), period }), {
            replace: true,
            preventScrollReset: true,
          })
        }
      />
    </Box>
  )
}

function usePeriod() {
  const { periods } = useText(messages)
  const period = useSearchParams()[0].get('period')
  return period && period in periods ? period : '30'
}

function useChange() {
  const t = useText(messages)
  const locale = useLocale()
  const before = t.before(usePeriod())
  return ({ value, previous }: Value) => {
    if (previous === null) return undefined
    if (previous === value) return { text: t.same, tone: 'draft' as const }
    // more was taken back than earned, of which there is no share
    if (previous < 0) return undefined
    if (previous === 0) return { text: t.fromZero, tone: 'draft' as const }
    const share = formatNumber(Math.abs(value - previous) / previous, locale, {
      style: 'percent',
      maximumFractionDigits: 0,
    })
    return {
      text: t.change(share, value > previous, before),
      tone: value > previous ? ('good' as const) : ('stopped' as const),
    }
  }
}

const grid = {
  display: 'grid',
  fontSize: '0.875rem',
  gridTemplateColumns: { xs: '1fr 1fr', sm: 'repeat(3, 1fr)', xl: 'repeat(5, 1fr)' },
  '& > div': { p: 4, minWidth: 0 },
  '& .stat-note': { color: 'text.secondary' },
  '& .stat-value': { ...tabular, fontSize: '1.25rem', fontWeight: 600 },
}
