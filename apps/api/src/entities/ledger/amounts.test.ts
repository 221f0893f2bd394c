import fc from 'fast-check'
import { expect, it } from 'vitest'
import { cumulative, slice } from './amounts.ts'

it('splits an amount over parcels without losing a minor unit', () => {
  const amount = fc.integer({ min: 0, max: 1_000_000_000_000 })
  const parcels = fc.array(fc.integer({ min: 1, max: 20 }), { minLength: 1, maxLength: 8 })
  fc.assert(
    fc.property(amount, parcels, (whole, counts) => {
      const of = counts.reduce((a, b) => a + b, 0)
      let before = 0
      let total = 0
      for (const count of counts) {
        const part = slice(whole, before, count, of)
        expect(part).toBeGreaterThanOrEqual(0)
        total += part
        before += count
      }
      expect(total).toBe(whole)
    }),
  )
})

it('rounds halves away from zero, as well below it, and answers nothing for nothing', () => {
  expect(cumulative(1, 1, 2)).toBe(1)
  expect(cumulative(-1, 1, 2)).toBe(-1)
  expect(cumulative(-532, 1, 1)).toBe(-532)
  expect(slice(-532, 0, 1, 1)).toBe(-532)
  expect(cumulative(-5, 1, 3)).toBe(-2)
  expect(cumulative(5, 1, 3)).toBe(2)
  expect(cumulative(0, 0, 0)).toBe(0)
})
