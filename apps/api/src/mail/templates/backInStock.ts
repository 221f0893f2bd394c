import type { Mail } from '../content.ts'

type Facts = { name: string; product: string; pack: string; url: string }

/** To the patient who asked for it, once: a product can be bought again. */
export const backInStock = (d: Facts): Mail => ({
  template: 'back_in_stock',
  content: {
    en: {
      subject: `Back in stock: ${d.product}`,
      heading: 'What you were waiting for is here',
      paragraphs: [`Dear ${d.name}, you asked us to tell you when this product is back.`],
      facts: [
        ['Product', d.product],
        ['Pack', d.pack],
      ],
      button: { label: 'Show the product', url: d.url },
      after: ['We keep none aside for you. You get no further mail about it unless you ask again.'],
    },
    ja: {
      subject: `再入荷のお知らせ：${d.product}`,
      heading: 'ご希望の商品が再入荷しました',
      paragraphs: [`${d.name} 様`, '再入荷のお知らせをご希望いただいた商品が入荷しました。'],
      facts: [
        ['商品', d.product],
        ['容量', d.pack],
      ],
      button: { label: '商品を見る', url: d.url },
      after: [
        '商品のお取り置きはしておりません。再度ご希望いただかない限り、この商品のお知らせは今回限りです。',
      ],
    },
  },
})
