import type { LabelDosage } from './label.ts'

/**
 * The dosage with which a product's line begins: the label's. Where that does not tell how much and how often,
 * "as on the label"; what the label does say is there when the doctor writes it out.
 */
export function startingDosage(product: {
  usage_kind: string
  unit: string
  label_dosage?: LabelDosage | null
}) {
  const { label_dosage: label } = product
  // nobody measures what is put on the skin
  const isMeasured =
    product.usage_kind === 'topical' && ['g', 'mg', 'ml', 'other'].includes(product.unit)
  // "2 doses" tells nobody how many pieces
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
