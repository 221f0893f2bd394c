import { expect, it } from 'vitest'
import {
  daysBetweenOf,
  errorsByLine,
  moveLine,
  newLine,
  substitutesFound,
  withPack,
} from './recipeLine.ts'

const product = {
  id: 'p1',
  title: 'Magnesium',
  brand: 'Northfield',
  category: 'minerals',
  form: 'capsule',
  image: null,
  usage_kind: 'oral',
  availability: 'in_stock',
  restock_on: null,
  variant_id: 'v1',
  variant_title: '60 capsules',
  price: 2_450,
  units_per_pack: 60,
  unit: 'capsule',
  label_dosage: {
    amount_min: 1,
    amount_max: null,
    unit: 'capsule',
    frequency_count: 1,
    frequency_max: null,
    frequency_period: 'day',
    as_needed: false,
    time_of_day: ['bedtime'],
    meal: 'none',
    area: [],
    duration_days: null,
    max_per_day: null,
  },
}

it('begins with the dosage of the label, and no more refills than its time allows', () => {
  const line = newLine(product, 180)
  // melatonin is not offered for the morning
  expect(line).toMatchObject({ dosage_mode: 'structured', unit: 'capsule', meal: 'none' })
  expect(line.time_of_day).toEqual(['bedtime'])
  // 60 days of supply: 48 days between orders, three refills in 180 days
  expect([daysBetweenOf(line), line.refills_allowed]).toEqual([48, 3])
  expect(newLine(product, 60).refills_allowed).toBe(1)
  expect(newLine({ ...product, units_per_pack: 120 }, 180).refills_allowed).toBe(1)
  const course = (duration_days: number) =>
    newLine({ ...product, label_dosage: { ...product.label_dosage, duration_days } }, 180)
  // one pack is enough for the whole course
  expect([60, 61].map((days) => course(days).refills_allowed)).toEqual([0, 3])
  const cream = newLine({ ...product, usage_kind: 'topical', unit: 'g', label_dosage: null }, 180)
  expect(cream).toMatchObject({ dosage_mode: 'label', unit: 'application', time_of_day: [] })
  expect([cream.refills_allowed, daysBetweenOf(cream)]).toEqual([3, 0])
  expect(daysBetweenOf({ ...line, autoDays: false, min_days_between: 7 })).toBe(7)
})

it('follows another pack with supply and price, and is no substitute for itself', () => {
  const line = { ...newLine(product, 180), substitutes: ['v2', 'v3'] }
  line.substitute_packs = [{ variant_id: 'v2' }, { variant_id: 'v3' }]
  const large = { id: 'v2', title: '120', price: 4_400, units_per_pack: 120, unit: 'capsule' }
  const next = withPack(line, { ...large, availability: 'backordered', restock_on: '2026-12-01' })
  expect(next).toMatchObject({ variant_id: 'v2', price_now: 4_400, substitutes: ['v3'] })
  expect(next.substitute_packs).toEqual([{ variant_id: 'v3' }])
  expect(next.product).toMatchObject({ title: 'Magnesium', availability: 'backordered' })
  expect(daysBetweenOf(next)).toBe(96)
})

it('follows another pack with its unit, unless another one was chosen', () => {
  const pack = { id: 'v2', title: '30 sachets', price: 1, units_per_pack: 30, unit: 'sachet' }
  const sachets = { ...pack, availability: 'in_stock', restock_on: null }
  const line = newLine(product, 180)
  expect(withPack(line, sachets)).toMatchObject({ unit: 'sachet', pack_unit: 'sachet' })
  expect(withPack({ ...line, unit: 'mg' }, sachets).unit).toBe('mg')
})

it('moves a line within the list and never out of it', () => {
  const moved = (from: number, to: number) => moveLine(['a', 'b', 'c'], from, to).join('')
  expect([moved(0, 1), moved(2, 0), moved(0, -1), moved(2, 3)]).toEqual([
    'bac',
    'cab',
    'abc',
    'abc',
  ])
})

it('sorts refusals by line and field', () => {
  const errors = { 'lines.2.unit': ['Choose one.'], 'lines.2.area.0': ['Too long.'], label: ['x'] }
  expect(errorsByLine(errors)).toEqual({ 2: { unit: 'Choose one.', area: 'Too long.' } })
})

it('offers the other packs of the product, or what was found, and nothing twice', () => {
  const line = { ...newLine(product, 180), substitutes: ['v3'] }
  const pack = (id: string) => ({
    id,
    title: id,
    price: 1,
    units_per_pack: 60,
    unit: 'capsule',
    availability: 'in_stock' as const,
    restock_on: null,
  })
  const packs = [pack(line.variant_id), pack('v2'), pack('v3')]
  expect(substitutesFound(line, packs, null)).toMatchObject([
    { variant_id: 'v2', product_id: line.product_id, title: 'Magnesium', variant_title: 'v2' },
  ])
  const other = { ...pack('p9'), brand: 'North', variant_title: '30', variant_id: 'v9' }
  expect(substitutesFound(line, packs, [other, { ...other, variant_id: null }])).toMatchObject([
    { variant_id: 'v9', product_id: 'p9', pack_unit: 'capsule' },
  ])
})
