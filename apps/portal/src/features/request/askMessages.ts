import { defineMessages } from '@officina/ui/text'

export const askMessages = defineMessages({
  ask: ['Ask my doctor', '担当医に相談する'],
  askAbout: (product: string) => [
    `Ask my doctor about ${product}`,
    `${product}について担当医に相談する`,
  ],
  askQuestion: ['Ask a question', '質問する'],
  refillTitle: (product: string) => [
    `Request a refill: ${product}`,
    `再購入のリクエスト：${product}`,
  ],
  productTitle: (product: string) => [`Request ${product}`, `${product}のリクエスト`],
  questionTitle: ['Ask your doctor', '担当医への質問'],
  refillText: [
    'Your doctor decides whether you can order it again. You will get an email.',
    '再購入できるかどうかを担当医が判断し、メールでお知らせします。',
  ],
  productText: [
    'Your doctor decides whether it is right for you. You will get an email.',
    'この商品が適しているかどうかを担当医が判断し、メールでお知らせします。',
  ],
  questionText: [
    'For questions about your products. In an emergency, call the emergency number instead.',
    '商品についてのご質問はこちらから。緊急の場合は救急にお電話ください。',
  ],
  message: ['Message', 'メッセージ'],
  question: ['Your question', 'ご質問'],
  left: ['Up to 300 characters.', '300文字以内'],
  missing: ['Write your question.', '質問を入力してください。'],
  send: ['Send', '送信'],
  cancel: ['Cancel', 'キャンセル'],
  sent: ['Sent. Your doctor will reply.', '送信しました。担当医からの回答をお待ちください。'],
  approved: ['Approved. You can order it now.', '承認されました。今すぐご注文いただけます。'],
  mine: ['My requests', '担当医へのリクエスト'],
  none: ['No requests yet', 'リクエストはまだありません'],
  noneText: [
    'Request a refill from a product on your recipe, or ask a question here.',
    'レシピの商品から再購入をリクエストするか、ここから質問できます。',
  ],
  open: (n: number) => [
    n === 1 ? '1 request awaiting an answer' : `${n} requests awaiting answers`,
    `回答待ち ${n}件`,
  ],
  withdraw: ['Withdraw', '取り下げる'],
  withdrawOf: (what: string) => [`Withdraw: ${what}`, `取り下げる：${what}`],
  withdrawn: ['Withdrawn', '取り下げました'],
  showRecipe: ['View recipe', 'レシピを見る'],
  more: (n: number) => [`and ${n} older`, `ほか${n}件`],
})
