import fc from 'fast-check'
import { expect, it } from 'vitest'
import { priceCart } from '../cart/price.ts'
import { defaultShopSettings } from './shopSettings.ts'
import { shippingTaxOf, taxLines, taxNameOf, taxRateOf } from './tax.ts'

const zone = { name: null, regions: [], tax_name: null, standard_bp: 1_900, reduced_bp: 700 }
const settings = {
  ...defaultShopSettings('JPY'),
  'tax.zones': [
    { ...zone, countries: ['DE', 'AT'], tax_name: 'VAT' },
    { ...zone, countries: ['CA'], regions: ['QC'], standard_bp: 1_498, reduced_bp: 0 },
    { ...zone, countries: ['CA'], standard_bp: 500, reduced_bp: 0 },
  ],
}
const to = (country: string, region = '') => ({ country, region })

it('goes by class and destination: state, country, then everywhere; zero is zero anywhere', () => {
  const rate = (usageKind: string, at: ReturnType<typeof to>, taxClass?: 'standard' | 'zero') =>
    taxRateOf(settings, { usageKind, taxClass: taxClass ?? null }, at)
  expect([rate('oral', to('JP')), rate('topical', to('JP'))]).toEqual([800, 1_000])
  expect([rate('oral', to('DE')), rate('topical', to('AT'))]).toEqual([700, 1_900])
  expect([rate('device', to('CA', 'QC')), rate('device', to('CA', 'ON'))]).toEqual([1_498, 500])
  expect([rate('oral', to('DE'), 'standard'), rate('oral', to('DE'), 'zero')]).toEqual([1_900, 0])
  expect([taxNameOf(settings, to('DE')), taxNameOf(settings, to('JP'))]).toEqual(['VAT', null])
})

it('adds up to the minor unit: lines, delivery and the lines of the receipt', () => {
  const bp = fc.integer({ min: 0, max: 2_700 })
  const line = fc.record({
    unitPrice: fc.integer({ min: 1, max: 30_000 }),
    quantity: fc.integer({ min: 1, max: 20 }),
    usageKind: fc.constantFrom('oral', 'topical'),
    taxClass: fc.constantFrom('standard', 'reduced', 'zero', null),
    discountBp: bp,
  })
  fc.assert(
    fc.property(
      fc.array(line, { minLength: 1, maxLength: 8 }),
      fc.array(fc.record({ standard_bp: bp, reduced_bp: bp }), { maxLength: 3 }),
      fc.constantFrom('DE', 'FR', 'IT', 'JP'),
      fc.integer({ min: 0, max: 3_000 }),
      bp,
      (lines, rates, country, shipping, maxDiscountBp) => {
        const zones = rates.map((each, i) => ({
          ...zone,
          ...each,
          countries: [['DE', 'FR', 'IT'][i] ?? 'ES'],
        }))
        const shop = { ...settings, 'tax.zones': zones }
        const taxed = lines.map(({ discountBp, ...each }) => ({
          ...each,
          taxRateBp: taxRateOf(shop, each, to(country)),
          discounts: [{ kind: 'individual' as const, rateBp: discountBp }],
        }))
        const rateBp = shippingTaxOf(shop, to(country))
        const priced = priceCart({
          lines: taxed,
          discounts: [],
          maxDiscountBp,
          shipping: { price: shipping, freeFrom: null, taxRateBp: rateBp },
        })
        const ofLines = priced.lines.reduce((sum, { tax }) => sum + tax, 0)
        const told = taxLines(
          priced.lines.map(({ tax }, i) => ({ tax, rateBp: taxed[i]?.taxRateBp ?? 0 })),
          { tax: priced.tax - ofLines, rateBp },
        )
        expect(told.reduce((sum, { tax }) => sum + tax, 0)).toBe(priced.tax)
        expect(told).toEqual(
          priced.taxes.filter(({ tax }) => tax > 0).map(({ rateBp, tax }) => ({ rateBp, tax })),
        )
        // included: what is paid does not depend on the destination
        expect(priced.total).toBe(
          priced.lines.reduce((sum, { total }) => sum + total, 0) + priced.shipping,
        )
      },
    ),
    { numRuns: 300 },
  )
})
