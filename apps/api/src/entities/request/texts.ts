import type { Texts } from '../errors.ts'

export const texts = {
  messageMissing: { en: 'Enter your question.', ja: '質問を入力してください。' },
  lineMissing: {
    en: 'Choose a product from your recipe.',
    ja: 'レシピの商品を選んでください。',
  },
  productMissing: { en: 'Choose a product.', ja: '商品を選んでください。' },
  notNeeded: {
    en: 'You do not need a recipe for this product.',
    ja: 'この商品にはレシピは必要ありません。',
  },
  orderNow: {
    en: 'You can order this product now.',
    ja: 'この商品は今すぐご注文いただけます。',
  },
  already: {
    en: 'You have already requested this. Your doctor will answer.',
    ja: 'この商品はすでにリクエスト済みです。担当医からの回答をお待ちください。',
  },
  tooMany: {
    en: 'You have too many open requests. Wait for an answer or withdraw one.',
    ja: '回答待ちのリクエストが多くなっています。回答をお待ちいただくか、取り下げてください。',
  },
  codeMissing: { en: 'Choose a reason for declining.', ja: 'お断りする理由を選んでください。' },
  noteMissing: {
    en: 'Enter a message to the patient.',
    ja: '患者さんへの文章を入力してください。',
  },
  questionOnly: {
    en: 'Answer or decline the question.',
    ja: '質問には回答するか、お断りしてください。',
  },
} satisfies Record<string, Texts>
