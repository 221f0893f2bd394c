import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { blank } from '../product/labelCells.ts'
import { ingredientTotals } from './ingredients.ts'
import type { WarnedLine, WarnedPatient } from './warnings/warning.ts'
import { recipeWarnings } from './warnings.ts'

const zinc = { name: 'Zinc', code: 'zinc', amount: 15, unit: 'mg', percent_ref: 150 }
const fish = { name: 'Fish oil', code: 'fish_oil', amount: 1, unit: 'g', percent_ref: null }

const line = (overrides: Partial<WarnedLine> = {}): WarnedLine => ({
  productId: 'p',
  title: 'Immune support',
  usageKind: 'oral',
  labelWarnings: '',
  allergens: [],
  label: null,
  availability: 'in_stock',
  restockOn: null,
  price: 1000,
  priceNow: 1000,
  refillsAllowed: 3,
  minDaysBetween: 48,
  units_per_pack: 60,
  pack_unit: 'capsule',
  servingsPerPack: null,
  ingredients: [],
  dosage_mode: 'structured',
  amount_min: 1,
  unit: 'capsule',
  frequency_count: 1,
  frequency_period: 'day',
  quantity: 1,
  ...overrides,
})
const who = (overrides: Partial<WarnedPatient> = {}): WarnedPatient => ({
  age: 40,
  allergies: [],
  pregnancy: 'no',
  conditions: [],
  medications: [],
  flags: [],
  reactions: [],
  ...overrides,
})
const check = (lines: WarnedLine[], rest: Partial<Parameters<typeof recipeWarnings>[0]> = {}) =>
  recipeWarnings({ lines, patient: null, others: [], validDays: 180, ...rest })
const codes = (lines: WarnedLine[], rest = {}) =>
  check(lines, rest).map((w) => `${w.code} ${w.line}`)

describe('warnings of a recipe', () => {
  it('has nothing to say about a plain line', () => {
    expect(check([line()])).toEqual([])
  })

  it('stops at an allergy, by ingredient or title, in any script and width', () => {
    const patient = (...allergies: string[]) => ({ patient: who({ allergies }) })
    expect(check([line({ ingredients: [fish] })], patient('fish'))).toMatchObject([
      { code: 'ALLERGY', level: 'stop', line: 0 },
    ])
    expect(codes([line({ ingredients: [zinc] })], patient('ＺＩＮＣ'))).toEqual(['ALLERGY 0'])
    expect(codes([line({ title: '大豆イソフラボン' })], patient('大豆'))).toEqual(['ALLERGY 0'])
    for (const [title, allergy] of [
      ['えび由来グルコサミン', 'エビ'],
      ['カニ殻キトサン', 'かに'],
    ] as const)
      expect(codes([line({ title })], patient(allergy))).toEqual(['ALLERGY 0'])
    for (const [allergen, allergy] of [
      ['Peanut', 'peanuts'],
      ['Eggs', 'egg'],
      ['Tree nut', 'Tree nuts'],
      ['Strawberry', 'strawberries'],
      ['Peaches', 'peach'],
    ] as const)
      expect(codes([line({ allergens: [allergen] })], patient(allergy))).toEqual(['ALLERGY 0'])
    // "egg" is not in "eggplant", "nut" not in "nutrition"
    expect(codes([line({ title: 'Eggplant nutrition' })], patient('egg', 'nut'))).toEqual([])
  })

  it('sees the same ingredient twice, here and in other recipes', () => {
    const some = { ingredients: [{ ...zinc, amount: 10 }] }
    const two = [line(some), line({ title: 'Skin', productId: 'other', ...some })]
    expect(codes(two)).toEqual(['DUPLICATE_INGREDIENT 1'])
    expect(codes([line(some), line(some)])).toEqual(['DUPLICATE_PRODUCT 1'])
    const others = [{ ...line(some), recipe: 'R-2026-000001' }]
    expect(check([line(some)], { others })).toMatchObject([
      { code: 'DUPLICATE_IN_OTHER_RECIPE', detail: { recipe: 'R-2026-000001' } },
    ])
  })

  it('does not mind the bases of creams', () => {
    const base = { ...zinc, code: 'glycerin', name: 'Glycerin' }
    expect(
      codes([line({ ingredients: [base] }), line({ productId: 'q', ingredients: [base] })]),
    ).toEqual([])
  })

  it('looks at pregnancy only when there is one', () => {
    const label = line({ labelWarnings: '妊娠中の方は医師にご相談ください。' })
    const at = (pregnancy: string) => codes([label], { patient: who({ pregnancy }) })
    expect(at('yes')).toEqual(['PREGNANCY 0'])
    expect(at('breastfeeding')).toEqual(['PREGNANCY 0'])
    expect([...at('no'), ...at('unknown')]).toEqual([])
    const retinol = line({
      ingredients: [{ ...zinc, code: 'retinol', name: 'Retinol', amount: 1 }],
    })
    const ester = line({ ingredients: [{ ...zinc, code: 'Retinyl palmitate', amount: 1 }] })
    for (const each of [retinol, ester])
      expect(codes([each], { patient: who({ pregnancy: 'yes' }) })).toEqual(['PREGNANCY 0'])
  })

  it('tells stock and price', () => {
    expect(
      codes([
        line({ availability: 'discontinued' }),
        line({ productId: 'q', availability: 'out_of_stock' }),
        line({ productId: 'r', availability: 'backordered', restockOn: '2026-12-01' }),
        line({ productId: 's', priceNow: 1100 }),
      ]),
    ).toEqual(['DISCONTINUED 0', 'OUT_OF_STOCK 1', 'BACKORDERED 2', 'PRICE_CHANGED 3'])
  })

  it('compares supply and refills with the validity', () => {
    expect(codes([line({ refillsAllowed: 1 })])).toEqual(['SUPPLY_SHORT 0'])
    expect(codes([line({ refillsAllowed: 1, duration_days: 90 })])).toEqual([])
    const [short] = check([line({ refillsAllowed: 0, duration_days: 90 })])
    expect(short?.texts.en).toMatch(/shorter than the 90 days for which it is to be used\.$/)
    expect(short?.texts.ja).toMatch(/60日分で、使用期間（90日間）に足りません。$/)
    // what begins later need not last as long
    expect(codes([line({ refillsAllowed: 1, start_offset_days: 60 })])).toEqual([])
    expect(codes([line({ refillsAllowed: 12 })])).toEqual(['REFILLS_BEYOND_EXPIRY 0'])
    // a recipe of 180 days ends with its 181st
    expect(codes([line({ start_offset_days: 180 })])).toEqual([])
    expect(codes([line({ start_offset_days: 181 })])).toEqual(['BEGINS_AFTER_EXPIRY 0'])
  })

  it('tells where a line leaves the label, and what is more than it allows weighs most', () => {
    const label = { ...blank, amount_min: 1, unit: 'capsule', frequency_count: 1 } as const
    const melatonin = { ...label, frequency_period: 'day', time_of_day: ['bedtime'] } as const
    const written = { title: 'Melatonin', label: { ...melatonin, time_of_day: ['bedtime'] } }
    expect(check([line({ ...written, time_of_day: ['bedtime'] })])).toEqual([])
    expect(check([line({ ...written, time_of_day: ['morning'] })])).toMatchObject([
      {
        code: 'LABEL_DIFFERS',
        level: 'info',
        line: 0,
        texts: { en: 'The label of Melatonin says at bedtime, but this line says morning.' },
      },
    ])
    expect(check([line({ ...written, amount_min: 3, quantity: 3 })])).toMatchObject([
      { code: 'LABEL_EXCEEDED', level: 'warn', detail: { kind: 'amount' } },
    ])
  })

  it.each<[Partial<WarnedLine>, level?: 'info' | 'warn', said?: string]>([
    [{ frequency_count: 2, time_of_day: ['morning'] }, 'info', 'only 1 time of day is chosen'],
    [{ time_of_day: ['morning', 'evening'] }, 'warn', '1 dose a day, but 2 times of day'],
    [{ frequency_count: 2, time_of_day: ['morning', 'evening'] }],
    [{ frequency_count: 2 }],
    [{ frequency_count: 2, time_of_day: ['morning'], as_needed: true }],
    [{ frequency_count: 3, frequency_period: 'week', time_of_day: ['morning'], quantity: 4 }],
    [{ dosage_mode: 'label', frequency_count: 2, time_of_day: ['morning'] }],
    [{ frequency_count: 6, time_of_day: ['morning'] }, 'info', '6 doses a day, but only 1 time'],
    [{ frequency_count: 7, time_of_day: ['morning'] }],
  ])('compares the doses of a day with its times: %j', (written, level, said = '') => {
    const found = check([line({ amount_min: 0.5, ...written })])
    const differ = found.filter(({ code }) => code === 'TIMES_DIFFER')
    expect(differ).toMatchObject(level ? [{ level, line: 0 }] : [])
    expect(differ.map(({ texts }) => texts.en).join()).toContain(said)
  })

  it('blocks what nobody could follow', () => {
    expect(codes([line({ frequency_count: null })])).toEqual(['DOSAGE_MISSING 0'])
    expect(codes([line({ dosage_mode: 'text', instructions: ' ' })])).toEqual(['DOSAGE_MISSING 0'])
    expect(codes([line({ dosage_mode: 'label' })])).toEqual([])
  })

  it('warns at a product that the patient has reacted to', () => {
    const reactions = [{ productId: 'p', on: '2026-10-01', stopped: true }]
    const [found, ...more] = check([line(), line({ productId: 'q' })], {
      patient: who({ reactions }),
    })
    expect(found).toMatchObject({ code: 'REACTION', level: 'warn', line: 0 })
    expect(found?.texts.en).toContain('on 1 Oct 2026; you stopped it at that time')
    expect(more).toEqual([])
  })

  it('heeds kidney and liver disease and blood thinners, from answers and record, and says why', () => {
    const of = (code: string) => line({ ingredients: [{ ...zinc, code, name: code }] })
    const at = (code: string, patient: Partial<WarnedPatient>) =>
      check([of(code)], { patient: who(patient) }).map((each) => `${each.code} ${each.texts.en}`)
    expect(at('potassium', { flags: ['kidney_disease'] })).toEqual([
      'KIDNEY_DISEASE The patient has kidney disease: check potassium in Immune support. With reduced kidney function, minerals are excreted slowly and build up.',
    ])
    expect(at('potassium', { conditions: ['慢性腎臓病'] })).toHaveLength(1)
    expect(at('monacolin_k', { conditions: ['Fatty liver'] })).toMatchObject([
      expect.stringMatching(/^LIVER_DISEASE .*Liver injury/),
    ])
    expect(at('vitamin_k2', { medications: ['ワーファリン 1mg'] })).toMatchObject([
      expect.stringMatching(/^BLOOD_THINNER .*warfarin/),
    ])
    expect(at('epa', { flags: ['blood_thinner'] })).toHaveLength(1)
    expect(at('epa', { flags: ['kidney_disease'], conditions: ['Asthma'] })).toEqual([])
    const label = line({ labelWarnings: 'Ask your doctor first when you take blood thinners.' })
    expect(codes([label], { patient: who({ medications: ['Eliquis (apixaban)'] }) })).toEqual([
      'BLOOD_THINNER 0',
    ])
    const cream = line({ usageKind: 'topical', labelWarnings: 'blood thinners' })
    expect(codes([cream], { patient: who({ flags: ['blood_thinner'] }) })).toEqual([])
  })

  it('counts one substance under two codes as the same', () => {
    const d = (code: string) =>
      line({ productId: code, ingredients: [{ ...zinc, code, name: 'D' }] })
    expect(codes([d('vitamin_d'), d('cholecalciferol')])).toContain('DUPLICATE_INGREDIENT 1')
  })
})

describe('totals of ingredients', () => {
  it('counts servings, not units, and adds g, mg and µg up', () => {
    const capsules = line({ ingredients: [zinc], servingsPerPack: 30, amount_min: 2 })
    const drops = line({ ingredients: [{ ...zinc, amount: 500, unit: 'µg', percent_ref: null }] })
    expect(ingredientTotals([capsules, drops])).toMatchObject([
      { code: 'zinc', unit: 'mg', per_day: 15.5, percent_ref: 150, lines: [0, 1] },
    ])
  })

  it('is at the highest dose of a range, as the upper limit is', () => {
    const range = line({ ingredients: [zinc], amount_min: 1, amount_max: 4 })
    expect(ingredientTotals([range])).toMatchObject([{ per_day: 60, percent_ref: 600 }])
  })

  it('says when a line could not be counted', () => {
    const text = line({ dosage_mode: 'text', instructions: 'x', ingredients: [zinc] })
    expect(ingredientTotals([text])).toMatchObject([{ per_day: 0, incomplete: true }])
  })

  it('does not depend on the order of lines', () => {
    fc.assert(
      fc.property(
        fc.array(
          fc.record({
            amount: fc.integer({ min: 1, max: 8 }),
            times: fc.integer({ min: 1, max: 4 }),
          }),
          {
            minLength: 1,
            maxLength: 8,
          },
        ),
        (doses) => {
          const lines = doses.map(({ amount, times }) =>
            line({ ingredients: [zinc], amount_min: amount, frequency_count: times }),
          )
          const sum = (of: WarnedLine[]) => ingredientTotals(of)[0]?.per_day
          expect(sum(lines)).toBe(sum([...lines].reverse()))
          expect(sum(lines)).toBe(doses.reduce((n, d) => n + d.amount * d.times * 15, 0))
        },
      ),
    )
  })
})
