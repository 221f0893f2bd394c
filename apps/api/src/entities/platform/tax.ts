import type { ShopSettings } from './shopSettings.ts'

export type TaxClass = 'standard' | 'reduced' | 'zero'
type Zone = ShopSettings['tax.zones'][number]
type Destination = { country: string; region: string }
type Taxed = { usageKind: string; taxClass?: TaxClass | null }

/** The class of a product: its own, else reduced for what is taken by mouth. */
export const taxClassOf = ({ usageKind, taxClass }: Taxed): TaxClass =>
  taxClass ?? (usageKind === 'oral' ? 'reduced' : 'standard')

/** The tax inside a product's price where it is sent to, in basis points. */
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

/** The zone with rates of its own: one that names the state, else the country. */
function taxZoneOf(settings: ShopSettings, to: Destination | undefined): Zone | undefined {
  const inCountry = settings['tax.zones'].filter((zone) =>
    zone.countries.includes(to?.country ?? ''),
  )
  return (
    inCountry.find(({ regions }) => regions?.includes(to?.region ?? '')) ??
    inCountry.find(({ regions }) => !regions?.length)
  )
}

/** `US-NY` of an order. */
export const destinationOf = (shipRegion: string): Destination => ({
  country: shipRegion.slice(0, 2),
  region: shipRegion.slice(3),
})

export type TaxLine = { rateBp: number; tax: number }

/** The tax inside an order per rate, highest rate first; their sum is the order's tax. */
export function taxLines(lines: readonly TaxLine[], shipping: TaxLine): TaxLine[] {
  const byRate = new Map<number, number>()
  for (const { rateBp, tax } of [...lines, shipping])
    byRate.set(rateBp, (byRate.get(rateBp) ?? 0) + tax)
  return [...byRate]
    .map(([rateBp, tax]) => ({ rateBp, tax }))
    .filter(({ tax }) => tax > 0)
    .sort((a, b) => b.rateBp - a.rateBp)
}
