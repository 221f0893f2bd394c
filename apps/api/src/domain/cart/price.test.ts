import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { capDiscounts, type PriceInput, priceCart } from './price.ts'

const line = fc.record({
  unitPrice: fc.integer({ min: 0, max: 5_000_000 }),
  quantity: fc.integer({ min: 1, max: 20 }),
  taxRateBp: fc.constantFrom(0, 800, 1_000),
})
const input: fc.Arbitrary<PriceInput> = fc.record({
  lines: fc.array(line, { maxLength: 50 }),
  discounts: fc
    .tuple(fc.integer({ min: 0, max: 3_000 }), fc.integer({ min: 0, max: 3_000 }))
    .map(([individual, first]) =>
      capDiscounts(
        [
          { kind: 'individual' as const, rateBp: individual },
          { kind: 'first_order' as const, rateBp: first },
        ],
        4_000,
      ),
    ),
  shipping: fc.record({
    price: fc.integer({ min: 0, max: 5_000 }),
    freeFrom: fc.option(fc.integer({ min: 0, max: 100_000 })),
    taxRateBp: fc.constantFrom(0, 1_000),
  }),
})
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
          ...priced.lines.flatMap((each) => Object.values(each)),
        ]) {
          expect(Number.isInteger(value) && value >= 0).toBe(true)
        }
      }),
      { numRuns: 500 },
    )
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
        shipping,
      }).shipping
    expect([at(4_999, 0), at(5_000, 0), at(5_200, 500)]).toEqual([875, 0, 875])
  })

  it('costs nothing when it is empty', () => {
    const shipping = { price: 875, freeFrom: null, taxRateBp: 0 }
    expect(priceCart({ lines: [], discounts: [], shipping }).total).toBe(0)
  })
})

describe('capDiscounts', () => {
  it("never lets the sum pass the doctor's rate", () => {
    const parts = [{ rateBp: 1_500 }, { rateBp: 1_000 }]
    expect(capDiscounts(parts, 2_000)).toEqual([{ rateBp: 1_500 }, { rateBp: 500 }])
    expect(capDiscounts(parts, 1_000)).toEqual([{ rateBp: 1_000 }])
    expect(capDiscounts(parts, 0)).toEqual([])
  })
})
