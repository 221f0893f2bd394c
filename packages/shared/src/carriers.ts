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
