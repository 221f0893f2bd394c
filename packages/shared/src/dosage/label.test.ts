import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { differenceSentence, type LabelDosage, labelDifferences } from './label.ts'
import type { DosageLine } from './line.ts'
import { dosageSentence, mealTimes, timesOfDay } from './sentence.ts'
import { startingDosage } from './starting.ts'
import { supplyOf } from './supply.ts'

const label = (over: Partial<LabelDosage> = {}): LabelDosage => ({
  amount_min: 1,
  amount_max: null,
  unit: 'tablet',
  frequency_count: 1,
  frequency_max: null,
  frequency_period: 'day',
  as_needed: false,
  time_of_day: [],
  meal: 'none',
  area: [],
  duration_days: null,
  max_per_day: null,
  ...over,
})
const line = (over: DosageLine = {}): DosageLine => ({
  dosage_mode: 'structured',
  amount_min: 1,
  unit: 'tablet',
  frequency_count: 1,
  frequency_period: 'day',
  time_of_day: [],
  meal: 'none',
  ...over,
})
const said = (written: DosageLine, directed: LabelDosage, locale: 'en' | 'ja' = 'en') =>
  labelDifferences(written, directed).map((kind) =>
    differenceSentence(kind, { title: 'X', line: written, label: directed }, locale),
  )

const melatonin = label({ time_of_day: ['bedtime'] })
const oral = { usage_kind: 'oral', unit: 'tablet' }

describe('the dosage a line begins with', () => {
  const sentence = (directed: LabelDosage | null, product = oral) =>
    dosageSentence(startingDosage({ ...product, label_dosage: directed }), 'en')

  it('is that of the label: melatonin at bedtime, iron between meals, pads three times a week', () => {
    expect(sentence(melatonin)).toBe('1 tablet, once a day, at bedtime')
    expect(sentence(label({ unit: 'capsule', meal: 'between' }))).toBe(
      '1 capsule, once a day, between meals',
    )
    const pads = label({ unit: 'pad', frequency_count: 3, frequency_period: 'week' })
    expect(sentence({ ...pads, time_of_day: ['evening'], area: ['face'] })).toBe(
      '1 pad, 3 times a week, evening, on the face',
    )
  })

  it('takes as many of the times that fit as there are doses', () => {
    expect(
      startingDosage({ ...oral, label_dosage: label({ time_of_day: ['evening', 'morning'] }) }),
    ).toMatchObject({ time_of_day: ['evening'] })
    expect(
      startingDosage({
        ...oral,
        label_dosage: label({ time_of_day: ['evening', 'morning'], frequency_count: 2 }),
      }),
    ).toMatchObject({ time_of_day: ['evening', 'morning'] })
  })

  it('refers to the label where that does not tell, in both languages, and lasts nobody knows how long', () => {
    const untold = [
      null,
      label({ amount_min: null }),
      label({ frequency_count: null }),
      label({ unit: null }),
      label({ unit: 'other' }),
    ]
    for (const directed of untold) {
      const start = startingDosage({ ...oral, label_dosage: directed })
      expect(dosageSentence(start, 'en')).toBe('As directed on the label')
      expect(dosageSentence(start, 'ja')).toBe('表示の用法・用量どおりに使用')
      expect(supplyOf(start, { units_per_pack: 60, pack_unit: oral.unit })).toBeUndefined()
    }
  })
})

describe('where a line leaves the label', () => {
  it.each<[string, DosageLine, LabelDosage, string[]]>([
    [
      'melatonin in the morning',
      line({ time_of_day: ['morning'] }),
      melatonin,
      ['The label of X says at bedtime, but this line says morning.'],
    ],
    [
      'iron with food',
      line({ meal: 'with' }),
      label({ meal: 'between' }),
      ['The label of X says between meals, but this line says with food.'],
    ],
    [
      'retinal every night',
      line(),
      label({ frequency_count: 2, frequency_period: 'week' }),
      ['The label of X says up to twice a week, but this line says once a day.'],
    ],
    [
      'too much in a day',
      line({ amount_min: 2, frequency_count: 2 }),
      label({ amount_min: 2 }),
      ['The label of X allows up to 2 tablets a day, but this line adds up to 4 tablets.'],
    ],
    [
      'longer than allowed',
      line({ duration_days: 30 }),
      label({ duration_days: 14 }),
      ['The label of X allows up to 14 days, but this line says 30 days.'],
    ],
    [
      'no end',
      line(),
      label({ duration_days: 14 }),
      ['The label of X allows up to 14 days, but this line has no end.'],
    ],
    [
      'bedtime in the evening',
      line({ time_of_day: ['bedtime'] }),
      label({ time_of_day: ['evening'] }),
      [],
    ],
    ['after food is with food', line({ meal: 'after' }), label({ meal: 'with' }), []],
    [
      'twice where the label says once or twice',
      line({ frequency_count: 2 }),
      label({ frequency_max: 2 }),
      [],
    ],
    ['every other day of a daily one', line({ weekdays: [1, 3, 5] }), label(), []],
    ['another unit', line({ unit: 'mg', amount_min: 500 }), label(), []],
  ])('%s', (_, written, directed, expected) => {
    expect(said(written, directed)).toEqual(expected)
  })

  it('says it in Japanese', () => {
    expect(said(line({ time_of_day: ['morning'] }), melatonin, 'ja')).toEqual([
      '「X」の表示では「就寝前」ですが、この指定では「朝」になっています。',
    ])
    expect(said(line({ amount_min: 3 }), label(), 'ja')).toEqual([
      '「X」の表示の上限を超えています。表示では1日1錠までですが、この指定では1日3錠になります。',
    ])
  })
})

const amount = fc.integer({ min: 1, max: 12 }).map((n) => n / 4)
const maybe = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: null })
const anyLabel: fc.Arbitrary<LabelDosage> = fc.record({
  amount_min: amount,
  amount_max: fc.constant(null),
  unit: fc.constantFrom('tablet', 'ml', 'pump'),
  frequency_count: fc.integer({ min: 1, max: 6 }),
  frequency_max: maybe(fc.integer({ min: 6, max: 24 })),
  frequency_period: fc.constantFrom('day', 'hour', 'week', 'month'),
  as_needed: fc.boolean(),
  time_of_day: fc.uniqueArray(fc.constantFrom(...timesOfDay)),
  meal: fc.constantFrom(...mealTimes),
  area: fc.constant([]),
  duration_days: maybe(fc.integer({ min: 1, max: 365 })),
  max_per_day: fc.constant(null),
})
const start = (directed: LabelDosage) => startingDosage({ ...oral, label_dosage: directed })

describe('for every label', () => {
  it('the dosage a line begins with is within it', () => {
    fc.assert(
      fc.property(anyLabel, (directed) => {
        expect(labelDifferences(start(directed), directed)).toEqual([])
      }),
    )
  })

  it('more than allowed is always seen, and more stays more', () => {
    fc.assert(
      fc.property(anyLabel, fc.integer({ min: 2, max: 20 }), (directed, factor) => {
        const times = 24 * factor
        const more = { ...start(directed), amount_min: (directed.amount_min ?? 1) * times }
        expect(labelDifferences(more, directed)).toContain('amount')
      }),
    )
  })

  it('every time and food it does not name is seen; what it leaves open is not', () => {
    fc.assert(
      fc.property(anyLabel, fc.constantFrom(...timesOfDay), (directed, time) => {
        const isOpen = directed.time_of_day.length === 0
        const fits =
          isOpen ||
          directed.time_of_day.includes(time) ||
          (time === 'bedtime' && directed.time_of_day.includes('evening')) ||
          (time === 'waking' && directed.time_of_day.includes('morning'))
        const found = labelDifferences({ ...start(directed), time_of_day: [time] }, directed)
        expect(found.includes('time')).toBe(!fits)
        const unsaid = { ...start(directed), time_of_day: [], meal: 'none' }
        expect(labelDifferences(unsaid, directed)).toEqual([])
      }),
    )
  })

  it('a longer time is seen, a shorter one is not', () => {
    fc.assert(
      fc.property(anyLabel, fc.integer({ min: 1, max: 400 }), (directed, days) => {
        const found = labelDifferences({ ...start(directed), duration_days: days }, directed)
        expect(found.includes('duration')).toBe(days > (directed.duration_days ?? Infinity))
      }),
    )
  })

  it('nothing is said without a label, of "as on the label" and of own words', () => {
    fc.assert(
      fc.property(anyLabel, fc.constantFrom('label', 'text'), (directed, dosage_mode) => {
        const much = { ...start(directed), amount_min: 999 }
        expect(labelDifferences({ ...much, dosage_mode }, directed)).toEqual([])
        expect(labelDifferences(much, null)).toEqual([])
      }),
    )
  })

  it('every difference has its sentence in both languages', () => {
    fc.assert(
      fc.property(anyLabel, anyLabel, (directed, other) => {
        const written = start(other)
        for (const locale of ['en', 'ja'] as const)
          for (const sentence of said(written, directed, locale))
            expect(sentence).not.toMatch(/undefined|null|NaN|_/)
      }),
    )
  })
})
