import type { components } from '@officina/openapi/schema'
import type { recipeLines } from '../../db/schema/recipe.ts'
import { daysSupplyOf, packOf } from '../recipe/dosage.ts'
import type { CartRow } from './rows.ts'

/** The dosage of a recipe line under its names on the wire. */
export const dosageOf = (
  line: typeof recipeLines.$inferSelect,
): components['schemas']['Dosage'] => ({
  dosage_mode: line.dosageMode,
  amount_min: line.amountMin,
  amount_max: line.amountMax,
  unit: line.unit,
  frequency_count: line.frequencyCount,
  frequency_period: line.frequencyPeriod,
  weekdays: line.weekdays,
  as_needed: line.asNeeded,
  time_of_day: line.timeOfDay,
  meal: line.meal,
  take_with_text: line.takeWithText,
  area: line.area,
  step: line.step,
  duration_days: line.durationDays,
  start_offset_days: line.startOffsetDays,
  instructions: line.instructions,
})

/** Whole days for which the units of a line last; null where they are counted otherwise than the dose. */
export function lastsDays({ line, variant, recipeLine }: CartRow): number | null {
  if (!recipeLine) return variant.servingsPerPack && variant.servingsPerPack * line.quantity
  return daysSupplyOf({ ...dosageOf(recipeLine), quantity: line.quantity }, packOf(variant))
}
