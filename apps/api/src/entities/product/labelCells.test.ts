import {
  applicationAreas,
  dosageUnits,
  mealTimes,
  timesOfDay,
} from '@officina/shared/dosage/sentence'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { LabelDosage } from '../../db/schema/product.ts'
import { blank, cellsOfLabel, labelColumns, readLabel, withCells } from './labelCells.ts'

type Cells = Partial<Record<keyof typeof labelColumns, string>>

/** Reads cells as an import does; wrong ones are named in `wrong`. */
function read(cells: Cells) {
  const wrong: string[] = []
  const label = readLabel((column, parse) => {
    const text = cells[column] ?? ''
    const value = text === '' ? undefined : parse(text)
    if (text !== '' && value === undefined) wrong.push(column)
    return value
  })
  return { label, wrong }
}

const amount = fc.integer({ min: 1, max: 4_000 }).map((n) => n / 4)
const some = <T>(words: readonly T[], most: number) =>
  fc.uniqueArray(fc.constantFrom(...words), { maxLength: most })
const anyLabel = fc
  .record({
    amount,
    more: fc.option(amount, { nil: 0 }),
    unit: fc.constantFrom(...dosageUnits),
    count: fc.integer({ min: 1, max: 12 }),
    most: fc.option(fc.integer({ min: 1, max: 12 }), { nil: 0 }),
    period: fc.constantFrom('hour', 'day', 'week', 'month'),
    as_needed: fc.boolean(),
    time_of_day: some(timesOfDay, 6),
    meal: fc.constantFrom(...mealTimes),
    area: some(applicationAreas, 12),
    duration_days: fc.option(fc.integer({ min: 1, max: 3_650 }), { nil: null }),
    max_per_day: fc.option(amount, { nil: null }),
  })
  .map(({ amount: min, more, count, most, period, ...rest }) => ({
    ...rest,
    amount_min: min,
    amount_max: more ? min + more : null,
    frequency_count: count,
    frequency_max: most && period !== 'hour' ? count + most : null,
    frequency_period: period,
  })) as fc.Arbitrary<LabelDosage>

it('reads every label that it writes', () => {
  fc.assert(
    fc.property(anyLabel, (label) => {
      const cells = Object.entries(cellsOfLabel(label)).filter(([, text]) => text !== '')
      const { label: again, wrong } = read(Object.fromEntries(cells))
      expect(wrong).toEqual([])
      expect(withCells(null, again ?? {}, 'capsule')).toEqual(label)
    }),
  )
})

it('never reads a cell as anything but a label, whatever is written', () => {
  const texts = fc.oneof(
    fc.string(),
    fc.constantFrom('0', '-1', '1-', '0/day', '25/day', '2-1/day', 'every 0 hours', '1e3'),
  )
  fc.assert(
    fc.property(
      fc.constantFrom(...(Object.keys(labelColumns) as (keyof Cells)[])),
      texts,
      (column, text) => {
        const { label, wrong } = read({ [column]: text.trim() })
        expect(wrong).toEqual(label || text.trim() === '' ? [] : [column])
        if (!label) return
        const whole = { ...blank, ...label }
        for (const n of [
          whole.amount_min,
          whole.frequency_count,
          whole.max_per_day,
          whole.duration_days,
        ])
          expect(n === null || n > 0).toBe(true)
      },
    ),
  )
})

it('reads full-width signs as plain ones', () => {
  const { label, wrong } = read({ label_amount: '１～３', label_frequency: '１ー２／day' })
  expect(wrong).toEqual([])
  expect(label).toMatchObject({ amount_min: 1, amount_max: 3, frequency_max: 2 })
})
