import type { Locale } from '../locale.ts'
import { amounts, type DosageLine, weekdayIndex } from './line.ts'
import { dosageWord, frequencyText } from './sentence.ts'
import { timesPerDay } from './supply.ts'
import { unitText } from './units.ts'
import { en, ja } from './words.ts'

/**
 * What the label of a product directs, as the contract has it: fields of a dosage and the most that is allowed.
 * `time_of_day` lists the times that fit, the usual ones first.
 */
export type LabelDosage = Required<
  Pick<
    DosageLine,
    'amount_min' | 'amount_max' | 'unit' | 'frequency_count' | 'frequency_period' | 'duration_days'
  >
> & {
  /** Most times per period where the label gives a range; not for the period `hour`. */
  frequency_max: number | null
  as_needed: boolean
  time_of_day: string[]
  meal: string
  area: string[]
  /** In `unit`. Null: it follows from amount and frequency. */
  max_per_day: number | null
}

type LabelDifference = 'amount' | 'frequency' | 'time' | 'meal' | 'duration'

/**
 * Where a structured dosage leaves the label: more in a day or more often than it allows, another time of day,
 * another food instruction, longer. What a line or the label leaves open is no difference, only a missing end
 * is. Nothing is said of a line that refers to the label or is written in words.
 */
export function labelDifferences(
  line: DosageLine,
  label: LabelDosage | null | undefined,
): LabelDifference[] {
  if (!label || (line.dosage_mode ?? 'structured') !== 'structured') return []
  const [perDay, most] = [mostPerDay(line), mostOfLabel(label)]
  const isMore = line.unit === label.unit && isAbove(perDay, most)
  // a higher daily amount already covers it
  const isOftener = !isMore && isAbove(timesPerDay(line), timesPerDay(oftenest(label)) || undefined)
  const { duration_days: longest } = label
  const found: [LabelDifference, boolean][] = [
    ['amount', isMore],
    ['frequency', isOftener],
    ['time', otherTimes(line, label).length > 0],
    ['meal', isOtherMeal(line.meal ?? 'none', label.meal)],
    ['duration', longest !== null && (line.duration_days ?? Infinity) > longest],
  ]
  return found.filter(([, differs]) => differs).map(([kind]) => kind)
}

/** A difference as a sentence: "The label of Melatonin says at bedtime; this line says morning." */
export function differenceSentence(
  kind: LabelDifference,
  { title, line, label }: { title: string; line: DosageLine; label: LabelDosage },
  locale: Locale,
): string {
  const words = differenceWords[locale]
  const times = (values: readonly string[]) =>
    values.map((value) => dosageWord('time_of_day', value, locale)).join(words.or)
  const unit = label.unit ?? 'other'
  const perDay = (n = 0) => words.perDay(Math.round(n * 1000) / 1000, unit)
  switch (kind) {
    case 'amount':
      return words.most(title, perDay(mostOfLabel(label)), perDay(mostPerDay(line)))
    case 'frequency': {
      const { frequency_count: count, frequency_period: period } = oftenest(label)
      const most = (locale === 'ja' ? ja : en).frequency(count ?? 1, period ?? 'day', true)
      return words.differs(title, most, oftenText(line, locale))
    }
    case 'time':
      return words.differs(title, times(label.time_of_day), times(otherTimes(line, label)))
    case 'meal':
      return words.differs(
        title,
        dosageWord('meal', label.meal, locale),
        dosageWord('meal', line.meal ?? 'none', locale),
      )
    case 'duration':
      return words.longer(title, label.duration_days ?? 0, line.duration_days ?? null)
  }
}

/** The maximum amount on a day of use; undefined if the dosage does not give it. */
function mostPerDay(line: DosageLine): number | undefined {
  const [, amount] = amounts(line)
  const count = line.frequency_count
  if (!amount || !count) return undefined
  const days = { hour: 0, week: 7, month: 30 }[line.frequency_period ?? ''] ?? 1
  return amount * (days === 0 ? 24 / count : Math.ceil(count / days))
}

const mostOfLabel = (label: LabelDosage) => label.max_per_day ?? mostPerDay(oftenest(label))

const oftenest = (label: LabelDosage): DosageLine =>
  label.frequency_period === 'hour' || !label.frequency_max
    ? label
    : { ...label, frequency_count: label.frequency_max }

// 0.1 × 3 is not above 0.3
const isAbove = (n: number | undefined, most: number | undefined) =>
  n !== undefined && most !== undefined && n > most + 1e-9

/** Times of the line that the label does not list; bedtime is in the evening, waking in the morning. */
function otherTimes(line: DosageLine, label: LabelDosage): string[] {
  if (label.time_of_day.length === 0) return []
  const wider: Record<string, string> = { bedtime: 'evening', waking: 'morning' }
  return (line.time_of_day ?? []).filter(
    (time) => !label.time_of_day.includes(time) && !label.time_of_day.includes(wider[time] ?? time),
  )
}

const alike: Record<string, string> = { after: 'with', empty_stomach: 'between' }

const isOtherMeal = (line: string, label: string) =>
  line !== 'none' && label !== 'none' && (alike[line] ?? line) !== (alike[label] ?? label)

function oftenText(line: DosageLine, locale: Locale): string {
  const words = locale === 'ja' ? ja : en
  const days = words.weekdays((line.weekdays ?? []).map(weekdayIndex).filter((day) => day >= 0))
  return [frequencyText(line, locale), days].filter(Boolean).join(words.comma)
}

const differenceWords = {
  en: {
    or: ' or ',
    perDay: (n: number, unit: string) => `${n} ${unitText(unit, n, 'en')}`,
    differs: (title: string, label: string, line: string) =>
      `The label of ${title} says ${label}, but this line says ${line}.`,
    most: (title: string, label: string, line: string) =>
      `The label of ${title} allows up to ${label} a day, but this line adds up to ${line}.`,
    longer: (title: string, label: number, line: number | null) =>
      `The label of ${title} allows up to ${label} days, but this line ${line ? `says ${line} days` : 'has no end'}.`,
  },
  ja: {
    or: 'または',
    perDay: (n: number, unit: string) => `${n}${unitText(unit, n, 'ja')}`,
    differs: (title: string, label: string, line: string) =>
      `「${title}」の表示では「${label}」ですが、この指定では「${line}」になっています。`,
    most: (title: string, label: string, line: string) =>
      `「${title}」の表示の上限を超えています。表示では1日${label}までですが、この指定では1日${line}になります。`,
    longer: (title: string, label: number, line: number | null) =>
      `「${title}」の表示では${label}日間までですが、${line ? `この指定では${line}日間になっています` : 'この指定には日数がありません'}。`,
  },
}
