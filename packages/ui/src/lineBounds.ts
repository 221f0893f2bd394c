import { amountBounds, type Bounds } from './numberBounds.ts'

/** What the numbers of a recipe line are between, as they are typed. */
export const lineBounds = {
  amount_min: amountBounds,
  amount_max: amountBounds,
  frequency_count: { min: 1, max: 24 },
  duration_days: { min: 1, max: 3_650 },
  /** Typed as the day, which is one more. */
  start_offset_days: { min: 1, max: 366 },
  step: { min: 1, max: 20 },
  quantity: { min: 1, max: 20 },
  refills_allowed: { min: 0, max: 12 },
  min_days_between: { min: 0, max: 365 },
} satisfies Record<string, Bounds>

/** How long its texts may be. */
export const lineLengths = { instructions: 500, take_with_text: 100, rationale: 300 }
