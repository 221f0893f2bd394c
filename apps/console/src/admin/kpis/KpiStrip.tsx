import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import type { components } from '@officina/openapi/schema'
import { dayMs } from '@officina/shared/dates/days'
import { startOfDay } from '@officina/shared/dates/zoned'
import { formatDateTime, formatNumber } from '@officina/shared/format'
import { changeText } from '@officina/ui/figures/change.ts'
import { lazyPart } from '@officina/ui/lazyPart'
import { PlainSelect } from '@officina/ui/PlainSelect'
import { Sparkline } from '@officina/ui/Sparkline'
import { defineMessages, useLocale, useText } from '@officina/ui/text'
import { tabular } from '@officina/ui/theme.ts'
import { Money } from '@officina/ui/values'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { Link } from 'react-router'
import { q } from '../../providers/queries.ts'
import { useMe } from '../MeContext.ts'

const KpiChart = lazyPart(() => import('./KpiChart.tsx'))

type Kpi = components['schemas']['AdminKpi']
const periods = ['7', '30', '90'] as const

/** How business goes: figures of the last days with their change, and one chart when asked for. */
export default function KpiStrip() {
  const t = useText(messages)
  const locale = useLocale()
  const { currency = 'USD', time_zone: timeZone = 'UTC' } = useMe()
  const [period, setPeriod] = useState<(typeof periods)[number]>('30')
  const [chart, setChart] = useState(false)
  const { data, error } = useQuery({
    ...q('/api/admin/kpis', {
      params: { query: { period: Number(period) as 7 | 30 | 90 } },
      quiet: true,
    }),
    placeholderData: keepPreviousData,
  })
  if (error) return null
  const changeOf = ({ value, previous }: Kpi) =>
    data && (previous > 0 || value === previous)
      ? changeText(value, previous, data, locale)
      : undefined
  const money = (amount: number) => <Money amount={amount} currency={currency} />
  const since = {
    order_state: ['open', 'completed', 'archived'],
    placed_at_gte: data && startOfDay(data.from, timeZone).toISOString(),
  }
  return (
    <Box component="section" aria-label={t.label} sx={{ mb: 6, minHeight: { sm: 196 } }}>
      <Box sx={{ display: 'flex', gap: 3, alignItems: 'center', mb: 2 }}>
        <PlainSelect
          label={t.period}
          value={period}
          options={periods.map((days) => ({ value: days, label: t.days(days) }))}
          onChange={setPeriod}
        />
        {data?.orders && (
          <Button size="small" aria-expanded={chart} onClick={() => setChart(!chart)}>
            {chart ? t.hide : t.show}
          </Button>
        )}
      </Box>
      {data && (
        <Box sx={cards}>
          {(['orders', 'sales', 'commission'] as const).map((name) => {
            const kpi = data[name]
            return (
              kpi && (
                <Figure
                  key={name}
                  label={t[name]}
                  value={name === 'orders' ? formatNumber(kpi.value, locale) : money(kpi.value)}
                  note={changeOf(kpi)}
                  days={kpi.days}
                  to={name === 'commission' ? '/settlements' : listOf('/orders', since)}
                />
              )
            )
          })}
          {data.applications !== undefined && (
            <Figure
              label={t.applications}
              value={formatNumber(data.applications, locale)}
              to={listOf('/doctors', { status: ['applied', 'needs_info'] })}
            />
          )}
          {data.oldest_unshipped_at !== undefined && (
            <Figure
              label={t.oldest}
              to={`${listOf('/orders', unshipped)}&sort=placed_at&order=ASC`}
              value={data.oldest_unshipped_at ? t.age(daysSince(data.oldest_unshipped_at)) : '–'}
              note={
                data.oldest_unshipped_at
                  ? formatDateTime(data.oldest_unshipped_at, locale)
                  : undefined
              }
            />
          )}
        </Box>
      )}
      {chart && data && <KpiChart kpis={data} />}
    </Box>
  )
}

/** A figure with its days as a line; it leads to the records that it counts. */
function Figure(props: {
  label: string
  value: ReactNode
  note?: ReactNode
  days?: readonly number[]
  to: string
}) {
  return (
    <Card component={Link} to={props.to} sx={card}>
      <Box sx={small}>{props.label}</Box>
      <Box sx={{ ...tabular, fontSize: '1.5rem', fontWeight: 600, overflowWrap: 'anywhere' }}>
        {props.value}
      </Box>
      {props.note && <Box sx={small}>{props.note}</Box>}
      {props.days && <Sparkline values={props.days} />}
    </Card>
  )
}

const listOf = (path: string, filter: object) =>
  `${path}?filter=${encodeURIComponent(JSON.stringify(filter))}`
/** What the oldest unshipped order is looked for among. */
const unshipped = {
  order_state: ['open'],
  fulfilment_state: ['unfulfilled', 'in_progress', 'partially_shipped', 'on_hold'],
}

const small = { fontSize: '0.875rem', color: 'text.secondary' }
const card = {
  display: 'block',
  p: 4,
  minWidth: 0,
  color: 'inherit',
  textDecoration: 'none',
  '&:hover': { borderColor: 'primary.main' },
}

const daysSince = (at: string): number =>
  Math.max(0, Math.floor((Date.now() - Date.parse(at)) / dayMs))

const cards = {
  display: 'grid',
  gap: 3,
  gridTemplateColumns: 'repeat(auto-fit, minmax(150px, 1fr))',
}

const messages = defineMessages({
  label: ['Key figures', '主な数値'],
  period: ['Period', '期間'],
  days: (n: string) => [`Last ${n} days`, `過去${n}日間`],
  show: ['Show chart', 'グラフを表示'],
  hide: ['Hide chart', 'グラフを隠す'],
  orders: ['Orders', '注文'],
  sales: ['Revenue', '売上'],
  commission: ['Commission', '手数料'],
  applications: ['Applications to review', '審査待ちの申請'],
  oldest: ['Oldest unshipped order', '最も古い未出荷の注文'],
  age: (days: number) => [days === 1 ? '1 day' : `${days} days`, `${days}日`],
})
