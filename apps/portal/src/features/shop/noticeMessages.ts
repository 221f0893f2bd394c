import { defineMessages } from '@officina/ui/text'

/** Words around what is sold out: telling when it is back, and what the doctor accepts instead. */
export const noticeMessages = defineMessages({
  notify: ['Notify me', '再入荷を知らせる'],
  notifyName: (title: string) => [
    `Notify me when ${title} is back in stock`,
    `${title}の再入荷を知らせる`,
  ],
  on: [
    'You will get one email when it is back in stock.',
    '再入荷したら、メールで一度お知らせします。',
  ],
  off: ['Do not notify me', 'お知らせを解除'],
  offName: (title: string) => [`Do not notify me about ${title}`, `${title}のお知らせを解除`],
  asked: [
    'We will email you when it is back in stock.',
    '再入荷したら、メールで一度お知らせします。',
  ],
  stopped: ['You will not get an email about it.', 'お知らせを解除しました。'],
  title: ['Back in stock', '再入荷のお知らせ'],
  lead: [
    'You will get one email for each of these when you can order it again.',
    '再びご注文いただけるようになりましたら、それぞれ一度メールでお知らせします。',
  ],
  none: [
    'None yet. Choose “Notify me” on a product that is out of stock.',
    '登録はありません。在庫切れの商品の画面で「再入荷を知らせる」をお選びください。',
  ],
  instead: ['Substitutes your doctor approves', '担当医が認めている代替品'],
  insteadText: [
    'Counts as an order from your recipe. Confirm the swap in your cart.',
    'レシピからのご注文として扱われます。カートで変更をご確認ください。',
  ],
  take: ['Add to cart', 'カートに入れる'],
  takeName: (title: string) => [
    `Add to cart instead: ${title}`,
    `代わりに${title}をカートに入れる`,
  ],
})
