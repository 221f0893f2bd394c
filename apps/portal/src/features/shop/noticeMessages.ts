import { defineMessages } from '@officina/ui/text'

/** Words around what is sold out: telling when it is back, and what the doctor accepts instead. */
export const noticeMessages = defineMessages({
  en: {
    notify: 'Notify me',
    notifyName: (title: string) => `Notify me when ${title} is back in stock`,
    on: 'You get one mail when it is back in stock.',
    off: 'Do not notify me',
    offName: (title: string) => `Do not notify me about ${title}`,
    asked: 'We will mail you once, as soon as it is back.',
    stopped: 'You will not be mailed about it.',
    title: 'Back in stock',
    lead: 'You get one mail for each of these when it can be ordered again.',
    none: 'Nothing at the moment. Where a product is out of stock, choose “Notify me”.',
    instead: 'Your doctor accepts instead',
    insteadText: 'It counts as an order on your recipe. The cart shows how to take it.',
    take: 'Add to cart',
    takeName: (title: string) => `Add to cart instead: ${title}`,
  },
  ja: {
    notify: '再入荷を知らせる',
    notifyName: (title) => `${title}の再入荷を知らせる`,
    on: '再入荷したら、メールで一度お知らせします。',
    off: 'お知らせを解除',
    offName: (title) => `${title}のお知らせを解除`,
    asked: '再入荷したら、メールで一度お知らせします。',
    stopped: 'お知らせを解除しました。',
    title: '再入荷のお知らせ',
    lead: '再びご注文いただけるようになりましたら、それぞれ一度メールでお知らせします。',
    none: '登録はありません。在庫切れの商品の画面で「再入荷を知らせる」をお選びください。',
    instead: '担当医が認めている代わりの商品',
    insteadText: 'レシピのご注文として扱われます。使い方はカートに表示されます。',
    take: 'カートに入れる',
    takeName: (title) => `代わりに${title}をカートに入れる`,
  },
})
