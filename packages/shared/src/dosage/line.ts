/** The dosage fields of a recipe line, named as on the wire. Numbers are plain amounts of `unit`. */
export type DosageLine = {
  dosage_mode?: string | null
  amount_min?: number | null
  amount_max?: number | null
  unit?: string | null
  /** 1 to 24: times per day, week or month; with the period `hour` it means "every n hours". */
  frequency_count?: number | null
  frequency_period?: string | null
  /** `mon` … `sun`, or ISO numbers 1 (Monday) to 7. */
  weekdays?: readonly (string | number)[] | null
  as_needed?: boolean | null
  time_of_day?: readonly string[] | null
  meal?: string | null
  take_with_text?: string | null
  area?: readonly string[] | null
  step?: number | null
  duration_days?: number | null
  /** Days after the start of the recipe on which this line begins. */
  start_offset_days?: number | null
  instructions?: string | null
  quantity?: number | null
}

export function amounts(line: DosageLine): [number | undefined, number | undefined] {
  const min = line.amount_min ?? line.amount_max ?? undefined
  const max = line.amount_max ?? min
  if (min === undefined || max === undefined) return [undefined, undefined]
  return [Math.min(min, max), Math.max(min, max)]
}

/**
 * The line with what of it is followed: what only a structured dosage says counts for nothing where it has stayed in one
 * that is left to the label or to words, in which nobody sees it.
 */
export const asFollowed = <L extends DosageLine>(line: L): L =>
  (line.dosage_mode ?? 'structured') === 'structured' ? line : { ...line, ...unsaid }

const unsaid = {
  weekdays: null,
  time_of_day: [],
  meal: 'none',
  step: null,
  duration_days: null,
  start_offset_days: 0,
}

export const weekdayNames = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun']

export function weekdayIndex(day: string | number): number {
  if (typeof day === 'number') return (day + 6) % 7
  return weekdayNames.indexOf(day.slice(0, 3).toLowerCase())
}
