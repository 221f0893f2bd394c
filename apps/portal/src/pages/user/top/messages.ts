import { defineMessages } from '@officina/ui/text'

export const messages = defineMessages({
  title: (name: string) => [`Hello, ${name}`, `${name}、こんにちは`],
  plainTitle: ['Top', 'トップ'],
  doctor: ['My doctor', '担当医'],
  call: (phone: string) => [`Call ${phone}`, `電話する：${phone}`],
  website: ['Website', 'ウェブサイト'],
  tasks: ['To do', 'ご確認ください'],
  new_recipe: (label: string) => [`New recipe: ${label}`, `新しいレシピ：${label}`],
  new_recipe_action: ['Open the recipe', 'レシピを見る'],
  payment_needed: (label: string, amount: string) => [
    `Order ${label} waits for ${amount}`,
    `ご注文 ${label} のお支払い（${amount}）をお待ちしています`,
  ],
  payment_needed_action: ['How to pay', 'お支払い方法'],
  delivery_problem: (label: string) => [
    `A parcel of order ${label} has a problem`,
    `ご注文 ${label} のお荷物に問題があります`,
  ],
  delivery_problem_action: ['Show the order', 'ご注文を見る'],
  refill_due: (label: string, days: number) => [
    days <= 0
      ? `${label} has run out`
      : days === 1
        ? `${label}: 1 day left`
        : `${label}: ${days} days left`,
    days <= 0 ? `${label}がなくなりました` : `${label}：残り${days}日分`,
  ],
  refill_due_action: ['Refill', '再注文'],
  questionnaire_due: (label: string, due: string | undefined) => [
    due ? `Questionnaire to fill in by ${due}: ${label}` : `Questionnaire to fill in: ${label}`,
    due ? `問診票のご記入（${due}まで）：${label}` : `問診票のご記入：${label}`,
  ],
  questionnaire_continue: ['Continue', '続きを記入'],
  questionnaire_due_action: ['Fill in', '記入する'],
  profile_incomplete: (parts: string) => [
    `Your profile lacks: ${parts}`,
    `プロフィールに未登録の項目があります：${parts}`,
  ],
  profile_incomplete_action: ['Complete', '登録する'],
  missing: {
    address: ['an address for your parcels', 'お届け先の住所'],
    phone: ['a phone number', '電話番号'],
    birth_date: ['your date of birth', '生年月日'],
    allergies: ['whether you have allergies', 'アレルギーの有無'],
  },
  news_to_acknowledge: (label: string) => [
    `Confirm that you have read: ${label}`,
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
  track: ['Track the parcel', '荷物を追跡'],
  buyRecipe: ['Buy my recipe', 'レシピから購入'],
  catalogs: ['Catalogs', 'カタログ'],
  empty: ['Your doctor has not sent a recipe yet', '担当医からのレシピはまだありません'],
  emptyText: [
    'You get a mail as soon as there is one. Until then you can look through the catalogs.',
    'レシピが届くとメールでお知らせします。それまではカタログをご覧ください。',
  ],
})
