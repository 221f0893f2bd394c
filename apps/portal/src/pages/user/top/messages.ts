import { defineMessages } from '@officina/ui/text'

export const messages = defineMessages({
  title: (name: string) => [`Hello, ${name}`, `こんにちは、${name}`],
  plainTitle: ['Home', 'ホーム'],
  doctor: ['My doctor', '担当医'],
  call: (phone: string) => [`Call ${phone}`, `電話する：${phone}`],
  website: ['Website', 'ウェブサイト'],
  tasks: ['To do', 'ご確認ください'],
  new_recipe: (label: string) => [`New recipe: ${label}`, `新しいレシピ：${label}`],
  new_recipe_action: ['View recipe', 'レシピを見る'],
  not_ordered: (label: string) => [`Not ordered yet: ${label}`, `未注文のレシピ：${label}`],
  not_ordered_action: ['Order', '注文する'],
  payment_needed: (label: string, amount: string) => [
    `Pay ${amount} for order ${label}`,
    `ご注文 ${label} のお支払い（${amount}）をお待ちしています`,
  ],
  payment_needed_action: ['How to pay', 'お支払い方法'],
  delivery_problem: (label: string) => [
    `Delivery problem with order ${label}`,
    `ご注文 ${label} のお荷物に問題があります`,
  ],
  delivery_problem_action: ['View order', 'ご注文を見る'],
  refill_due: (label: string, days: number) => [
    days <= 0
      ? `${label} has run out`
      : days === 1
        ? `${label}: 1 day left`
        : `${label}: ${days} days left`,
    days <= 0 ? `${label}がなくなりました` : `${label}：残り${days}日分`,
  ],
  refill_due_action: ['Refill', '再購入する'],
  questionnaire_due: (label: string, due: string | undefined) => [
    due ? `Questionnaire due by ${due}: ${label}` : `Questionnaire: ${label}`,
    due ? `問診票のご記入（${due}まで）：${label}` : `問診票のご記入：${label}`,
  ],
  questionnaire_continue: ['Continue', '続きを記入'],
  questionnaire_due_action: ['Fill in', '記入する'],
  repeat_card: (product: string) => [
    `Your repeat of ${product} is paused: choose another card`,
    `${product}の定期注文を休止しています。お支払い方法をお選びください`,
  ],
  repeat_card_action: ['Choose card', 'カードを選択'],
  repeat_confirm: (product: string) => [
    `Confirm the card payment of your repeat of ${product}`,
    `${product}の定期注文のお支払いを認証してください`,
  ],
  repeat_confirm_action: ['Confirm', '認証する'],
  repeat_changed: (product: string) => [
    `Your repeat of ${product} is paused: something has changed`,
    `${product}の定期注文を休止しています。変更内容をご確認ください`,
  ],
  repeat_changed_action: ['Review changes', '確認する'],
  profile_incomplete: (parts: string) => [`Add your ${parts}`, `${parts}を登録してください`],
  profile_incomplete_action: ['Complete profile', '登録する'],
  missing: {
    address: ['delivery address', 'お届け先の住所'],
    phone: ['phone number', '電話番号'],
    birth_date: ['date of birth', '生年月日'],
    allergies: ['allergies', 'アレルギーの有無'],
  },
  news_to_acknowledge: (label: string) => [
    `${label} – read and confirm`,
    `お知らせをご確認ください：${label}`,
  ],
  news_to_acknowledge_action: ['Read', '読む'],
  news: ['News', 'お知らせ'],
  unreadNews: (n: number) => [n === 1 ? '1 unread message' : `${n} unread messages`, `未読${n}件`],
  deliveries: ['Deliveries', 'お届け'],
  steps: {
    ordered: ['Ordered', 'ご注文'],
    packed: ['Packed', '梱包'],
    shipped: ['Shipped', '発送'],
    delivered: ['Delivered', 'お届け'],
  },
  progress: (number: string) => [`Progress of order ${number}`, `ご注文 ${number} の状況`],
  track: ['Track parcel', '配送状況を見る'],
  buyRecipe: ['Order from my recipe', 'レシピから購入'],
  catalogs: ['Catalogs', 'カタログ'],
  empty: ['No current recipes', '現在ご利用中のレシピはありません'],
  emptyText: [
    'We will email you when one arrives. Until then, browse the catalogs.',
    'レシピが届くとメールでお知らせします。それまではカタログをご覧ください。',
  ],
})
