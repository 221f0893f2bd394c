import type { CarrierCode } from '@officina/shared/carriers'

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
} as const satisfies Record<CarrierCode, string | null>

export type Carrier = keyof typeof carriers

export const trackingUrl = (carrier: Carrier, trackingNo: string): string | null =>
  carriers[carrier]?.replace('{no}', encodeURIComponent(trackingNo)) ?? null
