import { expect, it } from 'vitest'
import { dailyOf } from './CompareProducts.tsx'
import type { ProductSummary } from './draft.ts'

const product = {
  id: 'p',
  variant_id: 'v',
  price: 3_000,
  units_per_pack: 60,
  unit: 'capsule',
  usage_kind: 'oral',
  my_default: {
    dosage_mode: 'structured',
    amount_min: 2,
    unit: 'capsule',
    frequency_count: 1,
    frequency_period: 'day',
  },
} as ProductSummary
const facts = {
  ingredients: [{ name: 'Zinc', code: 'zinc', amount: 15, unit: 'mg', percent_ref: 150 }],
  variants: [{ id: 'v', units_per_pack: 60, servings_per_pack: 30 }] as never,
}

it('counts servings of the dosage that would be written', () => {
  const day = dailyOf(product, facts)
  expect(day.price).toBe(100)
  expect(day.ingredients).toMatchObject([{ amount: 15 }])
})

it('is at the highest dose of a range', () => {
  const range = { ...product.my_default, amount_min: 1, amount_max: 4 }
  const day = dailyOf({ ...product, my_default: range } as ProductSummary, facts)
  expect(day).toMatchObject({ price: 200, ingredients: [{ amount: 30 }] })
})

it('is one serving without a price where the dosage does not tell', () => {
  const cream = { ...product, my_default: { dosage_mode: 'label' } } as ProductSummary
  expect(dailyOf(cream, facts)).toMatchObject({ line: null, price: null })
})
