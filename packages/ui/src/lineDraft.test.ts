import { expect, it } from 'vitest'
import { lineDraft } from './lineDraft.ts'
import { draftLineOf, newLine, type WrittenLine } from './recipeLine.ts'

const product = {
  ...{ id: 'p1', variant_id: 'v1', title: 'Zinc', brand: 'Northfield', category: 'minerals' },
  ...{ form: 'capsule', usage_kind: 'oral', availability: 'in_stock' },
  ...{ variant_title: '60 capsules', units_per_pack: 60, unit: 'capsule', price: 900 },
}
const line = newLine(product, 180)
const stored = draftLineOf({ ...line, id: 'l1', rationale: 'As stored', amount_max: 3 })
type Fields = { label: string; lines: WrittenLine[] }
const base: Fields = { label: 'Skin', lines: [stored] }
const { withoutRefused, stillRefused } = lineDraft<
  Fields,
  Fields & { id: string; revision: number }
>({
  fieldsOf: (fields) => fields,
  patchOf: (fields) => fields,
})
const left = (sent: Fields, ...refused: string[]) =>
  withoutRefused?.(sent, base, Object.fromEntries(refused.map((key) => [key, ['Refused.']])))

it('leaves out of a save what was refused of it, and nothing else', () => {
  const mine = { ...stored, rationale: 'x'.repeat(301), amount_min: 4, quantity: 2 }
  const added = { ...line, key: 'new', quantity: 99, instructions: 'With food', duration_days: 0 }
  const sent = { label: 'x'.repeat(41), lines: [added, mine] }
  const refused = ['label', 'lines.0.quantity', 'lines.0.duration_days', 'lines.1.rationale']
  expect(left(sent, ...refused)).toEqual({
    label: 'Skin',
    lines: [
      { ...added, quantity: 1, duration_days: null },
      { ...mine, rationale: 'As stored' },
    ],
  })
  // which of the two is wrong is not known
  expect(left(sent, 'lines.1.amount_max')?.lines[1]).toMatchObject({ amount_min: 1, amount_max: 3 })
})

it('keeps a line that cannot be as it was, and lets a new one wait', () => {
  const sent = {
    ...base,
    lines: [
      { ...stored, product_id: 'gone' },
      { ...line, key: 'new' },
    ],
  }
  expect(left(sent, 'lines.0.product_id', 'lines.1.variant_id')).toEqual(base)
  expect(left({ ...base, lines: Array(31).fill(line) }, 'lines')).toEqual(base)
  // what is none of its fields cannot be left out
  expect(left(sent, 'revision')).toBeUndefined()
})

it('knows what was refused and stands there still, in whichever place its line stands', () => {
  const [a, b, c] = ['a', 'b', 'c'].map((key) => ({ ...line, key, id: undefined }))
  if (!a || !b || !c) throw new Error('three lines')
  const sent = { label: 'x'.repeat(41), lines: [a, { ...b, quantity: 99, amount_max: 1 }] }
  const keys = ['label', 'lines.0.rationale', 'lines.1.quantity', 'lines.1.amount_max']
  const still = (now: Fields) =>
    Object.keys(
      stillRefused?.(Object.fromEntries(keys.map((key) => [key, ['Refused.']])), sent, now) ?? {},
    )
  expect(still(sent)).toEqual(keys)
  expect(still({ ...sent, lines: [c, ...sent.lines] })).toEqual([
    'label',
    'lines.1.rationale',
    'lines.2.quantity',
    'lines.2.amount_max',
  ])
  // the lower bound is another, a line is gone
  expect(
    still({ label: 'x', lines: [{ ...b, quantity: 99, amount_max: 1, amount_min: 0.5 }] }),
  ).toEqual(['lines.0.quantity'])
})
