import type { ApiError } from '@officina/client/errors'
import { errorText } from '@officina/ui/errorText.ts'
import { defineMessages, useLocale, useText } from '@officina/ui/text'
import { problemText } from './problemWords.ts'

/** Why something cannot be ordered, to the doctor who orders it for a patient. */
export const useProblemText = () => problemText(useText(messages), useLocale())

/** What a refused call says to a doctor: a line's problem as above, anything else in the server's words. */
export function useRefusalText() {
  const problemText = useProblemText()
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
