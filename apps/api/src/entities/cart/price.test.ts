import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { capDiscounts, type Discount, discountKinds, rateOf } from '../discounts.ts'
import { type PriceInput, priceCart } from './price.ts'

const discount: fc.Arbitrary<Discount> = fc
  .record({
    kind: fc.constantFrom(...discountKinds),
    n: fc.integer({ min: 0, max: 5 }),
    rateBp: fc.integer({ min: 0, max: 10_000 }),
  })
  .map(({ kind, n, rateBp }) =>
    kind === 'catalog' || kind === 'product'
      ? { kind, id: `${kind}${n}`, name: `Number ${n}`, rateBp }
      : { kind, rateBp },
  )
/** As they occur: each discount once. */
const discounts = fc.uniqueArray(discount, {
  maxLength: 6,
  selector: (each) => each.id ?? each.kind,
})
const line = fc.record({
  unitPrice: fc.integer({ min: 0, max: 5_000_000 }),
  quantity: fc.integer({ min: 1, max: 20 }),
  taxRateBp: fc.constantFrom(0, 800, 1_000),
})
const input: fc.Arbitrary<PriceInput> = fc
  .record({
    all: discounts,
    lines: fc.array(fc.tuple(line, fc.nat({ max: 63 })), { maxLength: 50 }),
    maxDiscountBp: fc.integer({ min: 0, max: 4_000 }),
    shipping: fc.record({
      price: fc.integer({ min: 0, max: 5_000 }),
      freeFrom: fc.option(fc.integer({ min: 0, max: 100_000 })),
      taxRateBp: fc.constantFrom(0, 1_000),
    }),
  })
  .map(({ all, lines, ...rest }) => ({
    ...rest,
    discounts: all.filter((each) => !each.id),
    // some of the catalogs' and products' discounts for each line
    lines: lines.map(([each, mask]) => ({
      ...each,
      discounts: all.filter((one, i) => one.id && mask & (1 << i)),
    })),
  }))
const sum = (values: number[]) => values.reduce((a, b) => a + b, 0)

describe('priceCart', () => {
  it('adds up to the minor unit for any cart, in dollars and in yen', () => {
    fc.assert(
      fc.property(input, (cart) => {
        const priced = priceCart(cart)
        expect(priced.total).toBe(sum(priced.lines.map((each) => each.total)) + priced.shipping)
        expect(priced.total).toBe(priced.subtotal - priced.discount + priced.shipping)
        expect(priced.discount).toBe(sum(priced.discounts.map((each) => each.amount)))
        expect(priced.tax).toBe(sum(priced.taxes.map((each) => each.tax)))
        for (const value of [
          priced.total,
          priced.tax,
          ...priced.discounts.map((each) => each.amount),
          ...priced.lines.flatMap(({ discounts: parts, ...each }) => [
            ...Object.values(each),
            ...parts.map((part) => part.amount),
          ]),
        ]) {
          expect(Number.isInteger(value) && value >= 0).toBe(true)
        }
      }),
      { numRuns: 500 },
    )
  })

  it('never takes off more than the rate of a line, and says of which discounts', () => {
    fc.assert(
      fc.property(input, (cart) => {
        const priced = priceCart(cart)
        for (const each of priced.lines) {
          const rate = rateOf(each.discounts)
          expect(rate).toBeLessThanOrEqual(cart.maxDiscountBp)
          expect(each.discount).toBe(Math.round((each.gross * rate) / 10_000))
          expect(each.discount).toBe(sum(each.discounts.map((part) => part.amount)))
        }
      }),
      { numRuns: 500 },
    )
  })

  it('gives a commission that is waived as a discount, with the others exactly up to the rate', () => {
    fc.assert(
      fc.property(input, (cart) => {
        const rateBp = cart.maxDiscountBp
        const others = cart.discounts.filter(({ kind }) => kind !== 'waived')
        const waived = { kind: 'waived' as const, rateBp }
        const priced = priceCart({ ...cart, discounts: [waived, ...others] })
        for (const each of priced.lines) {
          expect(rateOf(each.discounts)).toBe(rateBp)
          expect(each.discount).toBe(Math.round((each.gross * rateBp) / 10_000))
        }
        expect(priced.discount).toBe(sum(priced.discounts.map((each) => each.amount)))
        const without = priceCart({ ...cart, discounts: others })
        expect(priced.total - priced.shipping).toBeLessThanOrEqual(without.total - without.shipping)
      }),
      { numRuns: 500 },
    )
  })

  it('costs the same in whatever order the discounts are given', () => {
    fc.assert(
      fc.property(input, fc.infiniteStream(fc.nat()), (cart, keys) => {
        const shuffled = <T>(of: T[]): T[] =>
          of
            .map((each) => ({ each, key: keys.next().value ?? 0 }))
            .sort((a, b) => a.key - b.key)
            .map(({ each }) => each)
        const other = priceCart({
          ...cart,
          discounts: shuffled(cart.discounts),
          lines: cart.lines.map((each) => ({ ...each, discounts: shuffled(each.discounts ?? []) })),
        })
        expect(other).toEqual(priceCart(cart))
      }),
      { numRuns: 500 },
    )
  })

  it('knows a catalog and a product with discounts of their own', () => {
    const sleep = { kind: 'catalog' as const, id: 'c', name: 'Sleep weeks', rateBp: 1_000 }
    const serum = { kind: 'product' as const, id: 'p', name: 'Serum', rateBp: 1_500 }
    const priced = priceCart({
      lines: [
        { unitPrice: 1_000, quantity: 2, taxRateBp: 0, discounts: [sleep] },
        { unitPrice: 3_000, quantity: 1, taxRateBp: 0, discounts: [serum, sleep] },
        { unitPrice: 500, quantity: 1, taxRateBp: 0 },
      ],
      discounts: [{ kind: 'individual', rateBp: 500 }],
      maxDiscountBp: 2_000,
      shipping: { price: 0, freeFrom: null, taxRateBp: 0 },
    })
    // 15 % of 20.00; 5 + 10 % and what is left of the product's 15 %: 20 % of 30.00; 5 % of 5.00
    expect(priced.lines.map((each) => each.discount)).toEqual([300, 600, 25])
    expect(priced.discounts).toMatchObject([
      { kind: 'individual', rateBp: 500, amount: 100 + 150 + 25 },
      { name: 'Sleep weeks', rateBp: 1_000, amount: 200 + 300 },
      { name: 'Serum', rateBp: 500, amount: 150 },
    ])
  })

  it('shares the tax of each rate among its own lines', () => {
    fc.assert(
      fc.property(input, (cart) => {
        const priced = priceCart({ ...cart, shipping: { ...cart.shipping, price: 0 } })
        expect(sum(priced.lines.map((each) => each.tax))).toBe(priced.tax)
        priced.lines.forEach((each, i) => {
          if (cart.lines[i]?.taxRateBp === 0) expect(each.tax).toBe(0)
        })
      }),
    )
  })

  it('knows yen with two rates: 8 % inside food, 10 % inside care and shipping', () => {
    const priced = priceCart({
      lines: [
        { unitPrice: 1_080, quantity: 2, taxRateBp: 800 },
        { unitPrice: 1_100, quantity: 1, taxRateBp: 1_000 },
      ],
      discounts: [],
      maxDiscountBp: 0,
      shipping: { price: 880, freeFrom: 5_000, taxRateBp: 1_000 },
    })
    expect(priced).toMatchObject({
      subtotal: 3_260,
      shipping: 880,
      total: 4_140,
      taxes: [
        { rateBp: 1_000, gross: 1_980, tax: 180 },
        { rateBp: 800, gross: 2_160, tax: 160 },
      ],
      tax: 340,
    })
  })

  it('sends for free from the threshold after discount, not before', () => {
    const shipping = { price: 875, freeFrom: 5_000, taxRateBp: 0 }
    const at = (unitPrice: number, rateBp: number) =>
      priceCart({
        lines: [{ unitPrice, quantity: 1, taxRateBp: 0 }],
        discounts: rateBp ? [{ kind: 'individual', rateBp }] : [],
        maxDiscountBp: 2_000,
        shipping,
      }).shipping
    expect([at(4_999, 0), at(5_000, 0), at(5_200, 500)]).toEqual([875, 0, 875])
  })

  it('costs nothing when it is empty', () => {
    const shipping = { price: 875, freeFrom: null, taxRateBp: 0 }
    expect(priceCart({ lines: [], discounts: [], maxDiscountBp: 0, shipping }).total).toBe(0)
  })
})

describe('capDiscounts', () => {
  it("never lets the sum pass the doctor's rate", () => {
    const parts: Discount[] = [
      { kind: 'individual', rateBp: 1_500 },
      { kind: 'first_order', rateBp: 1_000 },
    ]
    const rates = (max: number) => capDiscounts(parts, max).map((part) => part.rateBp)
    expect([rates(2_000), rates(1_000), rates(0)]).toEqual([[1_500, 500], [1_000], []])
  })
})
