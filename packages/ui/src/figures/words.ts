import { formatDate, formatDays, formatMonth, formatNumber } from '@officina/shared/format'
import type { Locale } from '@officina/shared/locale'
import { defineMessages, sentences } from '@officina/shared/messages'
import { comparedText, shareOf } from './change.ts'
import { figureOf, type Measure, textOf } from './measures.ts'
import type { Figures } from './types.ts'

export const measureWords = defineMessages({
  revenue: ['Revenue', '売上'],
  commission: ['Commission', '手数料'],
  orders: ['Orders', '注文'],
  patients: ['Patients who ordered', '注文した患者'],
  recipes: ['Recipes issued', '発行したレシピ'],
  adherence: ['Days covered', '使用継続率'],
  refunds: ['Refunds', '返金'],
  new_patients: ['New patients', '新規の患者'],
  units: ['Units', '販売数'],
  discount: ['Discounts', '割引'],
  tax: ['Tax collected', '受取税額'],
})

/** What a chart shows, as one sentence: "Revenue rose 12% to $4,310 …. Highest: 20 Nov 2026 ($500)." */
export function findingOf(measure: Measure, figures: Figures, locale: Locale): string {
  const t = words[locale]
  const text = textOf(measure, figures.currency, locale)
  const name = measureWords[locale][measure]
  const now = figureOf(measure, figures.totals) ?? 0
  const before = figureOf(measure, figures.previous) ?? 0
  const period = comparedText(figures, locale)
  const values = figures.points.map((point) => figureOf(measure, point.now) ?? 0)
  const most = Math.max(0, ...values)
  if (now === 0 && before === 0) return t.none(name)
  const share = before > 0 ? shareOf(now, before, locale) : null
  const trend =
    share === null
      ? before > 0
        ? t.stayed(name, text(now), period)
        : before < 0
          ? t.beside(name, text(now), period, text(before))
          : t.only(name, text(now), period)
      : (now > before ? t.rose : t.fell)(name, share, text(now), period)
  const best = figures.points[values.indexOf(most)]
  return values.length > 1 && most > 0 && best
    ? sentences([trend, t.highest(pointText(best.start, figures, locale), text(most))], locale)
    : trend
}

/** "What half of the recipes took": the sentence of the days to the first order. */
export function delayFinding(figures: Figures, locale: Locale): string {
  const { median_days: median, ordered, issued } = figures.funnel
  const t = words[locale]
  if (median === null) return t.noOrders
  const counts = [formatNumber(ordered, locale), formatNumber(issued, locale)] as const
  // half of a handful says nothing
  return ordered < 5 ? t.ordered(...counts) : t.delay(median, ...counts)
}

/** A day, the week that begins with it, or a month. */
export function pointText(start: string, { by }: Figures, locale: Locale): string {
  if (by === 'month') return formatMonth(start.slice(0, 7), locale, 'short')
  return by === 'week' ? words[locale].week(formatDate(start, locale)) : formatDate(start, locale)
}

export const periodText = ({ from, to }: Figures, locale: Locale): string =>
  formatDays({ from, to }, locale)

export const comparedDays = (figures: Figures, locale: Locale): string =>
  formatDays({ from: figures.compared_from, to: figures.compared_to }, locale)

const words = defineMessages({
  rose: (name: string, share: string, value: string, period: string) => [
    `${name} rose ${share} to ${value}, compared with ${period}.`,
    `${name}は${period}より${share}増え、${value}でした。`,
  ],
  fell: (name: string, share: string, value: string, period: string) => [
    `${name} fell ${share} to ${value}, compared with ${period}.`,
    `${name}は${period}より${share}減り、${value}でした。`,
  ],
  stayed: (name: string, value: string, period: string) => [
    `${name} stayed at ${value}, as in ${period}.`,
    `${name}は${period}と同じ${value}でした。`,
  ],
  beside: (name: string, value: string, period: string, before: string) => [
    `${name}: ${value}, after ${before} in ${period}.`,
    `${name}は${value}でした（${period}は${before}）。`,
  ],
  only: (name: string, value: string, period: string) => [
    `${name}: ${value}, after nothing in ${period}.`,
    `${name}は${value}でした。${period}の実績はありません。`,
  ],
  none: (name: string) => [
    `${name}: nothing in this period or the one before.`,
    `${name}は、この期間にも比較期間にも実績がありません。`,
  ],
  highest: (when: string, value: string) => [
    `Highest: ${when} (${value}).`,
    `最高は${when}の${value}です。`,
  ],
  week: (day: string) => [`Week of ${day}`, `${day}からの週`],
  noOrders: [
    'No recipe of this period was ordered yet.',
    'この期間に発行したレシピの注文はまだありません。',
  ],
  ordered: (ordered: string, issued: string) => [
    `${ordered} of ${issued} recipes ordered.`,
    `${issued}件中${ordered}件のレシピが注文済みです。`,
  ],
  delay: (median: number, ordered: string, issued: string) => [
    median === 0
      ? `Half of the ordered recipes were ordered on the day of issue (${ordered} of ${issued} ordered).`
      : `Half of the ordered recipes were ordered within ${median} ${median === 1 ? 'day' : 'days'} of issue (${ordered} of ${issued} ordered).`,
    median === 0
      ? `注文されたレシピの半数は、発行当日に注文されています（${issued}件中${ordered}件が注文済み）。`
      : `注文されたレシピの半数は、発行から${median}日以内に注文されています（${issued}件中${ordered}件が注文済み）。`,
  ],
})
