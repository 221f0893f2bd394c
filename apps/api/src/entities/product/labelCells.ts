import {
  applicationAreas,
  dosageUnits,
  mealTimes,
  timesOfDay,
} from '@officina/shared/dosage/sentence'
import { plainCode } from '@officina/shared/plainCode'
import type { LabelDosage } from '../../db/schema/product.ts'
import { type ImportColumn, notOf, optional } from '../csvImport.ts'
import type { Texts } from '../errors.ts'

/** Columns of a file of products that say what the label directs. */
export const labelColumns = {
  label_amount: optional('label amount', '表示用量'),
  label_unit: optional('label unit', '表示単位'),
  label_frequency: optional('label frequency', '表示回数'),
  label_times: optional('label times', '表示時間帯'),
  label_food: optional('label food', '表示食事'),
  label_area: optional('label area', '表示部位'),
  label_max_per_day: optional('label max per day', '表示1日上限'),
  label_max_days: optional('label max days', '表示日数上限'),
} satisfies Record<string, ImportColumn>

type LabelColumn = keyof typeof labelColumns
type Read = <T>(
  column: LabelColumn,
  parse: (text: string) => T | undefined,
  text: Texts,
) => T | undefined

/** What the cells of a row say of the label; undefined when they are all empty. */
export function readLabel(read: Read): Partial<LabelDosage> | undefined {
  const meals = mealTimes as LabelDosage['meal'][]
  const units = dosageUnits as NonNullable<LabelDosage['unit']>[]
  const parts = [
    read('label_amount', amountOf, badAmount),
    read('label_unit', (text) => wrap('unit', units.find(is(text))), notOf(units)),
    read('label_frequency', frequencyOf, badFrequency),
    read('label_times', (text) => wrap('time_of_day', listOf(text, times)), notOf(times)),
    read('label_food', (text) => wrap('meal', meals.find(is(text))), notOf(meals)),
    read('label_area', (text) => wrap('area', listOf(text, applicationAreas)), badArea),
    read(
      'label_max_per_day',
      (text) => wrap('max_per_day', numberOf(text, 100_000)),
      notAbove(100_000),
    ),
    read('label_max_days', (text) => wrap('duration_days', daysOf(text)), badDays),
  ].filter((part) => part !== undefined)
  return parts.length > 0 ? Object.assign({}, ...parts) : undefined
}

/** The label with what a row says of it; without a unit of its own it counts in that of the pack. */
export function withCells(
  before: LabelDosage | null,
  cells: Partial<LabelDosage>,
  packUnit: string,
): LabelDosage {
  const label = { ...(before ?? blank), ...cells }
  return { ...label, unit: label.unit ?? (packUnit as LabelDosage['unit']) }
}

/** A label as the cells of a file; empty where it says nothing. */
export function cellsOfLabel(label: LabelDosage | null): Record<LabelColumn, string> {
  const { amount_min, amount_max, duration_days, max_per_day } = label ?? blank
  const amounts = [...new Set([amount_min, amount_max])].filter((n) => n !== null)
  return {
    label_amount: amounts.join('-'),
    label_unit: label?.unit ?? '',
    label_frequency: label ? frequencyCell(label) : '',
    label_times: label?.time_of_day.join('; ') ?? '',
    label_food: label?.meal ?? '',
    label_area: label?.area.join('; ') ?? '',
    label_max_per_day: `${max_per_day ?? ''}`,
    label_max_days: `${duration_days ?? ''}`,
  }
}

/** A label that says nothing. */
export const blank: LabelDosage = {
  amount_min: null,
  amount_max: null,
  unit: null,
  frequency_count: null,
  frequency_max: null,
  frequency_period: null,
  as_needed: false,
  time_of_day: [],
  meal: 'none',
  area: [],
  duration_days: null,
  max_per_day: null,
}

/** `1`, `0.5` or `1-3`. */
function amountOf(text: string) {
  const [, low, high] =
    /^(\d+(?:\.\d+)?)(?:\s*[-〜~]\s*(\d+(?:\.\d+)?))?$/.exec(plainCode(text)) ?? []
  const [min, max] = [numberOf(low, 10_000), numberOf(high ?? low, 10_000)]
  if (!min || !max || max < min) return undefined
  return { amount_min: min, amount_max: max > min ? max : null }
}

/** `2/day`, `1-2/week`, `every 8 hours`, each also after `as needed`, or that alone. */
function frequencyOf(text: string) {
  const [, needed, low, high, period, hours] =
    /^(as needed)?[,\s]*(?:(\d{1,2})(?:\s*[-〜~]\s*(\d{1,2}))?\s*\/\s*(day|week|month)|every (\d{1,2}) hours?)?$/i.exec(
      plainCode(text),
    ) ?? []
  if (!needed && !low && !hours) return undefined
  const [count, most] = [Number(low ?? hours ?? 1), Number(high ?? low ?? hours ?? 1)]
  if (count < 1 || most < count || most > 24) return undefined
  return {
    as_needed: needed !== undefined,
    frequency_count: low || hours ? count : null,
    frequency_max: most > count ? most : null,
    frequency_period: hours ? 'hour' : ((period?.toLowerCase() ?? null) as Period),
  }
}

function frequencyCell(label: LabelDosage): string {
  const { frequency_count: count, frequency_max: most, frequency_period: period } = label
  const often =
    period === 'hour' ? `every ${count} hours` : `${count}${most ? `-${most}` : ''}/${period}`
  return [label.as_needed ? 'as needed' : '', count ? often : ''].filter(Boolean).join(' ')
}

type Period = LabelDosage['frequency_period']
const times = timesOfDay as LabelDosage['time_of_day']

const is = (text: string) => (word: string) => word === text.toLowerCase()

const wrap = <K extends string, T>(key: K, value: T | undefined) =>
  value === undefined ? undefined : ({ [key]: value } as Record<K, T>)

function listOf<T extends string>(text: string, known: readonly T[]): T[] | undefined {
  const words = text.split(/[;；、]/).map((word) => word.trim().toLowerCase())
  const found = words.filter(Boolean).map((word) => known.find((each) => each === word))
  const right = found.filter((word) => word !== undefined)
  return right.length === found.length && right.length <= 12 ? [...new Set(right)] : undefined
}

function numberOf(text = '', most: number): number | undefined {
  const value = /^\d{1,6}(\.\d{1,3})?$/.test(text) ? Number(text) : 0
  return value > 0 && value <= most ? value : undefined
}

const daysOf = (text: string) => (/^\d+$/.test(text) ? numberOf(text, 3_650) : undefined)

const notAbove = (most: number): Texts => ({
  en: `Enter a number above 0, up to ${most}.`,
  ja: `0より大きく${most}以下の数値を入力してください。`,
})
const badDays: Texts = {
  en: 'Enter a whole number from 1 to 3650.',
  ja: '1〜3650の整数を入力してください。',
}
const badAmount: Texts = {
  en: 'Enter an amount such as “1”, “0.5” or “1-3”.',
  ja: '「1」「0.5」「1-3」のように入力してください。',
}
const badFrequency: Texts = {
  en: 'Enter “2/day”, “1-2/week”, “every 8 hours” or “as needed”.',
  ja: '「2/day」「1-2/week」「every 8 hours」「as needed」のいずれかの形で入力してください。',
}
const badArea: Texts = notOf(applicationAreas)
