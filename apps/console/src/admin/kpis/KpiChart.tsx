import Card from '@mui/material/Card'
import type { components } from '@officina/openapi/schema'
import { addDays } from '@officina/shared/dates/days'
import { formatDate, formatMoney, formatNumber } from '@officina/shared/format'
import { BarChart } from '@officina/ui/BarChart'
import { PlainSelect } from '@officina/ui/PlainSelect'
import { defineMessages, useLocale, useText } from '@officina/ui/text'
import { useState } from 'react'
import { useMe } from '../MeContext.ts'

type Kpis = components['schemas']['AdminKpis']
const all = ['orders', 'sales', 'commission'] as const

/** One figure day by day as bars; the same figures as a table behind a switch. */
export default function KpiChart({ kpis }: { kpis: Kpis }) {
  const t = useText(messages)
  const locale = useLocale()
  const { currency = 'USD' } = useMe()
  const names = all.filter((name) => kpis[name])
  const [chosen, setChosen] = useState<(typeof all)[number]>('orders')
  const days = (kpis[chosen]?.days ?? []).map((value, index) => ({
    value,
    label: formatDate(addDays(kpis.from, index), locale, 'UTC'),
  }))
  const text = (value: number) =>
    chosen === 'orders' ? formatNumber(value, locale) : formatMoney(value, currency, locale)
  return (
    <Card sx={{ p: 4, mt: 3 }}>
      <BarChart
        name={t[chosen]}
        bars={days}
        text={text}
        controls={
          <PlainSelect
            label={t.figure}
            value={chosen}
            options={names.map((name) => ({ value: name, label: t[name] }))}
            onChange={setChosen}
          />
        }
      />
    </Card>
  )
}

const messages = defineMessages({
  figure: ['Figure', '数値'],
  orders: ['Orders', '注文'],
  sales: ['Revenue', '売上'],
  commission: ['Commission', '手数料'],
})
