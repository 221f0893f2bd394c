import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { dosesOfDay } from './doses.ts'
import { type DosageLine, weekdayNames } from './line.ts'
import {
  applicationAreas,
  dosageSentence,
  dosageUnits,
  dosageWord,
  doseSentence,
  frequencyPeriods,
  mealTimes,
  timesOfDay,
} from './sentence.ts'
import { supplyOf, timesPerDay } from './supply.ts'
import { supplySentence } from './supplySentence.ts'
import { packText } from './units.ts'

const capsules: DosageLine = {
  dosage_mode: 'structured',
  amount_min: 1,
  amount_max: 2,
  unit: 'capsule',
  frequency_count: 1,
  frequency_period: 'day',
  time_of_day: ['morning'],
  meal: 'with',
  duration_days: 60,
}

const packOf = (units_per_pack: number, pack_unit = 'capsule') => ({ units_per_pack, pack_unit })
const pack60 = packOf(60)

describe('sentence', () => {
  const cases: [string, DosageLine, string, string][] = [
    [
      'the one of the product',
      capsules,
      '1–2 capsules, once a day, morning, with food, for 60 days',
      '1回1〜2カプセル、1日1回、朝、食事とともに、60日間',
    ],
    [
      'halves, several times, no food',
      {
        amount_min: 0.5,
        unit: 'tablet',
        frequency_count: 2,
        frequency_period: 'day',
        time_of_day: ['bedtime', 'waking'],
        meal: 'empty_stomach',
      },
      '½ tablet, twice a day, on waking and at bedtime, on an empty stomach',
      '1回0.5錠、1日2回、起床時・就寝前、空腹時',
    ],
    [
      'skin care',
      {
        amount_min: 1,
        unit: 'pea',
        frequency_count: 2,
        frequency_period: 'day',
        time_of_day: ['morning', 'evening'],
        area: ['face', 'neck'],
        step: 3,
        meal: 'none',
      },
      '1 pea-sized amount, twice a day, morning and evening, on the face and neck, step 3',
      '1回パール粒大1個分、1日2回、朝・夕方、顔・首に、ステップ3',
    ],
    [
      'as needed with an interval',
      {
        amount_min: 1,
        unit: 'tablet',
        frequency_count: 4,
        frequency_period: 'hour',
        as_needed: true,
      },
      '1 tablet, as needed, at most every 4 hours',
      '1回1錠、必要なときに、4時間以上あけて',
    ],
    [
      'as needed with a limit',
      {
        amount_min: 2,
        unit: 'spray',
        frequency_count: 3,
        frequency_period: 'day',
        as_needed: true,
      },
      '2 sprays, as needed, up to 3 times a day',
      '1回2噴霧、必要なときに、1日3回まで',
    ],
    [
      'weekdays in order, with a drink',
      {
        amount_min: 1,
        unit: 'sachet',
        frequency_count: 1,
        frequency_period: 'day',
        weekdays: [5, 1, 3],
        take_with_text: 'a glass of water',
      },
      '1 sachet, once a day, on Mon, Wed and Fri, with a glass of water',
      '1回1包、1日1回、月・水・金曜日、a glass of waterとともに',
    ],
    [
      'a phase that begins later',
      {
        amount_min: 10,
        unit: 'ml',
        frequency_count: 3,
        frequency_period: 'week',
        start_offset_days: 14,
        duration_days: 1,
      },
      '10 ml, 3 times a week, from day 15, for 1 day',
      '1回10ml、週3回、15日目から、1日間',
    ],
    [
      'label',
      { ...capsules, dosage_mode: 'label' },
      'As directed on the label',
      '表示の用法・用量どおりに使用',
    ],
    [
      'own words',
      { dosage_mode: 'text', instructions: ' Two at night. ' },
      'Two at night.',
      'Two at night.',
    ],
    [
      'an amount that is none',
      { amount_min: -0.999, unit: 'capsule', frequency_count: 1, frequency_period: 'day' },
      'once a day',
      '1日1回',
    ],
    [
      'nothing set',
      { dosage_mode: 'structured' },
      'As directed on the label',
      '表示の用法・用量どおりに使用',
    ],
  ]
  test.each(cases)('%s', (_, line, en, ja) => {
    expect(dosageSentence(line, 'en')).toBe(en)
    expect(dosageSentence(line, 'ja')).toBe(ja)
  })

  test('what the doctor writes is not doubled', () => {
    expect(dosageSentence({ take_with_text: 'with milk' }, 'en')).toBe('with milk')
    expect(dosageSentence({ take_with_text: '水と一緒に' }, 'ja')).toBe('水と一緒に')
    expect(dosageSentence({ take_with_text: 'コップ1杯の水' }, 'ja')).toBe('コップ1杯の水とともに')
  })
})

describe('the doses of a day', () => {
  const daily = (count: number, times: string[], more: DosageLine = {}): DosageLine => ({
    ...{ dosage_mode: 'structured', amount_min: 1, unit: 'capsule' },
    ...{ frequency_count: count, frequency_period: 'day', time_of_day: times, ...more },
  })
  const capsule = '1 capsule'
  const cases: [string, DosageLine, [time: string, of: number, said: string][], number][] = [
    ['once', daily(1, ['morning']), [['morning', 1, capsule]], 1],
    [
      'as many as times',
      daily(2, ['morning', 'evening']),
      [
        ['morning', 1, capsule],
        ['evening', 1, capsule],
      ],
      1 / 2,
    ],
    [
      'more than times',
      daily(3, ['morning']),
      [
        ['morning', 1, capsule],
        ['anytime', 2, '1 capsule, twice a day'],
        ['anytime', 2, '1 capsule, twice a day'],
      ],
      1 / 3,
    ],
    [
      'fewer than times',
      daily(1, ['morning', 'evening']),
      [
        ['morning', 1, '1 capsule, once a day'],
        ['evening', 1, '1 capsule, once a day'],
      ],
      1,
    ],
    [
      'without times',
      daily(2, []),
      [
        ['anytime', 2, '1 capsule, twice a day'],
        ['anytime', 2, '1 capsule, twice a day'],
      ],
      1 / 2,
    ],
    ['too many for boxes', daily(8, []), [['anytime', 1, '1 capsule, 8 times a day']], 1],
    [
      'too many for boxes beside a time',
      daily(8, ['morning']),
      [['morning', 1, '1 capsule, 8 times a day']],
      1,
    ],
    [
      'as needed',
      daily(3, ['bedtime'], { as_needed: true }),
      [['bedtime', 1, '1 capsule, as needed, up to 3 times a day']],
      1,
    ],
    [
      'some days of the week',
      daily(3, ['evening'], { frequency_period: 'week' }),
      [['evening', 1, '1 capsule, 3 times a week']],
      1,
    ],
    [
      'every so many hours',
      daily(12, [], { frequency_period: 'hour' }),
      [
        ['anytime', 2, '1 capsule, every 12 hours'],
        ['anytime', 2, '1 capsule, every 12 hours'],
      ],
      1 / 2,
    ],
  ]
  test.each(cases)('%s', (_, line, expected, share) => {
    const doses = dosesOfDay(line)
    const said = doses.map(({ time, of }) => [time, of, doseSentence(line, time, 'en')])
    expect(said).toEqual(expected)
    for (const dose of doses) expect(dose.share).toBe(share)
  })
})

describe('words', () => {
  test('every value has words in both languages', () => {
    const fields = {
      unit: dosageUnits,
      time_of_day: timesOfDay,
      meal: mealTimes,
      weekday: weekdayNames,
      area: applicationAreas,
    } as const
    for (const [field, values] of Object.entries(fields)) {
      for (const value of values) {
        const [en, ja] = (['en', 'ja'] as const).map((locale) =>
          dosageWord(field as keyof typeof fields, value, locale),
        )
        expect(en).toMatch(/^[a-zé -]+$/i)
        expect(ja).not.toContain('_')
        if (!['ml', 'g', 'mg', 'fingertip_unit'].includes(value)) {
          expect(ja).toMatch(/[\u3040-\u30ff\u3400-\u9fff]/)
        }
      }
    }
  })

  test('an unknown value reads as text', () => {
    const line = { amount_min: 2, unit: 'silver_spoon', time_of_day: ['full_moon'] }
    expect(dosageSentence(line, 'en')).toBe('2 silver spoon, full moon')
    expect(dosageSentence(line, 'ja')).toBe('2 silver spoon、full moon')
  })
})

test('a pack is named in the reader’s words where it counts a unit', () => {
  const packs = [
    '60 capsules',
    '1 Tablet',
    '1 piece',
    '30 ml',
    '1,000 mg',
    'Travel set',
    '2 bottles',
    '',
  ]
  expect(packs.map((pack) => packText(pack, 'ja'))).toEqual([
    '60カプセル',
    '1錠',
    '1個',
    '30ml',
    '1,000mg',
    'Travel set',
    '2 bottles',
    '',
  ])
  expect(packs.map((pack) => packText(pack, 'en'))).toEqual(packs)
})

describe('supply', () => {
  test('60 capsules at 1–2 a day', () => {
    const supply = supplyOf(capsules, pack60)!
    expect(supply).toMatchObject({ daily_min: 1, daily_max: 2, days_min: 30, days_max: 60 })
    expect(supply.days_supply).toBe(40)
    expect(supply.packs_for(60)).toBe(2)
    expect(supplySentence(capsules, pack60, 'en')).toBe(
      '60 capsules last 30–60 days; 2 packs for 60 days',
    )
    expect(supplySentence(capsules, pack60, 'ja')).toBe(
      '1個（60カプセル）で30〜60日分（60日間には2個）',
    )
  })

  test('doses a day', () => {
    expect(timesPerDay({ frequency_count: 4, frequency_period: 'hour' })).toBe(6)
    expect(timesPerDay({ frequency_count: 7, frequency_period: 'week' })).toBe(1)
    expect(timesPerDay({ frequency_count: 3, frequency_period: 'month' })).toBe(0.1)
    expect(timesPerDay({ frequency_count: 1, frequency_period: 'day', weekdays: [1, 3, 5] })).toBe(
      3 / 7,
    )
    expect(timesPerDay({})).toBe(0)
  })

  test('as needed has no upper end', () => {
    const supply = supplyOf({ ...capsules, as_needed: true }, pack60)!
    expect([supply.daily_min, supply.days_min, supply.days_max]).toEqual([0, 30, null])
    expect(
      supplySentence({ ...capsules, as_needed: true, duration_days: null }, pack60, 'en'),
    ).toBe('60 capsules last 30 days or more')
  })

  test('unknown without an amount, a frequency, a pack size, or outside the structured mode', () => {
    expect(supplyOf({ ...capsules, amount_min: null, amount_max: null }, pack60)).toBeUndefined()
    expect(supplyOf({ ...capsules, frequency_count: null }, pack60)).toBeUndefined()
    expect(supplyOf(capsules, packOf(0))).toBeUndefined()
    expect(supplyOf({ ...capsules, dosage_mode: 'text' }, pack60)).toBeUndefined()
    expect(supplySentence({ ...capsules, dosage_mode: 'label' }, pack60, 'en')).toBe('')
  })
})

const lines = fc.record({
  dosage_mode: fc.constantFrom('structured', 'label', 'text'),
  amount_min: fc.option(fc.constantFrom(0.1, 0.25, 0.5, 1, 1.5, 2, 5, 10)),
  amount_max: fc.option(fc.constantFrom(0.5, 1, 2, 3, 10)),
  unit: fc.constantFrom(...dosageUnits),
  frequency_count: fc.option(fc.integer({ min: 1, max: 24 })),
  frequency_period: fc.constantFrom(...frequencyPeriods),
  weekdays: fc.option(fc.array(fc.integer({ min: 1, max: 7 }))),
  as_needed: fc.boolean(),
  time_of_day: fc.subarray(timesOfDay),
  meal: fc.constantFrom(...mealTimes),
  area: fc.subarray(applicationAreas),
  step: fc.option(fc.integer({ min: 1, max: 9 })),
  duration_days: fc.option(fc.integer({ min: 1, max: 365 })),
  start_offset_days: fc.integer({ min: 0, max: 90 }),
  instructions: fc.string(),
  quantity: fc.integer({ min: 1, max: 20 }),
})

describe('for any line', () => {
  test('the sentence is never empty and shows no code, hole or doubled comma', () => {
    fc.assert(
      fc.property(lines, fc.constantFrom('en' as const, 'ja' as const), (line, locale) => {
        const sentence = dosageSentence(line, locale)
        expect(sentence.trim()).not.toBe('')
        if (line.dosage_mode !== 'text') {
          expect(sentence).not.toMatch(/undefined|null|NaN|_|, ,|、、|^[,、]|[,、]\s*$/)
        }
      }),
    )
  })

  test('packs last from days_min to days_max, and the packs for a time are enough and not one too many', () => {
    fc.assert(
      fc.property(
        lines,
        fc.integer({ min: 1, max: 365 }),
        fc.integer({ min: 1, max: 500 }),
        (line, days, units) => {
          const supply = supplyOf(line, packOf(units, line.unit))
          if (!supply) return
          const { daily_min, daily_max, days_min, days_max } = supply
          expect(daily_max).toBeGreaterThanOrEqual(daily_min)
          expect(days_min * daily_max).toBeLessThanOrEqual(units + 1e-6)
          if (days_max !== null) expect(days_max).toBeGreaterThanOrEqual(days_min)
          const packs = supply.packs_for(days)
          expect(packs * units).toBeGreaterThanOrEqual(days * daily_max - 1e-6)
          if (packs > 1) expect((packs - 1) * units).toBeLessThan(days * daily_max)
        },
      ),
    )
  })

  test('no number is said of a pack that is counted in another unit, save that a piece is a piece', () => {
    const pieces = ['capsule', 'tablet', 'softgel']
    fc.assert(
      fc.property(lines, fc.constantFrom(...dosageUnits), (line, packUnit) => {
        const known = supplyOf(line, packOf(60, line.unit))
        const isAlike =
          line.unit === packUnit || (pieces.includes(line.unit) && pieces.includes(packUnit))
        const { packs_for: _, ...supply } = supplyOf(line, packOf(60, packUnit)) ?? {}
        const { packs_for: __, ...expected } = (isAlike && known) || {}
        expect(supply).toEqual(expected)
        if (!isAlike) expect(supplySentence(line, packOf(60, packUnit), 'en')).toBe('')
      }),
    )
  })
})
