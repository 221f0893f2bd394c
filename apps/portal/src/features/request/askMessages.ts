import { defineMessages } from '@officina/ui/text'

export const askMessages = defineMessages({
  ask: ['Ask my doctor', '担当医に相談する'],
  askAbout: (product: string) => [
    `Ask my doctor about ${product}`,
    `${product}について担当医に相談する`,
  ],
  askQuestion: ['Ask a question', '質問する'],
  mine: ['My requests', '担当医へのリクエスト'],
  none: ['No requests yet', 'リクエストはまだありません'],
  noneText: [
    'Request a refill from a product on your recipe, or ask a question here.',
    'レシピの商品から再購入をリクエストするか、ここから質問できます。',
  ],
  withdraw: ['Withdraw', '取り下げる'],
  withdrawOf: (what: string) => [`Withdraw: ${what}`, `取り下げる：${what}`],
  withdrawn: ['Withdrawn', '取り下げました'],
  showRecipe: ['View recipe', 'レシピを見る'],
})
