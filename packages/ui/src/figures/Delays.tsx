import { formatNumber } from '@officina/shared/format'
import { BarChart } from '../BarChart.tsx'
import { defineMessages, useLocale, useText } from '../text.tsx'
import type { Figures } from './types.ts'
import { delayFinding } from './words.ts'

/** How many days passed from issue to the first order. */
export function Delays({ figures }: { figures: Figures }) {
  const t = useText(messages)
  const locale = useLocale()
  const finding = delayFinding(figures, locale)
  return (
    <>
      <p style={{ marginTop: 0 }}>{finding}</p>
      <BarChart
        name={t.name}
        finding={finding}
        text={(value) => formatNumber(value, locale)}
        bars={figures.delays.map(({ from, to, recipes }) => ({
          value: recipes,
          label: to === null ? t.more(from) : t.days(from, to),
          mark: to === null ? `${from}+` : from === to ? `${from}` : `${from}–${to}`,
        }))}
      />
    </>
  )
}

const messages = defineMessages({
  name: ['Days to the first order', '最初の注文までの日数'],
  days: (from: number, to: number) =>
    from === to
      ? [`${from} ${from === 1 ? 'day' : 'days'}`, `${from}日`]
      : [`${from}–${to} days`, `${from}〜${to}日`],
  more: (from: number) => [`${from} days or more`, `${from}日以上`],
})
