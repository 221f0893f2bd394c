import { expect, it } from 'vitest'
import { daysBetweenOf, isWholeLink, moveLine, newLine, type ProductSummary } from './draft.ts'

const product: ProductSummary = {
  id: '0193a5b2-0000-7000-8000-000000000001',
  shopify_product_id: '9000123',
  handle: 'magnesium',
  title: 'Magnesium',
  brand: 'Northfield',
  category: 'minerals',
  form: 'capsule',
  image: null,
  usage_kind: 'oral',
  recipe_only: false,
  availability: 'in_stock',
  restock_on: null,
  variant_id: '0193a5b2-0000-7000-8000-000000000002',
  variant_title: '60 capsules',
  variants_count: 1,
  price: 2_450,
  compare_at_price: null,
  currency: 'USD',
  units_per_pack: 60,
  unit: 'capsule',
}

it('begins with a dosage that fits the product, and no more refills than its time allows', () => {
  const line = newLine(product, 180)
  expect(line).toMatchObject({ dosage_mode: 'structured', unit: 'capsule', meal: 'with' })
  // 60 days of supply: 48 days between orders, three refills in 180 days
  expect([daysBetweenOf(line), line.refills_allowed]).toEqual([48, 3])
  expect(newLine(product, 60).refills_allowed).toBe(1)
  expect(newLine({ ...product, usage_kind: 'device' }, 180).dosage_mode).toBe('label')
  expect(daysBetweenOf({ ...line, autoDays: false, min_days_between: 7 })).toBe(7)
})

it('moves a line within the list and never out of it', () => {
  const lines = ['a', 'b', 'c'].map((key) => ({ ...newLine(product, 180), key }))
  const keys = (from: number, to: number) => moveLine(lines, from, to).map((line) => line.key)
  expect(keys(2, 0)).toEqual(['c', 'a', 'b'])
  expect(keys(0, -1)).toEqual(['a', 'b', 'c'])
  expect(keys(2, 3)).toEqual(['a', 'b', 'c'])
})

it('knows a whole link', () => {
  expect(isWholeLink({ title: 'Guideline', url: 'https://example.org/a' })).toBe(true)
  for (const url of ['', 'example.org', 'javascript:alert(1)', 'ftp://example.org'])
    expect(isWholeLink({ title: 'Guideline', url })).toBe(false)
  expect(isWholeLink({ title: ' ', url: 'https://example.org' })).toBe(false)
})
