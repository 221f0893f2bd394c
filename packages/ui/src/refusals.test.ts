import { expect, it } from 'vitest'
import { newLine } from './recipeLine.ts'
import { lineRefusalText, refusalsOf } from './refusals.ts'

const product = {
  ...{ id: 'p1', variant_id: 'v1', title: 'Vitamin D', brand: 'Northfield', category: 'vitamins' },
  ...{ form: 'capsule', usage_kind: 'oral', availability: 'in_stock' },
  ...{ variant_title: '60 capsules', units_per_pack: 60, unit: 'capsule', price: 900 },
}
const line = { ...newLine(product, 180), key: 'a', refills_allowed: -1, frequency_count: 2.5 }
const other = { ...line, key: 'b', amount_min: 20_000, amount_max: 1, start_offset_days: -1 }
const fields = { label: 'x'.repeat(41), lines: [line, other] }
const names = { label: { name: 'Course name', most: 40 } }
const errors = (...keys: string[]) => Object.fromEntries(keys.map((key) => [key, ['As told.']]))
const said = (locale: 'en' | 'ja', ...keys: string[]) =>
  refusalsOf(fields, errors(...keys), names, locale).map(({ name, text }) => [name, text])

it('names product and field, and says what to enter as the field does', () => {
  expect(
    said('en', 'lines.0.refills_allowed', 'lines.0.frequency_count', 'lines.1.amount_min', 'label'),
  ).toEqual([
    ['Vitamin D, Refills', 'Enter a whole number from 0 to 12.'],
    ['Vitamin D, Times', 'Enter a whole number from 1 to 24.'],
    ['Vitamin D, From', 'Enter a number from 0.001 to 10,000.'],
    ['Course name', 'Use at most 40 characters. Remove 1.'],
  ])
  expect(said('ja', 'lines.0.refills_allowed')).toEqual([
    ['Vitamin Dの「再購入回数」', '0から12までの整数を入力してください。'],
  ])
  // typed as the first day
  expect(lineRefusalText(other, 'start_offset_days', 'At least 0.', 'en')).toBe(
    'Starts on day: Enter a whole number from 1 to 366.',
  )
})

it('leaves the word to the server where nothing is out of bounds, and leads to the line', () => {
  expect(said('en', 'lines.1.amount_max', 'lines.1.product_id', 'catalog_id')).toEqual([
    ['Vitamin D, To', 'As told.'],
    [undefined, 'As told.'],
    [undefined, 'As told.'],
  ])
  expect(refusalsOf(fields, errors('lines.1.unit', 'label'), names, 'en')).toMatchObject([
    { line: 'b', field: 'unit' },
    { field: 'label' },
  ])
})
