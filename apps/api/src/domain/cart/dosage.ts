import type { components } from '@officina/openapi/schema'
import type { recipeLines } from '../../db/schema/recipe.ts'

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
