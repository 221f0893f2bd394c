import {
  dosageUnits,
  frequencyPeriods,
  mealTimes,
  timesOfDay,
} from '@officina/shared/dosage/sentence'
import { z } from 'zod'
import type { LabelDosage } from '../../db/schema/product.ts'
import type { ShopProduct } from '../../storefront/port.ts'

const text = (max: number) => z.string().max(max)
const ingredient = z.object({
  name: text(200).min(1),
  code: text(60).default(''),
  amount: z.number().min(0),
  unit: text(20),
  percent_ref: z.number().min(0).nullable().default(null),
})

const times = z.int().min(1).max(24).nullable().default(null)
const amount = z.number().min(0).max(10_000).nullable().default(null)
const anyOf = <T extends string | null>(words: readonly string[]) =>
  z.custom<NonNullable<T>>((word) => typeof word === 'string' && words.includes(word))
const label = z.object({
  amount_min: amount,
  amount_max: amount,
  unit: anyOf<LabelDosage['unit']>(dosageUnits).nullable().default(null),
  frequency_count: times,
  frequency_max: times,
  frequency_period: anyOf<LabelDosage['frequency_period']>(frequencyPeriods)
    .nullable()
    .default(null),
  as_needed: z.boolean().default(false),
  time_of_day: z.array(anyOf<LabelDosage['time_of_day'][number]>(timesOfDay)).max(6).default([]),
  meal: anyOf<LabelDosage['meal']>(mealTimes).default('none'),
  area: z.array(text(40)).max(12).default([]),
  duration_days: z.int().min(1).max(3_650).nullable().default(null),
  max_per_day: z.number().min(0).max(100_000).nullable().default(null),
})

const facts = z.object({
  form: text(40).min(1).catch('other'),
  usage_kind: z.enum(['oral', 'topical', 'device', 'other']).catch('other'),
  // what cannot be read is kept from sale without a recipe
  recipe_only: z.boolean().default(false).catch(true),
  heat_sensitive: z.boolean().default(false).catch(true),
  ingredients: z.array(ingredient).max(200).default([]).catch([]),
  label_directions: text(2_000).default('').catch(''),
  // what cannot be read directs nothing: lines then refer to the label
  label_dosage: label.nullable().default(null).catch(null),
  warnings: text(2_000).default('').catch(''),
  certifications: z.array(text(100)).max(30).default([]).catch([]),
  concerns: z.array(text(60)).max(20).default([]).catch([]),
})

/** What a doctor must know of a product, from the shop's metafields. Unreadable ones fall to the safe side. */
export const factsOf = (product: ShopProduct) => facts.parse(product.metafields)

/** Availability as the read model keeps it. */
export function availabilityOf({ variants }: ShopProduct) {
  const sold = variants.filter((variant) => variant.availableForSale)
  if (sold.length === 0)
    return variants.some((variant) => variant.restockOn) ? 'backordered' : 'out_of_stock'
  const here = sold.some(({ quantityAvailable: n }) => n === null || n > 0)
  return here ? 'in_stock' : 'backordered'
}
