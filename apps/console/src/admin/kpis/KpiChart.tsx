import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import type { components } from '@officina/openapi/schema'
import { addDays } from '@officina/shared/dates/days'
import { formatDate, formatMoney, formatNumber } from '@officina/shared/format'
import { PlainSelect } from '@officina/ui/PlainSelect'
import { defineMessages, useLocale, useText } from '@officina/ui/text'
import { tabular } from '@officina/ui/theme.ts'
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
  const [table, setTable] = useState(false)
  const days = (kpis[chosen]?.days ?? []).map((value, index) => ({
    value,
    label: formatDate(addDays(kpis.from, index), locale, 'UTC'),
  }))
  const text = (value: number) =>
    chosen === 'orders' ? formatNumber(value, locale) : formatMoney(value, currency, locale)
  return (
    <Card sx={{ p: 4, mt: 3 }}>
      <Box sx={{ display: 'flex', gap: 3, mb: 3 }}>
        <PlainSelect
          label={t.figure}
          value={chosen}
          options={names.map((name) => ({ value: name, label: t[name] }))}
          onChange={setChosen}
        />
        <Button size="small" aria-pressed={table} onClick={() => setTable(!table)}>
          {t.table}
        </Button>
      </Box>
      {table ? <Days days={days} text={text} /> : <Bars days={days} text={text} name={t[chosen]} />}
    </Card>
  )
}

type Days = { value: number; label: string }[]

function Bars(props: { days: Days; text: (value: number) => string; name: string }) {
  const { days, text } = props
  const most = Math.max(1, ...days.map((day) => day.value))
  const width = 100 / Math.max(1, days.length)
  const best = days.find((day) => day.value === most)
  return (
    <>
      <svg
        viewBox="0 0 100 30"
        preserveAspectRatio="none"
        width="100%"
        height="160"
        role="img"
        aria-label={`${props.name}: ${days[0]?.label} – ${days.at(-1)?.label}`}
      >
        {days.map((day, index) => {
          const height = (Math.max(0, day.value) / most) * 30
          return (
            <rect
              key={day.label}
              x={index * width}
              y={30 - height}
              width={width * 0.8}
              height={height}
              fill="var(--mui-palette-primary-main)"
            >
              <title>{`${day.label}: ${text(day.value)}`}</title>
            </rect>
          )
        })}
      </svg>
      <Box sx={{ ...tabular, ...axis }}>
        <span>{days[0]?.label}</span>
        {best && <span>{`${best.label}: ${text(best.value)}`}</span>}
        <span>{days.at(-1)?.label}</span>
      </Box>
    </>
  )
}

function Days(props: { days: Days; text: (value: number) => string }) {
  const t = useText(messages)
  return (
    <Box tabIndex={0} role="region" aria-label={t.table} sx={{ maxHeight: 240, overflow: 'auto' }}>
      <table style={{ width: '100%', borderCollapse: 'collapse' }}>
        <tbody>
          {props.days.map((day) => (
            <tr key={day.label}>
              <th scope="row" style={{ textAlign: 'left', fontWeight: 400 }}>
                {day.label}
              </th>
              <td style={{ textAlign: 'right', fontVariantNumeric: 'tabular-nums' }}>
                {props.text(day.value)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Box>
  )
}

const axis = {
  display: 'flex',
  justifyContent: 'space-between',
  gap: 2,
  fontSize: '0.875rem',
  color: 'text.secondary',
}

const messages = defineMessages({
  figure: ['Figure', '数値'],
  orders: ['Orders', '注文'],
  sales: ['Sales', '売上'],
  commission: ['Commission', '手数料'],
  table: ['Show as table', '表で見る'],
})
