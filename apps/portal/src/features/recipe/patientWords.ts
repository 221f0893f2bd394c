import { defineMessages } from '@officina/ui/text'

/** Words of a recipe as its patient reads it. */
export const patientWords = defineMessages({
  en: {
    version: (n: number) => `v${n}`,
    by: (doctor: string) => `From Dr ${doctor}`,
    products: 'Products',
    optional: 'Optional',
    perOrder: (n: number) => (n === 1 ? '1 pack per order' : `${n} packs per order`),
    ordersLeft: (n: number) =>
      n === 0 ? 'no orders left' : n === 1 ? '1 order left' : `${n} orders left`,
    from: (day: string) => `next order from ${day}`,
    stopped: 'Stopped',
    linePaused: 'Paused',
  },
  ja: {
    version: (n) => `第${n}版`,
    by: (doctor) => `${doctor}先生より`,
    products: '商品',
    optional: '任意',
    perOrder: (n) => `1回のご注文で${n}点`,
    ordersLeft: (n) => (n === 0 ? '残りのご注文なし' : `あと${n}回注文できます`),
    from: (day) => `次のご注文は${day}から`,
    stopped: '中止',
    linePaused: '休止中',
  },
})
