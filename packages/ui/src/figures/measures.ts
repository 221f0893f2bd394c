import { formatMoney, formatNumber } from '@officina/shared/format'
import type { Locale } from '@officina/shared/locale'
import type { Figures, Sums } from './types.ts'

export const measures = [
  'revenue',
  'commission',
  'orders',
  'patients',
  'recipes',
  'adherence',
  'refunds',
  'new_patients',
  'units',
  'discount',
  'tax',
] as const
export type Measure = (typeof measures)[number]

/** Those shown as cards; the others can be chosen in the chart. */
export const mainMeasures = measures.slice(0, 7)

/** The value of a measure; null where there is nothing to count. */
export function figureOf(measure: Measure, sums: Sums): number | null {
  if (measure !== 'adherence') return sums[measure]
  if (sums.due === null || sums.covered === null) return null
  return sums.due === 0 ? null : Math.round((sums.covered / sums.due) * 10_000)
}

/** A measure over the period; null at the points at which there is nothing to count. */
export const valuesOf = (measure: Measure, figures: Figures): (number | null)[] =>
  figures.points.map((point) => figureOf(measure, point.now))

/** Measures that these figures have. */
export const shownMeasures = (figures: Figures): Measure[] =>
  measures.filter((measure) => figureOf(measure, figures.totals) !== null)

/** What was chosen if the figures have it, else the first. */
export const chosenMeasure = (figures: Figures, wanted: string | null): Measure =>
  shownMeasures(figures).find((measure) => measure === wanted) ?? 'revenue'

/** A value as it is read: money, a share, or a number. */
export function textOf(measure: Measure, currency: string, locale: Locale) {
  return (value: number): string => {
    if (['revenue', 'commission', 'refunds', 'discount', 'tax'].includes(measure))
      return formatMoney(value, currency, locale)
    if (measure !== 'adherence') return formatNumber(value, locale)
    return formatNumber(value / 10_000, locale, { style: 'percent', maximumFractionDigits: 0 })
  }
}
