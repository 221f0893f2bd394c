import type { Locale } from '../../context.ts'
import { sha256 } from '../../ids.ts'

export type Disclosure = { text: string; version: string }

const texts = {
  earns: {
    en: 'Your clinic earns a commission on this order. You are free to buy elsewhere.',
    ja: 'このご注文により、クリニックは手数料を受け取ります。他店でのご購入も自由です。',
  },
  none: {
    en: 'Your clinic earns nothing on this order.',
    ja: 'このご注文により、クリニックが手数料を受け取ることはありません。',
  },
}

/** The sentence about the clinic's financial interest, and the version that is kept with an order. */
export function disclosureOf(own: string | null, rateBp: number, locale: Locale): Disclosure {
  if (rateBp === 0) return { text: texts.none[locale], version: `none-1-${locale}` }
  if (own?.trim()) return { text: own.trim(), version: `own-${sha256(own.trim()).slice(0, 12)}` }
  return { text: texts.earns[locale], version: `earns-1-${locale}` }
}
