import { vatFits } from '@officina/shared/vat'
import { isIn } from './shipping.ts'
import type { ShopSettings } from './shopSettings.ts'

type TaxClass = 'standard' | 'reduced' | 'zero'
type Zone = ShopSettings['tax.zones'][number]
type Destination = {
  country: string
  region: string
  /** Of the company at that address. */
  vatNumber?: string | null | undefined
}
type Taxed = { usageKind: string; taxClass?: TaxClass | null }

/** How tax is charged at a place: inside the prices or on top, and whether the buyer accounts for it. */
export type TaxTerms = { prices: 'included' | 'added'; reverseCharge: boolean }

/** The class of a product: its own, else reduced for what is taken by mouth. */
const taxClassOf = ({ usageKind, taxClass }: Taxed): TaxClass =>
  taxClass ?? (usageKind === 'oral' ? 'reduced' : 'standard')

/** The tax on a product where it is sent to, in basis points, whoever accounts for it. */
export const taxRateOf = (
  settings: ShopSettings,
  product: Taxed,
  to: Destination | undefined,
): number => rateOfClass(settings, taxClassOf(product), to)

/** The same for the delivery. */
export const shippingTaxOf = (settings: ShopSettings, to: Destination | undefined): number =>
  rateOfClass(settings, 'standard', to)

function rateOfClass(settings: ShopSettings, of: TaxClass, to: Destination | undefined): number {
  if (of === 'zero') return 0
  const zone = taxZoneOf(settings, to)
  if (zone) return of === 'reduced' ? zone.reduced_bp : zone.standard_bp
  return settings[of === 'reduced' ? 'tax.reduced_bp' : 'tax.standard_bp']
}

/** What the tax is called on the receipt of an order; null where it is just "tax". */
export const taxNameOf = (settings: ShopSettings, to: Destination | undefined): string | null =>
  taxZoneOf(settings, to)?.tax_name ?? settings['tax.name']

/** Before an address is known, as for the whole shop. A VAT number counts by its form, in zones that allow it. */
export function taxTermsOf(settings: ShopSettings, to: Destination | undefined): TaxTerms {
  const zone = taxZoneOf(settings, to)
  return {
    prices: zone?.prices ?? settings['tax.prices'],
    reverseCharge: zone?.reverse_charge === true && vatFits(to?.country ?? '', to?.vatNumber ?? ''),
  }
}

/** The zone with rates of its own: one that names the state, else the country. */
function taxZoneOf(settings: ShopSettings, to: Destination | undefined): Zone | undefined {
  const inCountry = settings['tax.zones'].filter((zone) =>
    zone.countries.includes(to?.country ?? ''),
  )
  return (
    inCountry.find(({ regions }) => isIn(regions, to)) ??
    inCountry.find(({ regions }) => !regions?.length)
  )
}

/** `US-NY` of an order. */
export const destinationOf = (shipRegion: string): Destination => ({
  country: shipRegion.slice(0, 2),
  region: shipRegion.slice(3),
})

export type TaxLine = { rateBp: number; tax: number }

/** The tax of an order per rate, highest rate first; their sum is the order's tax. */
export function taxLines(lines: readonly TaxLine[], shipping: TaxLine): TaxLine[] {
  const byRate = new Map<number, number>()
  for (const { rateBp, tax } of [...lines, shipping])
    byRate.set(rateBp, (byRate.get(rateBp) ?? 0) + tax)
  return [...byRate]
    .map(([rateBp, tax]) => ({ rateBp, tax }))
    .filter(({ tax }) => tax > 0)
    .sort((a, b) => b.rateBp - a.rateBp)
}
