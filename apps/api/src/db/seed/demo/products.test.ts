import { dosageSentence } from '@officina/shared/dosage/sentence'
import { startingDosage } from '@officina/shared/dosage/starting'
import { expect, it } from 'vitest'
import { blank, withCells } from '../../../entities/product/labelCells.ts'
import type { LabelDosage } from '../../schema/product.ts'
import { ingredientsOf, type ProductSeed, readProducts } from './products.ts'
import { keyed } from './table.ts'

const products = readProducts()
const used = products.filter(({ columns }) => columns.usageKind !== 'device')
const labelOf = (product: ProductSeed): LabelDosage => ({ ...blank, ...product.label })

/** What the words of a label demand of its data; `part` names what a text without them must not have. */
const rules: { words: RegExp; holds: (label: LabelDosage) => boolean }[] = [
  { words: /before bed/, holds: at('bedtime') },
  { words: /morning|breakfast/, holds: at('morning') },
  { words: /evening/, holds: at('evening') },
  { words: /afternoon/, holds: at('afternoon') },
  { words: /(?<!or )with (food|breakfast|a meal)|of a large meal/, holds: fed('with') },
  { words: /between meals/, holds: fed('between') },
  { words: /before the evening meal/, holds: fed('before') },
  { words: /(?<!or )twice a day/, holds: times('day', 2, null) },
  { words: /morning and evening/, holds: times('day', 2, null) },
  { words: /once or twice a day|once a day, in winter twice/, holds: times('day', 1, 2) },
  { words: /(?<!up to )three times a day/, holds: times('day', 3, null) },
  { words: /up to three times a day/, holds: upTo('day', 3) },
  { words: /up to four times a day/, holds: upTo('day', 4) },
  { words: /(?<!or )twice a week/, holds: times('week', 2, null) },
  { words: /once a week/, holds: times('week', 1, null) },
  { words: /once or twice a week/, holds: times('week', 1, 2) },
  { words: /up to three times a week/, holds: times('week', 3, null) },
  {
    words: /every other day/,
    holds: ({ frequency_period, frequency_count }) =>
      frequency_period === 'week' && frequency_count === 3,
  },
  { words: /as (often as )?needed/, holds: ({ as_needed }) => as_needed },
  { words: /for 14 days/, holds: ({ duration_days }) => duration_days === 14 },
]

it('every product that is swallowed or applied has the data of its label, and no other has', () => {
  expect(products.filter(({ label }) => label)).toEqual(used)
})

it.each(used.map((product) => [product.columns.labelDirections ?? '', product] as const))(
  '%s',
  (use, product) => {
    const label = labelOf(product)
    for (const { words, holds } of rules)
      if (words.test(use)) expect([words, holds(label)]).toEqual([words, true])
    // and nothing that the text does not say
    if (label.meal !== 'none') expect(use).toMatch(/food|meal|breakfast/)
    if (label.time_of_day.length > 0) expect(use).toMatch(/bed|morning|breakfast|evening/)
    if (label.frequency_period === 'week') expect(use).toMatch(/week|every other day/)
    if (label.duration_days) expect(use).toMatch(/\d+ days/)
    const amount =
      /(?:^|[^\d])(\d+)(?: to (\d+))? (?:capsule|tablet|softgel|drop|level|lozenge|sachet|stick|scoop|gumm|ml(?! of)|pump|pad|fingertip|mask)/.exec(
        use,
      )
    if (amount) {
      const [low, high] = [Number(amount[1]), Number(amount[2] ?? amount[1])]
      const perDay =
        (label.amount_max ?? label.amount_min ?? 0) *
        (label.frequency_max ?? label.frequency_count ?? 0)
      // "1 to 3 a day" may be taken at once or spread; "3 a day, spread" is one at a time
      expect([label.amount_min, label.amount_min && perDay / label.amount_min]).toSatisfy(
        ([each]: number[]) => each === low || (perDay === high && /a day/.test(use)),
      )
      if (high > low) expect(perDay).toBe(high)
    }
  },
)

it('begins none of them for the morning or with food unless its label says so', () => {
  const product = keyed('product', products)
  const start = (key: string) => {
    const { packs, label, columns } = product(key)
    const unit = packs[0]?.unit ?? ''
    const label_dosage = withCells(null, label ?? {}, unit)
    return dosageSentence(
      startingDosage({ usage_kind: columns.usageKind, unit, label_dosage }),
      'en',
    )
  }
  expect(start('melatonin')).toBe('1 tablet, once a day, at bedtime')
  expect(start('iron')).toBe('1 capsule, once a day, between meals')
  expect(start('multi-women')).toBe('2 tablets, once a day, morning, with food')
  expect(start('elderberry')).toBe('10 ml, once a day')
  expect(start('aha-pads')).toBe('1 pad, 3 times a week, evening, on the face')
  expect(start('retinal')).toBe('1 pea-sized amount, twice a week, evening, on the face')
  expect(start('clay-mask')).toBe('1 application, once a week, on the face')
  expect(start('hand-cream')).toBe('As directed on the label')
  expect(start('kids-gummy')).toBe('As directed on the label')
})

it('holds in a serving what its units hold together', () => {
  const joints = keyed('product', products)('glucosamine')
  expect(ingredientsOf(joints)).toEqual([
    {
      name: 'Glucosamine sulphate',
      code: 'glucosamine',
      amount: 1_500,
      unit: 'mg',
      percent_ref: null,
    },
    { name: 'Chondroitin', code: 'chondroitin', amount: 1_200, unit: 'mg', percent_ref: null },
    { name: 'Vitamin C', code: 'vitamin_c', amount: 60, unit: 'mg', percent_ref: 75 },
  ])
})

function at(time: LabelDosage['time_of_day'][number]) {
  return (label: LabelDosage) => label.time_of_day.includes(time)
}
function fed(meal: LabelDosage['meal']) {
  return (label: LabelDosage) => label.meal === meal
}
function times(period: 'day' | 'week', count: number, most: number | null) {
  return (label: LabelDosage) =>
    label.frequency_period === period &&
    label.frequency_count === count &&
    label.frequency_max === most
}
function upTo(period: 'day' | 'week', most: number) {
  return (label: LabelDosage) =>
    label.frequency_period === period && (label.frequency_max ?? label.frequency_count) === most
}
