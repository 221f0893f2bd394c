import type { Locale } from '../locale.ts'
import { dosesOfDay } from './doses.ts'
import { amounts, type DosageLine, weekdayIndex } from './line.ts'
import { plain, unitText, unitWords } from './units.ts'
import { areaWords, en, ja } from './words.ts'

const measured = new Set(['ml', 'g', 'mg'])

/**
 * The dosage in one sentence: "1–2 capsules, once a day, morning, with food, for 60 days",
 * 「1回1〜2カプセル、1日1回、朝、食事とともに、60日間」. Label mode refers to the label, text mode
 * returns the doctor's own words. Never empty.
 */
export function dosageSentence(line: DosageLine, locale: Locale): string {
  const words = locale === 'ja' ? ja : en
  if (line.dosage_mode === 'label') return words.label
  if (line.dosage_mode === 'text') return line.instructions?.trim() || words.label
  const parts = [
    amountText(line, locale),
    frequencyText(line, locale),
    words.weekdays((line.weekdays ?? []).map(weekdayIndex).filter((day) => day >= 0)),
    words.join(inOrder(line.time_of_day, words.times)),
    words.meals[line.meal ?? ''] ?? '',
    line.take_with_text?.trim() ? words.takeWith(line.take_with_text.trim()) : '',
    line.area?.length
      ? words.areas(words.join(line.area.map((area) => areaText(area, locale))))
      : '',
    line.step ? words.step(line.step) : '',
    line.start_offset_days ? words.start(line.start_offset_days + 1) : '',
    line.duration_days ? words.duration(line.duration_days) : '',
  ]
  return parts.filter(Boolean).join(words.comma) || words.label
}

/**
 * What is taken at a time of day, for places that show time and step separately: "1 capsule, with food". Where the
 * doses of the day are all that is prescribed, the frequency is that of this time and goes without saying at a named
 * one; else it is the line's.
 */
export const doseSentence = (line: DosageLine, time: string, locale: Locale): string =>
  dosageSentence({ ...doseAt(line, time), start_offset_days: 0, step: null }, locale)

/** The line as it is taken at a time of day, which is not said in it, nor for how long. */
export function doseAt<L extends DosageLine>(line: L, time: string): L {
  const doses = dosesOfDay(line)
  const isAll =
    (line.frequency_period ?? 'day') === 'day' &&
    !line.as_needed &&
    doses.length === line.frequency_count
  const here = doses.filter((dose) => dose.time === time).length
  return {
    ...line,
    ...{ time_of_day: [], duration_days: null },
    ...(isAll && { frequency_count: time === 'anytime' ? here : null }),
  }
}

/** "1–2 capsules" / 「1回1〜2カプセル」, empty without an amount, and of what was typed for one and is none. */
export function amountText(line: DosageLine, locale: Locale): string {
  const [min, max] = amounts(line)
  if (min === undefined || max === undefined || min <= 0) return ''
  const unit = line.unit ?? 'other'
  if (locale === 'ja') {
    const text = min === max ? `${round(min)}` : `${round(min)}〜${round(max)}`
    return (ja.units[unit] ?? ((n: string) => `${n} ${plain(unit)}`))(text, max)
  }
  const show = measured.has(unit) ? (n: number) => `${round(n)}` : fraction
  const [one, many] = unitWords[unit] ?? [plain(unit), plain(unit)]
  return `${min === max ? show(min) : `${show(min)}–${show(max)}`} ${max > 1 ? many : one}`
}

/** "twice a day" / 「1日2回」, with "as needed" in front when so. */
export function frequencyText(line: DosageLine, locale: Locale): string {
  const words = locale === 'ja' ? ja : en
  const count = line.frequency_count
  const times = count
    ? words.frequency(count, line.frequency_period ?? 'day', !!line.as_needed)
    : ''
  return [line.as_needed ? words.asNeeded : '', times].filter(Boolean).join(words.comma)
}

export const dosageUnits =
  'capsule tablet softgel scoop sachet ml drop spray g mg pump pea fingertip_unit application pad mask other'.split(
    ' ',
  )

export const timesOfDay = ['waking', 'morning', 'midday', 'afternoon', 'evening', 'bedtime']

export const mealTimes = ['none', 'before', 'with', 'after', 'between', 'empty_stomach']

export const frequencyPeriods = ['hour', 'day', 'week', 'month']

/** Word of one value of `unit`, `time_of_day`, `meal`, weekday or area, for pickers. */
export function dosageWord(
  field: 'unit' | 'time_of_day' | 'meal' | 'weekday' | 'area',
  value: string,
  locale: Locale,
): string {
  const words = locale === 'ja' ? ja : en
  if (field === 'unit') return value === 'other' ? words.otherUnit : unitText(value, 2, locale)
  if (field === 'time_of_day') return words.times[value] ?? plain(value)
  if (field === 'meal')
    return words.meals[value] || (value === 'none' ? words.noMeal : plain(value))
  if (field === 'weekday') return words.days[weekdayIndex(value)] ?? plain(value)
  return areaText(value, locale)
}

export const applicationAreas = Object.keys(areaWords).filter((area) => area !== 'eye_area')

function areaText(area: string, locale: Locale): string {
  return areaWords[area]?.[locale === 'ja' ? 1 : 0] ?? plain(area)
}

function inOrder(values: readonly string[] | null | undefined, words: Record<string, string>) {
  const place = (value: string) => (timesOfDay.indexOf(value) + 7) % 7
  return [...new Set(values ?? [])]
    .sort((a, b) => place(a) - place(b))
    .map((value) => words[value] ?? plain(value))
}

function fraction(n: number): string {
  const whole = Math.floor(n)
  const sign = { 0.25: '¼', 0.5: '½', 0.75: '¾' }[n - whole]
  if (!sign) return `${round(n)}`
  return whole === 0 ? sign : `${whole}${sign}`
}

function round(n: number): number {
  return Math.round(n * 1000) / 1000
}
