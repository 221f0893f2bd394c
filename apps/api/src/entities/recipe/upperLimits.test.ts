import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { inMilligrams, inUnit } from './units.ts'
import { type Band, sources, upperLevels } from './upperLevels.ts'
import { excesses, type LimitPerson, limitOf, strictestLimit } from './upperLimits.ts'
import { ageOf } from './warnedPatient.ts'
import type { WarnedLine, WarnedPatient } from './warnings/warning.ts'
import { recipeWarnings } from './warnings.ts'

const person = (age: number | null, pregnancy = 'no'): LimitPerson => ({ age, pregnancy })
type Holds = { code: string; amount: number; unit: string }

const line = (holds: Holds[], overrides: Partial<WarnedLine> = {}): WarnedLine => ({
  productId: 'p',
  title: 'Tablets',
  usageKind: 'oral',
  labelWarnings: '',
  allergens: [],
  label: null,
  availability: 'in_stock',
  restockOn: null,
  price: 100,
  priceNow: 100,
  refillsAllowed: 12,
  minDaysBetween: 1,
  units_per_pack: 60,
  pack_unit: 'capsule',
  servingsPerPack: null,
  ingredients: holds.map((each) => ({ ...each, name: each.code, percent_ref: null })),
  dosage_mode: 'structured',
  amount_min: 1,
  unit: 'tablet',
  frequency_count: 1,
  frequency_period: 'day',
  quantity: 1,
  ...overrides,
})
const found = (lines: WarnedLine[], who: LimitPerson, others: WarnedLine[] = []) =>
  excesses(lines, others, who).map(
    ({ code, limit, level }) => `${code} ${inUnit(limit, level.unit)}`,
  )

const texts = (lines: WarnedLine[], age: number | null, pregnancy = 'no', others = false) =>
  recipeWarnings({
    lines,
    patient: {
      ...{ allergies: [], conditions: [], medications: [], flags: [], reactions: [] },
      age,
      pregnancy,
    } satisfies WarnedPatient,
    others: others ? lines.map((each) => ({ ...each, recipe: 'R-1' })) : [],
    validDays: 30,
  }).filter(({ code }) => code === 'UPPER_LIMIT')

describe('upper levels', () => {
  const zinc = (amount: number) => [line([{ code: 'zinc', amount, unit: 'mg' }])]

  it('says nothing below and at a level, and speaks above it', () => {
    expect(found(zinc(24.9), person(40))).toEqual([])
    expect(found(zinc(25), person(40))).toEqual([])
    expect(found(zinc(25.1), person(40))).toEqual(['zinc 25 mg'])
  })

  it('names substance, total, level, for whom, source and what others say', () => {
    const [one] = texts(zinc(30), 40)
    expect(one?.texts.en).toBe(
      'zinc: 30 mg a day is over the upper limit of 25 mg for age 40 (EFSA; NAM 40 mg). Intake from food is not counted.',
    )
    expect(one?.texts.ja).toBe(
      'zinc：1日30 mgは、40歳の耐容上限量25 mgを超えています（EFSA、NAM 40 mg）。食事からの摂取は含みません。',
    )
    expect(one?.detail).toMatchObject({ limit: 25, source_url: sources.efsa.url })
    const [both] = texts(zinc(15), 40, 'no', true)
    expect(both?.texts.en).toMatch(/^zinc: 30 mg a day together with the other recipes is over/)
  })

  it('has figures of its own for children, in pregnancy and while breastfeeding', () => {
    const a = [line([{ code: 'retinol', amount: 2_900, unit: 'µg' }])]
    expect(found(a, person(30))).toEqual([])
    expect(found(a, person(16))).toEqual(['vitamin_a 2800 µg'])
    expect(found(a, person(3))).toEqual(['vitamin_a 600 µg'])
    expect(texts(a, 16, 'yes')[0]?.texts.en).toContain('for pregnancy at age 16')
    const phosphorus = [line([{ code: 'phosphorus', amount: 3.6, unit: 'g' }])]
    expect(found(phosphorus, person(30))).toEqual([])
    expect(found(phosphorus, person(30, 'yes'))).toEqual(['phosphorus 3500 mg'])
    expect(found(phosphorus, person(30, 'breastfeeding'))).toEqual([])
    // EFSA has no level for copper in pregnancy: NAM's counts
    const copper = [line([{ code: 'copper', amount: 6, unit: 'mg' }])]
    expect(found(copper, person(30))).toEqual(['copper 5 mg'])
    expect(found(copper, person(30, 'yes'))).toEqual([])
  })

  it('takes the strictest of an adult when the age is not known, and says so', () => {
    const calcium = [line([{ code: 'calcium', amount: 2_100, unit: 'mg' }])]
    expect(found(calcium, person(30))).toEqual([])
    expect(found(calcium, person(60))).toEqual(['calcium 2000 mg'])
    expect(found(calcium, person(null))).toEqual(['calcium 2000 mg'])
    expect(texts(calcium, null)[0]?.texts.en).toContain(
      'for an adult, the strictest limit, as the age is not known',
    )
  })

  it('tells forms apart', () => {
    const of = (code: string, amount: number) =>
      found([line([{ code, amount, unit: 'mg' }])], person(40))
    expect(of('beta_carotene', 15)).toEqual([])
    expect(of('niacin', 36)).toEqual(['niacin 35 mg'])
    expect(of('niacin', 20)).toEqual([])
    expect(of('nicotinic_acid', 11)).toEqual(['nicotinic_acid 10 mg'])
    expect(of('nicotinamide', 20)).toEqual([])
    expect(of('magnesium', 251)).toEqual(['magnesium 250 mg'])
    const [folic] = texts([line([{ code: 'folic_acid', amount: 1.1, unit: 'mg' }])], 40)
    expect(folic?.texts.en).not.toContain('food')
    const cream = line([{ code: 'retinol', amount: 50, unit: 'mg' }], { usageKind: 'topical' })
    expect(texts([cream], 40)).toEqual([])
  })

  it('counts the most of a range, a day of each phase, and says what could not be counted', () => {
    const c = { code: 'vitamin_c', amount: 1_500, unit: 'mg' }
    expect(found([line([c], { amount_max: 2 })], person(40))).toEqual(['vitamin_c 2000 mg'])
    const first = line([c], { duration_days: 30 })
    const then = line([c], { start_offset_days: 30 })
    expect(found([first, then], person(40))).toEqual([])
    expect(found([first, line([c], { start_offset_days: 29 })], person(40))).toHaveLength(1)
    const free = line([c], { dosage_mode: 'text', instructions: 'as we said' })
    expect(texts([line([c]), line([c]), free], 40)[0]?.texts.en).toContain('at least 3000 mg')
  })

  it('is about what this recipe holds', () => {
    const other = zinc(50)
    expect(found([line([])], person(40), other)).toEqual([])
  })
})

describe('the table', () => {
  it('has a source, rising ages and positive amounts, and never less for the older but where said', () => {
    const falls = new Set(['calcium', 'phosphorus'])
    for (const level of upperLevels) {
      const rows: (readonly Band[])[] = [level.ages, level.pregnancy ?? [], level.lactation ?? []]
      expect(sources[level.source].url).toMatch(/^https:/)
      for (const bands of rows)
        bands.forEach(([from, amount], index) => {
          const [before, less] = bands[index - 1] ?? [-1, 0]
          expect(from).toBeGreaterThan(before)
          if (amount === null) return
          expect(amount).toBeGreaterThan(0)
          if (!falls.has(level.codes[0] ?? '')) expect(amount).toBeGreaterThanOrEqual(less ?? 0)
        })
    }
  })

  it('is strictest for nobody known among adults', () => {
    for (const level of upperLevels)
      for (const age of [19, 40, 60, 80]) {
        const [known, unknown] = [limitOf(level, person(age)), limitOf(level, person(null))]
        expect(unknown ?? Infinity).toBeLessThanOrEqual(known ?? Infinity)
      }
  })
})

describe('arithmetic of amounts', () => {
  const codes = [...new Set(upperLevels.flatMap((level) => level.codes))]
  const mass = { g: 1_000, mg: 1, µg: 0.001, mcg: 0.001 }

  it('is the same in every unit of mass, for every substance', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...codes),
        fc.integer({ min: 1, max: 5_000_000 }),
        fc.constantFrom('g', 'mg', 'µg', 'mcg' as const),
        (code, micrograms, unit) => {
          const amount = micrograms / 1_000 / mass[unit as keyof typeof mass]
          const mg = inMilligrams({ code, amount, unit })
          expect(mg.unit).toBe('mg')
          expect(mg.amount).toBeCloseTo(micrograms / 1_000, 9)
        },
      ),
    )
  })

  it('knows the international units of vitamins A, D and E, and of nothing else', () => {
    const iu = (code: string, amount: number) => inMilligrams({ code, amount, unit: 'IU' })
    expect(iu('vitamin_d3', 4_000).amount).toBeCloseTo(0.1)
    expect(iu('retinol', 10_000).amount).toBeCloseTo(3)
    expect(iu('d_alpha_tocopherol', 1_500).amount).toBeCloseTo(1_005)
    expect(iu('vitamin_e', 100).amount).toBeCloseTo(90)
    expect(iu('zinc', 10)).toEqual({ amount: 10, unit: 'IU' })
    expect(inMilligrams({ code: 'x', amount: 5, unit: 'billion CFU' }).unit).toBe('billion CFU')
  })

  it('speaks exactly when the sum over lines and recipes is more than the strictest level', () => {
    const dose = fc.record({
      amount: fc.integer({ min: 1, max: 4_000 }),
      times: fc.integer({ min: 1, max: 4 }),
      unit: fc.constantFrom('mg', 'µg'),
      isOther: fc.boolean(),
    })
    fc.assert(
      fc.property(
        fc.constantFrom('zinc', 'vitamin_c', 'iron', 'selenium', 'vitamin_d', 'choline'),
        fc.constantFrom(2, 5, 12, 30, 75, null),
        fc.array(dose, { minLength: 1, maxLength: 6 }),
        (code, age, doses) => {
          const of = (which: boolean) =>
            doses
              .filter(({ isOther }) => isOther === which)
              .map(({ amount, times, unit }) =>
                line([{ code, amount, unit }], { frequency_count: times }),
              )
          const total = doses.reduce(
            (sum, { amount, times, unit }) => sum + amount * times * mass[unit as 'mg' | 'µg'],
            0,
          )
          const limit = strictestLimit(code, person(age)) ?? Infinity
          const isOver = total > limit * (1 + 1e-6)
          const spoken = excesses(of(false), of(true), person(age))
          expect(spoken).toHaveLength(isOver && of(false).length > 0 ? 1 : 0)
          if (spoken[0]) expect(spoken[0].total).toBeCloseTo(total, 6)
        },
      ),
    )
  })

  it('tells an age by whole months', () => {
    expect(ageOf('2026-05-22', '2026-11-21')).toBeCloseTo(5 / 12)
    expect(ageOf('2026-05-22', '2026-11-22')).toBe(0.5)
    expect(ageOf('2007-11-22', '2026-11-22')).toBe(19)
    expect(ageOf('2007-11-23', '2026-11-22')).toBeLessThan(19)
  })
})
