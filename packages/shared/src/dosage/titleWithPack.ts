import type { Locale } from '../locale.ts'
import { packText } from './units.ts'

/** A product with one of its packs: "Zinc, 60 capsules" / 「亜鉛（60カプセル）」; without a pack the product alone. */
export function titleWithPack(title: string, pack: string, locale: Locale): string {
  if (!pack) return title
  return locale === 'ja' ? `${title}（${packText(pack, locale)}）` : `${title}, ${pack}`
}
