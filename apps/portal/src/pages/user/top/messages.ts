import { defineMessages } from '@officina/ui/text'

export const messages = defineMessages({
  en: {
    title: (name: string) => `Hello, ${name}`,
    plainTitle: 'Top',
    doctor: 'My doctor',
    call: (phone: string) => `Call ${phone}`,
    website: 'Website',
    tasks: 'To do',
    new_recipe: (label: string) => `New recipe: ${label}`,
    new_recipe_action: 'Open the recipe',
    payment_needed: (label: string, amount: string) => `Order ${label} waits for ${amount}`,
    payment_needed_action: 'How to pay',
    delivery_problem: (label: string) => `A parcel of order ${label} has a problem`,
    delivery_problem_action: 'Show the order',
    refill_due: (label: string, days: number) =>
      days <= 0
        ? `${label} has run out`
        : days === 1
          ? `${label}: 1 day left`
          : `${label}: ${days} days left`,
    refill_due_action: 'Refill',
    questionnaire_due: (label: string, due: string | undefined) =>
      due ? `Questionnaire to fill in by ${due}: ${label}` : `Questionnaire to fill in: ${label}`,
    questionnaire_continue: 'Continue',
    questionnaire_due_action: 'Fill in',
    address_missing: 'Tell us where your parcels should go',
    address_missing_action: 'Add an address',
    news_to_acknowledge: (label: string) => `Confirm that you have read: ${label}`,
    news_to_acknowledge_action: 'Read',
    news: 'News',
    unreadNews: (n: number) => (n === 1 ? '1 unread message' : `${n} unread messages`),
    deliveries: 'Deliveries',
    steps: { ordered: 'Ordered', packed: 'Packed', shipped: 'Shipped', delivered: 'Delivered' },
    progress: (number: string) => `Progress of order ${number}`,
    track: 'Track the parcel',
    buyRecipe: 'Buy my recipe',
    catalogs: 'Catalogs',
    empty: 'Your doctor has not sent a recipe yet',
    emptyText:
      'You get a mail as soon as there is one. Until then you can look through the catalogs.',
  },
  ja: {
    title: (name) => `${name}、こんにちは`,
    plainTitle: 'トップ',
    doctor: '担当医',
    call: (phone) => `電話する：${phone}`,
    website: 'ウェブサイト',
    tasks: 'ご確認ください',
    new_recipe: (label) => `新しいレシピ：${label}`,
    new_recipe_action: 'レシピを見る',
    payment_needed: (label, amount) => `ご注文 ${label} のお支払い（${amount}）をお待ちしています`,
    payment_needed_action: 'お支払い方法',
    delivery_problem: (label) => `ご注文 ${label} のお荷物に問題があります`,
    delivery_problem_action: 'ご注文を見る',
    refill_due: (label, days) =>
      days <= 0 ? `${label}がなくなりました` : `${label}：残り${days}日分`,
    refill_due_action: '再注文',
    questionnaire_due: (label, due) =>
      due ? `問診票のご記入（${due}まで）：${label}` : `問診票のご記入：${label}`,
    questionnaire_continue: '続きを記入',
    questionnaire_due_action: '記入する',
    address_missing: 'お届け先を登録してください',
    address_missing_action: '住所を追加',
    news_to_acknowledge: (label) => `お知らせをご確認ください：${label}`,
    news_to_acknowledge_action: '読む',
    news: 'お知らせ',
    unreadNews: (n) => `未読${n}件`,
    deliveries: 'お届け',
    steps: { ordered: 'ご注文', packed: '梱包', shipped: '発送', delivered: 'お届け' },
    progress: (number) => `ご注文 ${number} の状況`,
    track: '荷物を追跡',
    buyRecipe: 'レシピから購入',
    catalogs: 'カタログ',
    empty: '担当医からのレシピはまだありません',
    emptyText: 'レシピが届くとメールでお知らせします。それまではカタログをご覧ください。',
  },
})
