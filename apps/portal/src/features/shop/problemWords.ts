import { formatDate, formatMoney } from '@officina/shared/format'
import type { Locale } from '@officina/shared/locale'
import { defineMessages } from '@officina/ui/text'

export type Problem = {
  code: string
  until?: string | null | undefined
  available?: number | undefined
  max?: number | undefined
  old_price?: number | undefined
  replaced_by?: string | undefined
}

/** Sentences that differ by who reads them. */
type OwnWords = {
  soon: (day: string) => string
} & Record<'used' | 'expired' | 'paused' | 'linePaused' | 'stopped' | 'recipeOnly', string>

/** Why something cannot be ordered, in one sentence. An unknown code gets a general sentence. */
export function problemText(own: OwnWords, locale: Locale) {
  const t = { ...messages[locale], ...own }
  return (problem: Problem, currency: string): string => {
    switch (problem.code) {
      case 'PRICE_CHANGED':
        return t.price(formatMoney(problem.old_price ?? 0, currency, locale))
      case 'OUT_OF_STOCK':
        return problem.available ? t.few(problem.available) : t.out
      case 'MAX_QTY':
        return t.max(problem.max ?? 1)
      case 'REFILL_TOO_SOON':
        return problem.until ? t.soon(formatDate(problem.until, locale)) : t.soonAnyDay
      case 'BACKORDERED':
        return t.backordered
      case 'REFILLS_USED':
        return t.used
      case 'RECIPE_EXPIRED':
        return t.expired
      case 'RECIPE_ON_HOLD':
        return t.paused
      case 'RECIPE_ENDED':
        return problem.replaced_by ? t.replaced : t.ended
      case 'RECIPE_LINE_PAUSED':
        return t.linePaused
      case 'RECIPE_LINE_STOPPED':
        return t.stopped
      case 'RECIPE_ONLY':
        return t.recipeOnly
      default:
        return t.unavailable
    }
  }
}

const messages = defineMessages({
  price: (old: string) => [
    `The price has changed. It was ${old}.`,
    `価格が変わりました（以前の価格：${old}）。`,
  ],
  few: (n: number) => [`Only ${n} left.`, `残り${n}点です。`],
  out: ['Out of stock.', '在庫切れです。'],
  max: (n: number) => [`At most ${n} at a time.`, `一度に購入できるのは${n}点までです。`],
  soonAnyDay: ['Too early to order again.', 'まだ再購入できません。'],
  backordered: [
    'Out of stock for now. Wait for it, or remove it.',
    '一時的に在庫切れです。入荷を待つか、削除してください。',
  ],
  ended: ['This recipe has ended.', 'このレシピは終了しています。'],
  replaced: [
    'This recipe has been replaced by a new version.',
    'このレシピは新しい版に差し替えられました。',
  ],
  unavailable: ['Not available.', '現在お取り扱いがありません。'],
})
