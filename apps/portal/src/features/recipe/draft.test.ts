import { describe, expect, it } from 'vitest'
import {
  daysBetweenOf,
  duplicateLine,
  fieldsOf,
  moveLine,
  newLine,
  type ProductSummary,
  patchOf,
  type Recipe,
  type RecipeLine,
} from './draft.ts'

const product: ProductSummary = {
  id: 'p1',
  shopify_product_id: '9',
  handle: 'x',
  title: 'Magnesium',
  brand: 'Northfield',
  category: 'minerals',
  form: 'capsule',
  image: null,
  usage_kind: 'oral',
  recipe_only: false,
  availability: 'in_stock',
  restock_on: null,
  variant_id: 'v1',
  variant_title: '60 capsules',
  variants_count: 1,
  price: 2450,
  compare_at_price: null,
  currency: 'USD',
  units_per_pack: 60,
  unit: 'capsule',
}

describe('lines of a draft', () => {
  it('begin with a dosage that fits the product and refills that fit the time', () => {
    const capsules = newLine(product, 180)
    expect(capsules).toMatchObject({ unit: 'capsule', meal: 'with', refills_allowed: 3 })
    expect(daysBetweenOf(capsules)).toBe(48)
    expect(newLine({ ...product, units_per_pack: 120 }, 180).refills_allowed).toBe(1)
    expect(newLine({ ...product, usage_kind: 'device' }, 180).dosage_mode).toBe('label')
    const cream = newLine({ ...product, usage_kind: 'topical', unit: 'g' }, 180)
    expect(cream).toMatchObject({ unit: 'application', area: ['face'] })
  })

  it('send only what the contract knows, with the days that were computed', () => {
    const line = newLine(product, 180)
    const fields = {
      label: 'x',
      message: '',
      internal_note: '',
      valid_days: 180,
      starts_on: null,
      patient_id: null,
      catalog_id: null,
      lines: [{ ...line, amount_min: 2 }],
    }
    const [sent] = patchOf(fields).lines
    expect(sent).toMatchObject({ product_id: 'p1', variant_id: 'v1', min_days_between: 24 })
    for (const own of ['key', 'autoDays', 'product', 'price_now', 'units_per_pack'])
      expect(sent).not.toHaveProperty(own)
  })

  it('keep days that the doctor wrote, and follow the supply otherwise', () => {
    const line = newLine(product, 180)
    const saved = (min_days_between: number) =>
      fieldsOf({
        lines: [{ ...line, id: 'l1', min_days_between } as unknown as RecipeLine],
        patient: null,
      } as Recipe).lines[0]
    expect(saved(48)?.autoDays).toBe(true)
    expect(saved(30)?.autoDays).toBe(false)
    const own = saved(30)
    if (own) expect(daysBetweenOf({ ...own, amount_min: 2 })).toBe(30)
  })

  it('move within the list and are copied under a new key', () => {
    const lines = ['a', 'b', 'c'].map((key) => ({ ...newLine(product, 180), key }))
    const keys = (from: number, to: number) =>
      moveLine(lines, from, to)
        .map((line) => line.key)
        .join('')
    expect([keys(0, 1), keys(2, 0), keys(0, -1), keys(2, 3)]).toEqual(['bac', 'cab', 'abc', 'abc'])
    const copy = duplicateLine({ ...newLine(product, 180), key: 'a', id: 'l1' })
    expect(copy.id).toBeUndefined()
    expect(copy.key).not.toBe('a')
  })
})
