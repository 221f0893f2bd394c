import type { ApiError } from '@officina/client/errors'
import { formatDate, formatMoney } from '@officina/shared/format'
import { errorText } from '@officina/ui/errorText.ts'
import { defineMessages, useLocale, useText } from '@officina/ui/text'

type Problem = {
  code: string
  until?: string | null | undefined
  available?: number | undefined
  max?: number | undefined
  old_price?: number | undefined
}

/** Why something cannot be ordered, in one sentence. An unknown code gets a general sentence. */
export function useProblemText(toDoctor = false) {
  const words = useText(messages)
  const doctorWords = useText(doctorMessages)
  const t = toDoctor ? { ...words, ...doctorWords } : words
  const locale = useLocale()
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
        return t.ended
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

/** What a refused call says to a doctor: a line's problem as above, anything else in the server's words. */
export function useRefusalText() {
  const problemText = useProblemText(true)
  return (error: ApiError, currency: string) =>
    error.code && toldWithFacts.has(error.code) && !error.data.left_out
      ? problemText({ ...error.data, code: error.code }, currency)
      : errorText(error)
}

const toldWithFacts = new Set([
  'REFILL_TOO_SOON',
  'REFILLS_USED',
  'RECIPE_ON_HOLD',
  'RECIPE_ONLY',
  'MAX_QTY',
  'OUT_OF_STOCK',
])

const messages = defineMessages({
  price: (old: string) => [
    `The price has changed. It was ${old}.`,
    `価格が変わりました（以前の価格：${old}）。`,
  ],
  few: (n: number) => [`Only ${n} left.`, `残り${n}点です。`],
  out: ['Out of stock.', '在庫切れです。'],
  max: (n: number) => [`At most ${n} at a time.`, `一度に購入できるのは${n}点までです。`],
  soon: (day: string) => [`You can order again from ${day}.`, `${day}から再購入できます。`],
  soonAnyDay: ['Too early to order again.', 'まだ再購入できません。'],
  backordered: [
    'Out of stock for now. Wait for it, or remove it.',
    '一時的に在庫切れです。入荷を待つか、削除してください。',
  ],
  used: [
    'All refills are used. Ask your doctor for more.',
    '再購入の上限に達しました。担当医にご相談ください。',
  ],
  expired: [
    'The recipe is no longer valid. Ask your doctor to renew it.',
    'レシピの有効期限が切れています。担当医に更新をご相談ください。',
  ],
  paused: ['Your doctor has paused this recipe.', '担当医がこのレシピを一時停止しています。'],
  ended: ['This recipe has ended.', 'このレシピは終了しています。'],
  linePaused: ['Your doctor has paused this product.', 'この商品は担当医により休止中です。'],
  stopped: ['Your doctor has stopped this product.', '担当医がこの商品を中止しました。'],
  recipeOnly: ['Needs a recipe from your doctor.', 'ご購入には医師のレシピが必要です。'],
  unavailable: ['Not available.', '現在お取り扱いがありません。'],
})

const doctorMessages = defineMessages({
  soon: (day: string) => [`Can be ordered again from ${day}.`, `${day}から再購入できます。`],
  used: [
    'All refills are used. Issue a new version of the recipe to allow more.',
    '再購入の上限に達しました。追加するには、レシピの新しい版を発行してください。',
  ],
  expired: [
    'The recipe is no longer valid. Issue a new version first.',
    'レシピの有効期限が切れています。先に新しい版を発行してください。',
  ],
  paused: ['The recipe is on hold.', 'レシピは一時停止中です。'],
  linePaused: ['This product is paused in the recipe.', 'この商品はレシピで休止中です。'],
  stopped: ['This product is stopped in the recipe.', 'この商品はレシピで中止されています。'],
  recipeOnly: [
    'Recipe only: issue a recipe with it first.',
    'ご購入にはレシピが必要です。先にレシピを発行してください。',
  ],
})
