import { named } from '@officina/shared/format'
import type { Locale } from '@officina/shared/locale'
import { dosageFieldWords } from './dosageFieldWords.ts'
import { lineBounds, lineLengths } from './lineBounds.ts'
import { lineFieldWords } from './lineFieldWords.ts'
import { boundsText, isWithin } from './numberBounds.ts'
import { placeOf, type WrittenLine } from './recipeLine.ts'
import { tooLongText } from './textLength.ts'

/** What was refused of a draft: where it is written, what that is called on the screen, and what to do. */
export type Refusal = {
  /** The key of the line. */
  line?: string
  field: string
  /** None where the sentence says itself what it is about. */
  name?: string | undefined
  text: string
}

/** The fields of a draft besides its lines, as the screen calls them, and how long they may be. */
export type FieldNames = Readonly<Record<string, { name: string; most?: number }>>

/** Refusals of a save with product and field, in the order of the server. */
export function refusalsOf(
  fields: { lines: readonly WrittenLine[] },
  errors: Record<string, readonly string[]>,
  names: FieldNames,
  locale: Locale,
): Refusal[] {
  return Object.entries(errors).flatMap(([key, [told]]) => {
    if (!told) return []
    const place = placeOf(key, fields.lines)
    const line = fields.lines.find((each) => each.key === place.line)
    if (line) {
      const { name, text } = lineRefusal(line, place.field, told, locale)
      const { title } = line.product
      const whole = locale === 'ja' ? `${title}の「${name}」` : `${title}, ${name}`
      return [{ ...place, name: name && whole, text }]
    }
    const { name, most = Infinity } = names[place.field] ?? {}
    const value = (fields as unknown as Record<string, unknown>)[place.field]
    const long = typeof value === 'string' ? tooLongText(value, most, locale) : undefined
    return [{ ...place, name, text: long ?? told }]
  })
}

/** A refusal on the line itself: `Refills: Enter a whole number from 0 to 12.` */
export function lineRefusalText(
  line: WrittenLine,
  field: string,
  told: string,
  locale: Locale,
): string {
  const { name, text } = lineRefusal(line, field, told, locale)
  return name ? named(name, text, locale) : text
}

/** What is out of its bounds is said as at its field; the server counts some numbers in another way than they are typed. */
function lineRefusal(line: WrittenLine, field: string, told: string, locale: Locale) {
  const value = line[field as keyof WrittenLine]
  const bounds = lineBounds[field as keyof typeof lineBounds]
  const most = lineLengths[field as keyof typeof lineLengths]
  const name = nameOf(line, field, locale)
  if (bounds && typeof value === 'number') {
    const typed = field === 'start_offset_days' ? value + 1 : value
    if (!isWithin(typed, bounds)) return { name, text: boundsText(bounds, locale) }
  }
  const long = most && typeof value === 'string' ? tooLongText(value, most, locale) : undefined
  return { name, text: long ?? told }
}

/** What is said of the product itself names it. */
function nameOf(line: WrittenLine, field: string, locale: Locale): string | undefined {
  const dosage = dosageFieldWords[locale]
  const words = lineFieldWords[locale]
  const names: Record<string, string> = {
    dosage_mode: dosage.mode,
    amount_min: dosage.from,
    amount_max: dosage.to,
    unit: dosage.unit,
    frequency_count: line.frequency_period === 'hour' ? dosage.every : dosage.times,
    frequency_period: dosage.period,
    weekdays: dosage.weekdays,
    as_needed: dosage.asNeeded,
    time_of_day: dosage.when,
    meal: dosage.meal,
    take_with_text: dosage.takeWith,
    area: dosage.area,
    step: dosage.step,
    duration_days: dosage.duration,
    start_offset_days: dosage.startDay,
    instructions: dosage.instructions,
    variant_id: words.pack,
    quantity: words.packs,
    refills_allowed: words.refills,
    min_days_between: words.between,
    rationale: words.rationale,
    optional: words.optional,
    substitutes: words.substitutes,
  }
  return names[field]
}
