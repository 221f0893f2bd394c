import { defineMessages, useLocale, useText } from '@officina/ui/text'
import { problemText } from './problemWords.ts'

/** Why something cannot be ordered, to the patient. */
export const useProblemText = () => problemText(useText(messages), useLocale())

const messages = defineMessages({
  soon: (day: string) => [`You can order again from ${day}.`, `${day}から再購入できます。`],
  used: [
    'All refills are used. Ask your doctor for more.',
    '再購入の上限に達しました。担当医にご相談ください。',
  ],
  expired: [
    'The recipe is no longer valid. Ask your doctor to renew it.',
    'レシピの有効期限が切れています。担当医に更新をご相談ください。',
  ],
  paused: ['This recipe is paused.', 'このレシピは一時停止中です。'],
  linePaused: ['Your doctor has paused this product.', '担当医がこの商品を休止しています。'],
  stopped: ['Your doctor has stopped this product.', '担当医がこの商品を中止しました。'],
  recipeOnly: ['Needs a recipe from your doctor.', 'ご購入には医師のレシピが必要です。'],
})
