import { expect, it } from 'vitest'
import { changeText } from './change.ts'
import { valuesOf } from './measures.ts'
import { figureQueryOf } from './query.ts'
import type { Figures, Sums } from './types.ts'
import { delayFinding, findingOf } from './words.ts'

const sums = (values: Partial<Sums>): Sums => ({
  ...{ orders: 0, units: 0, revenue: 0, tax: 0, discount: 0, refunds: 0, commission: 0 },
  ...{ patients: 0, new_patients: 0, recipes: 0, due: 0, covered: 0 },
  ...values,
})
const figures = (now: Partial<Sums>, before: Partial<Sums>): Figures => ({
  ...{ currency: 'USD', from: '2026-11-01', to: '2026-11-30', by: 'day', compare: 'previous' },
  ...{ compared_from: '2026-10-02', compared_to: '2026-10-31', refreshed_at: null },
  ...{ products: [], brands: [], categories: [], regions: [], delays: [], stock_outs: [] },
  funnel: { issued: 0, ordered: 0, repeated: 0, median_days: null },
  previous_funnel: { issued: 0, ordered: 0, repeated: 0, median_days: null },
  totals: sums(now),
  previous: sums(before),
  points: [
    { start: '2026-11-19', now: sums({ revenue: 100 }), before: sums({}) },
    { start: '2026-11-20', now: sums(now), before: sums({}) },
  ],
})

it('says what a chart shows, in both languages', () => {
  const rose = figures({ revenue: 431_000 }, { revenue: 385_000 })
  expect(findingOf('revenue', rose, 'en')).toBe(
    'Revenue rose 12% to $4,310.00, compared with the previous 30 days. Highest: 20 Nov 2026 ($4,310.00).',
  )
  expect(findingOf('revenue', rose, 'ja')).toBe(
    '売上は前の30日間より12%増え、$4,310.00でした。最高は2026年11月20日の$4,310.00です。',
  )
  const days = (covered: number) => ({ due: 100, covered })
  expect(findingOf('adherence', figures(days(60), days(80)), 'en')).toMatch(
    /^Days covered fell 25% to 60%, compared with/,
  )
  expect(findingOf('orders', figures({}, {}), 'en')).toMatch(/^Orders: nothing in this period/)
  expect(findingOf('orders', { ...figures({ orders: 2 }, {}), compare: 'year' }, 'en')).toMatch(
    /^Orders: 2, after nothing in the same days last year\./,
  )
  // more was taken back than earned
  const below = figures({ commission: 500 }, { commission: -2_000 })
  expect(findingOf('commission', below, 'en')).toMatch(
    /^Commission: \$5\.00, after −\$20\.00 in the previous 30 days\./,
  )
  expect(changeText(500, -2_000, below, 'ja')).toBe('前の30日間より増')
})

it('says nothing of the half of a handful', () => {
  const of = (ordered: number) =>
    delayFinding(
      { ...figures({}, {}), funnel: { issued: 9, ordered, repeated: 0, median_days: 2 } },
      'ja',
    )
  expect(of(4)).toBe('9件中4件のレシピが注文済みです。')
  expect(of(5)).toMatch(/^注文されたレシピの半数は、発行から2日以内に/)
})

it('draws no fall to nothing on a day that is not counted yet', () => {
  const { points, ...rest } = figures({ due: 70, covered: 63 }, {})
  const today = { start: '2026-11-21', now: sums({}), before: sums({}) }
  const all = { ...rest, points: [...points.slice(1), today] }
  expect(valuesOf('adherence', all)).toEqual([9_000, null])
  expect(valuesOf('orders', all)).toEqual([0, 0])
})

it('compares as the words say', () => {
  expect(changeText(112, 100, figures({}, {}), 'en')).toBe('12% more than the previous 30 days')
  expect(changeText(50, 100, { ...figures({}, {}), compare: 'year' }, 'ja')).toBe(
    '前年同期より50%減',
  )
  expect(changeText(7, 7, figures({}, {}), 'en')).toBe('Same as the previous 30 days')
})

it('reads the address, and leaves out what is mistyped', () => {
  const read = (query: string) => figureQueryOf(new URLSearchParams(query))
  expect(read('period=5&by=year&catalog=x')).toEqual({ days: 30, by: 'day', compare: 'previous' })
  expect(read('period=365&compare=year')).toEqual({ days: 365, by: 'month', compare: 'year' })
  expect(read('from=2026-01-01&to=2026-03-31&region=US-NY')).toEqual({
    ...{ from: '2026-01-01', to: '2026-03-31', by: 'week', compare: 'previous', region: 'US-NY' },
  })
  expect(read('from=2021-01-01&to=2026-03-31')).toHaveProperty('days', 30)
})
