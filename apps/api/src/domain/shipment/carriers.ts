/** Carriers and where a parcel of theirs can be followed. */
export const carriers = {
  yamato: 'https://toi.kuronekoyamato.co.jp/cgi-bin/tneko?number01={no}',
  sagawa: 'https://k2k.sagawa-exp.co.jp/p/web/okurijosearch.do?okurijoNo={no}',
  japan_post: 'https://trackings.post.japanpost.jp/services/srv/search/direct?reqCodeNo1={no}',
  ups: 'https://www.ups.com/track?tracknum={no}',
  usps: 'https://tools.usps.com/go/TrackConfirmAction?tLabels={no}',
  fedex: 'https://www.fedex.com/fedextrack/?trknbr={no}',
  dhl: 'https://www.dhl.com/en/express/tracking.html?AWB={no}',
  other: null,
} as const

export type Carrier = keyof typeof carriers

export const carrierNames: Record<Carrier, { en: string; ja: string }> = {
  yamato: { en: 'Yamato Transport', ja: 'ヤマト運輸' },
  sagawa: { en: 'Sagawa Express', ja: '佐川急便' },
  japan_post: { en: 'Japan Post', ja: '日本郵便' },
  ups: { en: 'UPS', ja: 'UPS' },
  usps: { en: 'USPS', ja: 'USPS' },
  fedex: { en: 'FedEx', ja: 'FedEx' },
  dhl: { en: 'DHL', ja: 'DHL' },
  other: { en: 'Carrier', ja: '配送会社' },
}

export const trackingUrl = (carrier: Carrier, trackingNo: string): string | null =>
  carriers[carrier]?.replace('{no}', encodeURIComponent(trackingNo)) ?? null
