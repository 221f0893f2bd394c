import type { DosageLine } from './line.ts'

/** A dose of a day: when, the how-manieth of that time, and its part of what the day needs. */
export type DayDose = { time: string; nth: number; of: number; share: number }

/**
 * The doses of a line on a day on which it is due: one at each time of day, and what is prescribed beyond them under
 * "anytime". Without a number of doses a day, or with more than six, there is one at each time, or one in all.
 */
export function dosesOfDay(line: DosageLine): DayDose[] {
  const times = [...new Set(line.time_of_day)]
  const daily = dosesADay(line)
  const loose = times.length > 0 ? Math.max(0, (daily ?? 0) - times.length) : (daily ?? 1)
  const share = 1 / (daily ?? (times.length || 1))
  return [
    ...times.map((time) => ({ time, nth: 1, of: 1, share })),
    ...Array.from({ length: loose }, (_, index) => ({
      time: 'anytime',
      nth: index + 1,
      of: loose,
      share,
    })),
  ]
}

/** Of a line on a day, by their number: more are not told apart. */
export const mostDoses = 6

function dosesADay(line: DosageLine): number | undefined {
  const { frequency_count: count, frequency_period: period } = line
  const isStructured = (line.dosage_mode ?? 'structured') === 'structured'
  if (!isStructured || line.as_needed || !count) return undefined
  const hourly = period === 'hour' ? Math.floor(24 / count) : undefined
  const doses = (period ?? 'day') === 'day' ? count : hourly
  return doses !== undefined && doses <= mostDoses ? doses : undefined
}
