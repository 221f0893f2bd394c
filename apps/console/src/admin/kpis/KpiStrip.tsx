import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import type { components } from '@officina/openapi/schema'
import { dayMs } from '@officina/shared/dates/days'
import { formatDateTime, formatNumber } from '@officina/shared/format'
import { StatCard } from '@officina/ui/facts'
import { lazyWithRetry } from '@officina/ui/lazyWithRetry'
import { PlainSelect } from '@officina/ui/PlainSelect'
import { defineMessages, useLocale, useText } from '@officina/ui/text'
import { Money } from '@officina/ui/values'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { q } from '../../providers/queries.ts'
import { useMe } from '../MeContext.ts'

const KpiChart = lazyWithRetry(() => import('./KpiChart.tsx'))

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
  const change = (kpi: Kpi) => changeText(kpi, locale, period, t)
  const money = (amount: number) => <Money amount={amount} currency={currency} />
  const { orders, sales, commission } = data ?? {}
  return (
    <Box component="section" aria-label={t.label} sx={{ mb: 6, minHeight: { sm: 148 } }}>
      <Box sx={{ display: 'flex', gap: 3, alignItems: 'center', mb: 2 }}>
        <PlainSelect
          label={t.period}
          value={period}
          options={periods.map((days) => ({ value: days, label: t.days(days) }))}
          onChange={setPeriod}
        />
        {orders && (
          <Button size="small" aria-expanded={chart} onClick={() => setChart(!chart)}>
            {chart ? t.hide : t.show}
          </Button>
        )}
      </Box>
      {data && (
        <Box sx={cards}>
          {orders && (
            <StatCard
              label={t.orders}
              value={formatNumber(orders.value, locale)}
              note={change(orders)}
            />
          )}
          {sales && <StatCard label={t.sales} value={money(sales.value)} note={change(sales)} />}
          {commission && (
            <StatCard
              label={t.commission}
              value={money(commission.value)}
              note={change(commission)}
            />
          )}
          {data.applications !== undefined && (
            <StatCard label={t.applications} value={formatNumber(data.applications, locale)} />
          )}
          {data.oldest_unshipped_at !== undefined && (
            <StatCard
              label={t.oldest}
              value={data.oldest_unshipped_at ? t.age(daysSince(data.oldest_unshipped_at)) : '–'}
              note={
                data.oldest_unshipped_at
                  ? formatDateTime(data.oldest_unshipped_at, locale, timeZone)
                  : undefined
              }
            />
          )}
        </Box>
      )}
      {chart && data && (
        <Suspense fallback={null}>
          <KpiChart kpis={data} />
        </Suspense>
      )}
    </Box>
  )
}

function changeText(
  kpi: Kpi,
  locale: 'en' | 'ja',
  days: string,
  t: Record<'more' | 'less', (percent: string, days: string) => string> & {
    same: (days: string) => string
  },
) {
  if (kpi.value === kpi.previous) return t.same(days)
  if (kpi.previous <= 0) return undefined
  const change = (kpi.value - kpi.previous) / kpi.previous
  if (Math.abs(change) < 0.005) return t.same(days)
  const percent = new Intl.NumberFormat(locale, {
    style: 'percent',
    maximumFractionDigits: 0,
  }).format(Math.abs(change))
  return (change > 0 ? t.more : t.less)(percent, days)
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
  days: (n: string) => [`Last ${n} days`, `過去${n}日`],
  show: ['Show chart', 'グラフを表示'],
  hide: ['Hide chart', 'グラフを隠す'],
  orders: ['Orders', '注文'],
  sales: ['Sales', '売上'],
  commission: ['Commission', '手数料'],
  applications: ['Applications to review', '審査待ちの申請'],
  oldest: ['Oldest unshipped order', '最も古い未出荷の注文'],
  age: (days: number) => [days === 1 ? '1 day' : `${days} days`, `${days}日`],
  more: (percent: string, days: string) => [
    `${percent} more than the previous ${days} days`,
    `前の${days}日間より${percent}増`,
  ],
  less: (percent: string, days: string) => [
    `${percent} less than the previous ${days} days`,
    `前の${days}日間より${percent}減`,
  ],
  same: (days: string) => [`Same as the previous ${days} days`, `前の${days}日間と同じ`],
})
