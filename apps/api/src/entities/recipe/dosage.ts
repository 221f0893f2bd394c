import type { DosageLine } from '@officina/shared/dosage/line'
import { type PackSize, supplyOf } from '@officina/shared/dosage/supply'

export { dosageSentence } from '@officina/shared/dosage/sentence'
export { supplyOf } from '@officina/shared/dosage/supply'

/** A pack of the database as recipe lines have it. */
export const packOf = (variant: { unitsPerPack: number; unit: string }): PackSize => ({
  units_per_pack: variant.unitsPerPack,
  pack_unit: variant.unit,
})

/** Whole days that one order of a line lasts at average use; null when the dosage does not tell. */
export function daysSupplyOf(line: DosageLine, pack: PackSize): number | null {
  return supplyOf(line, pack)?.days_supply ?? null
}

/** Units used on an average day; null when the dosage does not tell. */
export function dailyAmountOf(line: DosageLine, pack: PackSize): number | null {
  const supply = supplyOf(line, pack)
  if (!supply) return null
  // taken as needed: counted as if it were taken every time
  return line.as_needed ? supply.daily_max : (supply.daily_min + supply.daily_max) / 2
}

/** Days between two orders unless the doctor says otherwise: four fifths of what one order lasts. */
export const defaultDaysBetween = (daysSupply: number | null): number =>
  Math.min(365, Math.floor((daysSupply ?? 0) * 0.8))

/** What a structured or free dosage lacks before it can be issued, as the field to fill in; undefined when nothing. */
export function missingDosageField(
  line: DosageLine,
): 'instructions' | 'amount_min' | 'unit' | 'frequency_count' | undefined {
  if (line.dosage_mode === 'label') return undefined
  if (line.dosage_mode === 'text') return line.instructions?.trim() ? undefined : 'instructions'
  if (!(line.amount_max ?? line.amount_min)) return 'amount_min'
  if (!line.unit) return 'unit'
  return line.frequency_count ? undefined : 'frequency_count'
}
