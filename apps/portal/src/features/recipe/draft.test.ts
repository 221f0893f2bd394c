import { daysBetweenOf } from '@officina/ui/recipeLine.ts'
import { describe, expect, it } from 'vitest'
import {
  dosageOf,
  duplicateLine,
  fieldsOf,
  newLine,
  type ProductSummary,
  patchOf,
  type Recipe,
  type RecipeLine,
} from './draft.ts'

const label: ProductSummary['label_dosage'] = {
  amount_min: 1,
  amount_max: null,
  unit: 'capsule',
  frequency_count: 1,
  frequency_max: 3,
  frequency_period: 'day',
  as_needed: false,
  time_of_day: ['evening', 'morning'],
  meal: 'with',
  area: [],
  duration_days: null,
  max_per_day: null,
}

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
  label_dosage: label,
}

describe('lines of a draft', () => {
  it("begin with the doctor's own dosage, whatever the time it is valid", () => {
    const own = { ...newLine(product, 180), amount_min: 3, refills_allowed: 9 }
    const line = newLine({ ...product, my_default: dosageOf(own) }, 30)
    expect(line).toMatchObject({ amount_min: 3, refills_allowed: 9, product_id: 'p1' })
  })

  it('send only what the contract knows, with the days that were computed', () => {
    const line = newLine(product, 180)
    const fields = {
      title: '',
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

  it('are copied under a new key', () => {
    const copy = duplicateLine({ ...newLine(product, 180), key: 'a', id: 'l1' })
    expect(copy.id).toBeUndefined()
    expect(copy.key).not.toBe('a')
  })
})
