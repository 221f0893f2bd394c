import { formatMoney } from './format.ts'
import type { Locale } from './locale.ts'

const factor = 10

/** Says that a price is more likely a typing error than meant: free, or far from the price `before`, if there was one. */
export function oddPrice(
  before: number | null,
  after: number,
  currency: string,
): Record<Locale, string> | undefined {
  if (after === before) return undefined
  if (after === 0)
    return { en: 'Patients will get it for free.', ja: '価格が0になり、無料で販売されます。' }
  if (!before || (after <= before * factor && after >= before / factor)) return undefined
  const [en, ja] = [formatMoney(before, currency, 'en'), formatMoney(before, currency, 'ja')]
  return after > before
    ? {
        en: `More than ten times the price before (${en}).`,
        ja: `変更前の価格（${ja}）の10倍を超えています。`,
      }
    : {
        en: `Less than a tenth of the price before (${en}).`,
        ja: `変更前の価格（${ja}）の10分の1未満です。`,
      }
}
