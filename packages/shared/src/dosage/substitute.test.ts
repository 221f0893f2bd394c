import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { LabelDosage } from './label.ts'
import { asTaken, type ContentPack, substituteDosage } from './substitute.ts'
import { supplyOf, timesPerDay } from './supply.ts'

const pack = (mg: number, units = 60, more: Partial<ContentPack> = {}): ContentPack => ({
  product_id: `magnesium ${mg}`,
  usage_kind: 'oral',
  units_per_pack: units,
  pack_unit: 'capsule',
  servings_per_pack: null,
  label_dosage: null,
  ingredients: [{ code: 'magnesium', amount: mg, unit: 'mg' }],
  ...more,
})
const line = (amount: number, times: number, quantity = 1) => ({
  dosage_mode: 'structured',
  amount_min: amount,
  amount_max: null,
  unit: 'capsule',
  frequency_count: times,
  frequency_period: 'day',
  quantity,
})
const label = {
  amount_min: 3,
  amount_max: null,
  unit: 'capsule',
  frequency_count: 1,
  frequency_period: 'day',
  time_of_day: ['evening'],
  as_needed: false,
  meal: 'with',
  area: [],
  duration_days: null,
} as unknown as LabelDosage
const zinc = (amount: number) => ({ code: 'zinc', amount, unit: 'mg' })

test('half the strength is twice as many, of twice as many packs', () => {
  expect(substituteDosage(line(1, 2), pack(200), pack(100))).toMatchObject({
    quantity: 2,
    basis: 'amount',
    dosage: { dosage_mode: 'structured', amount_min: 2, amount_max: null, unit: 'capsule' },
  })
})

test('a serving of several units, and another pack size of the same product', () => {
  const two = pack(200, 120, { servings_per_pack: 60 })
  expect(substituteDosage(line(1, 1), pack(100), two)).toMatchObject({
    dosage: { amount_min: 1 },
    quantity: 1,
  })
  const large = pack(200, 180, { product_id: pack(200).product_id })
  expect(substituteDosage(line(2, 1, 3), pack(200), large)).toMatchObject({
    dosage: { amount_min: 2 },
    quantity: 1,
    basis: 'amount',
  })
  const free = { ...line(1, 1, 3), dosage_mode: 'text', instructions: 'One in tea' }
  expect(substituteDosage(free, pack(200), large)).toMatchObject({
    dosage: free,
    quantity: 1,
    basis: 'amount',
  })
})

test.each([
  ['what cannot be measured out', pack(200), pack(150)],
  ['an ingredient that it lacks', pack(200), pack(200, 60, { ingredients: [] })],
  ['another unit', pack(200), pack(0, 60, { ingredients: [{ ...zinc(2), unit: 'g' }] })],
  [
    'another amount of a second one',
    pack(200, 60, { ingredients: [...pack(200).ingredients, zinc(10)] }),
    pack(200, 60, { product_id: 'other', ingredients: [...pack(200).ingredients, zinc(5)] }),
  ],
])('not converted: %s', (_, original, other) => {
  const written = line(1, 1)
  expect(substituteDosage(written, original, { ...other, label_dosage: label })).toMatchObject({
    basis: 'label',
    dosage: { amount_min: 3, time_of_day: ['evening'] },
    quantity: 3,
  })
  expect(substituteDosage(written, original, other)).toEqual({
    basis: 'recipe',
    dosage: written,
    quantity: 1,
  })
})

test('what was delivered stands in the place of what was written', () => {
  const written = { ...line(1, 1), product: { title: 'A', form: 'capsule' }, taken: null }
  expect(asTaken(written)).toBe(written)
  const taken = { title: 'B', brand: '', image: null, amount_min: 2 }
  expect(asTaken({ ...written, taken })).toMatchObject({
    amount_min: 2,
    frequency_count: 1,
    product: { title: 'B', form: 'capsule' },
  })
})

test('gives the same amount a day, or says that it does not, and no shorter a supply', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 6 }),
      fc.integer({ min: 1, max: 4 }),
      fc.constantFrom(25, 50, 100, 120, 200, 400),
      fc.constantFrom(25, 50, 100, 120, 200, 400),
      fc.constantFrom(30, 60, 90, 180),
      fc.constantFrom(30, 60, 90, 180),
      fc.integer({ min: 1, max: 4 }),
      fc.constantFrom(1, 2, 3),
      fc.boolean(),
      (amount, times, mg, otherMg, units, otherUnits, quantity, perServing, hasLabel) => {
        const written = line(amount, times, quantity)
        const original = pack(mg, units)
        const substitute = pack(otherMg, otherUnits, {
          product_id: 'other',
          servings_per_pack: otherUnits / perServing,
          label_dosage: hasLabel ? label : null,
        })
        const { dosage, basis, quantity: packs } = substituteDosage(written, original, substitute)
        const daily = (dosage.amount_min ?? 0) * timesPerDay(dosage)
        const meant = amount * times * mg
        if (basis === 'amount')
          expect(Math.abs(daily * (otherMg / perServing) - meant)).toBeLessThanOrEqual(meant * 0.01)
        else expect(daily).toBe(hasLabel ? 3 : amount * times)
        const days = (n: number) =>
          supplyOf({ ...dosage, quantity: n }, substitute)?.days_supply ?? 0
        const wanted = supplyOf(written, original)?.days_supply ?? 0
        if (packs < 20) expect(days(packs)).toBeGreaterThanOrEqual(wanted)
        if (packs > 1) expect(days(packs - 1)).toBeLessThan(wanted)
      },
    ),
  )
})
