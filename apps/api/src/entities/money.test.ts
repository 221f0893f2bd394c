import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { allocate, formatMoney, fractionDigits, includedTax, percentOf } from './money.ts'

const amount = fc.integer({ min: -1_000_000_000, max: 1_000_000_000 })
const bp = fc.integer({ min: 0, max: 10_000 })
const sum = (parts: number[]) => parts.reduce((a, b) => a + b, 0)

describe('percentOf', () => {
  it('rounds halves away from zero and mirrors for reversals', () => {
    expect(percentOf(25, 1_000)).toBe(3)
    expect(percentOf(-25, 1_000)).toBe(-3)
    expect(percentOf(24, 1_000)).toBe(2)
    fc.assert(
      fc.property(amount, bp, (a, rate) => {
        expect(percentOf(-a, rate)).toBe(0 - percentOf(a, rate))
      }),
    )
  })

  it('is never further than half a minor unit from the exact value', () => {
    fc.assert(
      fc.property(amount, bp, (a, rate) => {
        const off = Math.abs(percentOf(a, rate) * 10_000 - a * rate)
        expect(off).toBeLessThanOrEqual(5_000)
      }),
    )
  })

  it('stays exact where floating point does not', () => {
    expect(percentOf(9_007_199_254_740_991, 10_000)).toBe(9_007_199_254_740_991)
  })
})

describe('includedTax', () => {
  it('finds the tax inside a gross price', () => {
    expect(includedTax(1_100, 1_000)).toBe(100)
    expect(includedTax(1_080, 800)).toBe(80)
    expect(includedTax(1_000, 0)).toBe(0)
  })

  it('net plus tax is gross again, within the rounding', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10_000_000 }), bp, (gross, rate) => {
        const net = gross - includedTax(gross, rate)
        expect(Math.abs(net + percentOf(net, rate) - gross)).toBeLessThanOrEqual(1)
      }),
    )
  })
})

describe('allocate', () => {
  const weights = fc.array(fc.integer({ min: 0, max: 1_000_000 }), { minLength: 1, maxLength: 50 })

  it('never loses or makes a minor unit', () => {
    fc.assert(fc.property(amount, weights, (total, w) => sum(allocate(total, w)) === total))
  })

  it('gives every part its share, less than one unit off', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1_000_000 }), weights, (total, w) => {
        fc.pre(sum(w) > 0)
        allocate(total, w).forEach((part, i) => {
          expect(Math.abs(part - (total * (w[i] ?? 0)) / sum(w))).toBeLessThan(1)
        })
      }),
    )
  })

  it('gives nothing to a weight of zero beside others, and equal parts when all are zero', () => {
    expect(allocate(10, [0, 1, 0])).toEqual([0, 10, 0])
    expect(allocate(10, [0, 0, 0])).toEqual([4, 3, 3])
    expect(() => allocate(1, [])).toThrow(RangeError)
  })
})

describe('currencies', () => {
  it('knows how many decimals there are', () => {
    expect([fractionDigits('USD'), fractionDigits('JPY')]).toEqual([2, 0])
    expect(formatMoney(1_240, 'USD', 'en')).toBe('$12.40')
    expect(formatMoney(1_240, 'JPY', 'ja')).toBe('￥1,240')
  })
})
