import type { LabelDosage } from './label.ts'

/**
 * The initial dosage of a product's line: the label's. If the label lacks amount or frequency, the line is
 * "as on the label", and the rest of the label's dosage prefills the doctor's form.
 */
export function startingDosage(product: {
  usage_kind: string
  unit: string
  label_dosage?: LabelDosage | null
}) {
  const { label_dosage: label } = product
  // skin care is not measured in these units
  const isMeasured =
    product.usage_kind === 'topical' && ['g', 'mg', 'ml', 'other'].includes(product.unit)
  // "2 doses" does not say how many pieces
  const isSayable = label?.unit && label.unit !== 'other'
  const isWhole = isSayable && (label.amount_min ?? label.amount_max) && label.frequency_count
  const isDaily = (label?.frequency_period ?? 'day') === 'day'
  return {
    dosage_mode: isWhole ? 'structured' : 'label',
    amount_min: label?.amount_min ?? label?.amount_max ?? 1,
    amount_max: label?.amount_max ?? null,
    unit: label?.unit ?? (isMeasured ? 'application' : product.unit),
    frequency_count: label?.frequency_count ?? 1,
    frequency_period: label?.frequency_period ?? 'day',
    as_needed: label?.as_needed ?? false,
    time_of_day: label?.time_of_day.slice(0, isDaily ? (label.frequency_count ?? 1) : 1) ?? [],
    meal: label?.meal ?? 'none',
    area: label?.area ?? [],
    duration_days: label?.duration_days ?? null,
  }
}
