import { defineMessages } from '@officina/ui/text'

/** Words around what is sold out: telling when it is back, and what the doctor accepts instead. */
export const noticeMessages = defineMessages({
  notify: ['Notify me', '再入荷を知らせる'],
  notifyName: (title: string) => [
    `Notify me when ${title} is back in stock`,
    `${title}の再入荷を知らせる`,
  ],
  on: ['You get one mail when it is back in stock.', '再入荷したら、メールで一度お知らせします。'],
  off: ['Do not notify me', 'お知らせを解除'],
  offName: (title: string) => [`Do not notify me about ${title}`, `${title}のお知らせを解除`],
  asked: [
    'We will mail you once, as soon as it is back.',
    '再入荷したら、メールで一度お知らせします。',
  ],
  stopped: ['You will not be mailed about it.', 'お知らせを解除しました。'],
  title: ['Back in stock', '再入荷のお知らせ'],
  lead: [
    'You get one mail for each of these when it can be ordered again.',
    '再びご注文いただけるようになりましたら、それぞれ一度メールでお知らせします。',
  ],
  none: [
    'Nothing at the moment. Where a product is out of stock, choose “Notify me”.',
    '登録はありません。在庫切れの商品の画面で「再入荷を知らせる」をお選びください。',
  ],
  instead: ['Your doctor accepts instead', '担当医が認めている代わりの商品'],
  insteadText: [
    'It counts as an order on your recipe. The cart shows how to take it.',
    'レシピのご注文として扱われます。使い方はカートに表示されます。',
  ],
  take: ['Add to cart', 'カートに入れる'],
  takeName: (title: string) => [
    `Add to cart instead: ${title}`,
    `代わりに${title}をカートに入れる`,
  ],
})
