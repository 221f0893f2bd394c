import { amounts, type DosageLine, weekdayIndex } from './line.ts'

export type Supply = {
  /** Units used on an average day, least and most. Least is 0 when taken as needed. */
  daily_min: number
  daily_max: number
  /** Whole days one pack lasts at the highest and lowest use; null: no upper end. */
  days_min: number
  days_max: number | null
  /** Whole days that `quantity` packs last at average use: the server's days of supply. */
  days_supply: number
  /** Packs needed for that many days at maximum use, at least 1. */
  packs_for: (days: number) => number
}

/** A pack as recipe lines have it. */
export type PackSize = { units_per_pack: number; pack_unit: string }

/**
 * How long a pack lasts. Undefined when the dosage is not structured, the pack size is unknown, or dose and
 * pack use different units (the drops in a bottle of 30 ml are unknown).
 */
export function supplyOf(
  line: DosageLine,
  { units_per_pack: unitsPerPack, pack_unit: packUnit }: PackSize,
): Supply | undefined {
  const [min, max] = amounts(line)
  const perDay = timesPerDay(line)
  const structured = !line.dosage_mode || line.dosage_mode === 'structured'
  if (!structured || unitsPerPack <= 0 || !isCountedAlike(line.unit, packUnit)) return undefined
  if (min === undefined || max === undefined || !perDay || max <= 0) return undefined
  const dailyMax = max * perDay
  const dailyMin = line.as_needed ? 0 : min * perDay
  const average = ((min + max) / 2) * perDay
  return {
    daily_min: dailyMin,
    daily_max: dailyMax,
    days_min: floor(unitsPerPack / dailyMax),
    days_max: dailyMin > 0 ? floor(unitsPerPack / dailyMin) : null,
    days_supply: floor(((line.quantity ?? 1) * unitsPerPack) / average),
    packs_for: (days) => Math.max(1, ceil((days * dailyMax) / unitsPerPack)),
  }
}

/** Whole pieces: one is one, whatever it is called. */
export const pieces = ['capsule', 'tablet', 'softgel']

/** Whether a dose in one unit can be counted off a pack in the other. */
export const isCountedAlike = (unit: string | null | undefined, packUnit: string): boolean =>
  unit === packUnit || (pieces.includes(packUnit) && pieces.includes(unit ?? ''))

/** Average number of doses per day over a week or month (30 days). 0 when no frequency is set. */
export function timesPerDay(line: DosageLine): number {
  const count = line.frequency_count
  if (!count || count <= 0) return 0
  const share = line.weekdays?.length ? new Set(line.weekdays.map(weekdayIndex)).size / 7 : 1
  switch (line.frequency_period) {
    case 'hour':
      return (24 / count) * share
    case 'week':
      return count / 7
    case 'month':
      return count / 30
    default:
      return count * share
  }
}

// 30 / 0.1 must be 300, not 299.99…
export function floor(n: number): number {
  return Math.floor(n + 1e-9)
}

function ceil(n: number): number {
  return Math.ceil(n - 1e-9)
}
