import fc from 'fast-check'
import { expect, it } from 'vitest'
import { priceCart } from '../cart/price.ts'
import { defaultShopSettings } from './shopSettings.ts'
import { shippingTaxOf, taxLines, taxNameOf, taxRateOf, taxTermsOf } from './tax.ts'

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

it('asks a business of a zone that allows it for no tax, where its VAT number has the form', () => {
  const zones = [
    { ...zone, countries: ['DE', 'AT'], prices: 'added' as const, reverse_charge: true },
  ]
  const shop = { ...settings, 'tax.zones': zones }
  const at = (country: string, vatNumber: string | null) =>
    taxTermsOf(shop, { country, region: '', vatNumber })
  expect(at('DE', null)).toEqual({ prices: 'added', reverseCharge: false })
  expect(at('DE', 'de 123.456.789').reverseCharge).toBe(true)
  expect(at('DE', 'DE12345').reverseCharge).toBe(false)
  expect(at('DE', 'ATU12345678').reverseCharge).toBe(false)
  expect(at('FR', 'FR12345678901')).toEqual({ prices: 'included', reverseCharge: false })
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
  const prices = fc.constantFrom('included' as const, 'added' as const)
  const rates = fc.record({
    standard_bp: bp,
    reduced_bp: bp,
    prices: fc.option(prices),
    reverse_charge: fc.boolean(),
  })
  fc.assert(
    fc.property(
      fc.array(line, { minLength: 1, maxLength: 8 }),
      fc.tuple(prices, fc.array(rates, { maxLength: 3 })),
      fc.record({
        country: fc.constantFrom('DE', 'FR', 'IT', 'JP'),
        vatNumber: fc.constantFrom('DE123456789', null),
      }),
      fc.integer({ min: 0, max: 3_000 }),
      bp,
      (lines, [everywhere, ofZones], place, shipping, maxDiscountBp) => {
        const zones = ofZones.map((each, i) => ({
          ...zone,
          ...each,
          countries: [['DE', 'FR', 'IT'][i] ?? 'ES'],
        }))
        const shop = { ...settings, 'tax.prices': everywhere, 'tax.zones': zones }
        const at = { ...place, region: '' }
        const taxed = lines.map(({ discountBp, ...each }) => ({
          ...each,
          taxRateBp: taxRateOf(shop, each, at),
          discounts: [{ kind: 'individual' as const, rateBp: discountBp }],
        }))
        const rateBp = shippingTaxOf(shop, at)
        const tax = taxTermsOf(shop, at)
        const priced = priceCart({
          tax,
          lines: taxed,
          discounts: [],
          maxDiscountBp,
          shipping: { price: shipping, freeFrom: null, taxRateBp: rateBp },
        })
        const sum = (of: (line: (typeof priced.lines)[number]) => number) =>
          priced.lines.reduce((all, each) => all + of(each), 0)
        const told = taxLines(
          priced.lines.map(({ tax }, i) => ({ tax, rateBp: taxed[i]?.taxRateBp ?? 0 })),
          { tax: priced.tax - sum((each) => each.tax), rateBp },
        )
        expect(told.reduce((all, each) => all + each.tax, 0)).toBe(priced.tax)
        expect(told).toEqual(
          priced.taxes.filter(({ tax }) => tax > 0).map(({ rateBp, tax }) => ({ rateBp, tax })),
        )
        const { subtotal, discount, taxAdded, shippingTaxAdded, total } = priced
        expect(total).toBe(subtotal - discount + priced.shipping + taxAdded)
        expect(total).toBe(sum((each) => each.total) + priced.shipping + shippingTaxAdded)
        if (tax.reverseCharge) expect(priced.tax).toBe(0)
        else expect(taxAdded).toBe(tax.prices === 'added' ? priced.tax : 0)
        // what a doctor's share is counted from holds no tax, whoever accounts for it
        const base = sum((each) => each.total - each.tax)
        const untaxed = priceCart({
          tax: { prices: tax.prices, reverseCharge: false },
          lines: taxed,
          discounts: [],
          maxDiscountBp,
          shipping: { price: shipping, freeFrom: null, taxRateBp: rateBp },
        })
        expect(base).toBe(untaxed.lines.reduce((all, each) => all + each.total - each.tax, 0))
        for (const each of priced.lines)
          expect(each.total >= 0 && each.tax >= 0 && each.tax <= each.total).toBe(true)
      },
    ),
    { numRuns: 200 },
  )
})
