import type { Locale } from '../../context.ts'
import { disclosureVersion, disclosureOf as wordsOf } from '../recipe/disclosure.ts'

export type Disclosure = { text: string; version: string }

const none = {
  en: 'Your clinic earns nothing on this order.',
  ja: 'このご注文により、クリニックが手数料を受け取ることはありません。',
}

/** What is said with an order about the clinic's interest, and the version that is kept with the order. */
export const disclosureOf = (own: string | null, rateBp: number, locale: Locale): Disclosure => ({
  text: rateBp === 0 ? none[locale] : wordsOf(own, locale),
  version: disclosureVersion,
})
