import type { Locale } from './locale.ts'
/** Who brings parcels, by the word on the wire. */
export const carrierNames = {
  yamato: { en: 'Yamato Transport', ja: 'ヤマト運輸' },
  sagawa: { en: 'Sagawa Express', ja: '佐川急便' },
  japan_post: { en: 'Japan Post', ja: '日本郵便' },
  ups: { en: 'UPS', ja: 'UPS' },
  usps: { en: 'USPS', ja: 'USPS' },
  fedex: { en: 'FedEx', ja: 'FedEx' },
  dhl: { en: 'DHL', ja: 'DHL' },
  other: { en: 'Carrier', ja: '配送業者' },
} as const

export type CarrierCode = keyof typeof carrierNames

/** A carrier as people know it; one that is not known stays as it is written. */
export const carrierName = (code: string, locale: Locale): string =>
  code in carrierNames ? carrierNames[code as CarrierCode][locale] : code

const anywhere = ['dhl', 'fedex', 'ups'] as const
type AtHome = readonly { countries: readonly string[]; carriers: readonly CarrierCode[] }[]

/** All carriers, those that the shop uses for the region (`US-NY`) first. */
export function carriersFor(region: string, atHome: AtHome): CarrierCode[] {
  const home = atHome.filter(({ countries }) => countries.includes(region.slice(0, 2)))
  const likely = [...home.flatMap(({ carriers }) => carriers), ...anywhere]
  return [...new Set([...likely, ...(Object.keys(carrierNames) as CarrierCode[])])].sort(
    (a, b) => Number(a === 'other') - Number(b === 'other'),
  )
}

/** How they write their tracking numbers. */
const shapes: Record<CarrierCode, RegExp> = {
  yamato: /^\d{12}$/,
  sagawa: /^\d{12}$/,
  japan_post: /^(\d{11,12}|[A-Z]{2}\d{9}JP)$/,
  ups: /^(1Z[0-9A-Z]{16}|T\d{10}|\d{9})$/,
  usps: /^(9\d{19,21}|[A-Z]{2}\d{9}US)$/,
  fedex: /^(\d{12}|\d{15}|\d{20}|\d{22})$/,
  dhl: /^(\d{10,11}|JD\d{16,18}|JJD\d{16,20}|[A-Z]{2}\d{9}DE)$/,
  other: /./,
}

/** The carriers whose numbers look like this one. */
export function carriersOf(trackingNo: string): CarrierCode[] {
  const no = trackingNo.toUpperCase().replaceAll(/[\s-]/g, '')
  return (Object.keys(shapes) as CarrierCode[]).filter((code) => shapes[code].test(no))
}
