import type { components } from '@officina/openapi/schema'
import { formatNumber } from '@officina/shared/format'
import { BarChart } from '@officina/ui/BarChart'
import { Part } from '@officina/ui/figures/Part'
import { defineMessages, useLocale, useText } from '@officina/ui/text'

type Hours = components['schemas']['AdminQueues']['hours']

/** Orders of today by the hour, beside those of yesterday. */
export function Hours({ hours }: { hours: Hours }) {
  const t = useText(messages)
  const locale = useLocale()
  const sum = (name: 'placed' | 'placed_before') => hours.reduce((all, hour) => all + hour[name], 0)
  const finding = t.finding(sum('placed'), sum('placed_before'))
  return (
    <Part title={t.title}>
      <p style={{ marginTop: 0 }}>{finding}</p>
      <BarChart
        name={t.title}
        finding={finding}
        text={(value) => formatNumber(value, locale)}
        bars={hours.map(({ hour, placed, placed_before: before }) => ({
          value: placed,
          label: t.hour(hour),
          mark: hour % 3 === 0 ? `${hour}` : ' ',
          note: t.yesterday(before),
        }))}
      />
    </Part>
  )
}

const messages = defineMessages({
  title: ['Orders today, by hour', '今日の注文（時間別）'],
  hour: (hour: number) => [`${hour}:00`, `${hour}時`],
  yesterday: (n: number) => [`${n} yesterday`, `前日 ${n}件`],
  finding: (today: number, before: number) => [
    `${today} ${today === 1 ? 'order' : 'orders'} today so far; ${before} in all of yesterday.`,
    `今日の注文はこれまでに${today}件、昨日は1日で${before}件でした。`,
  ],
})
