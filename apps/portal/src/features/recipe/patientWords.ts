import { defineMessages } from '@officina/ui/text'

/** Words of a recipe as its patient reads it. */
export const patientWords = defineMessages({
  version: (n: number) => [`Version ${n}`, `第${n}版`],
  by: (doctor: string) => [`From Dr ${doctor}`, `${doctor}先生より`],
  products: ['Products', '商品'],
  optional: ['Optional', '任意'],
  perOrder: (n: number) => [
    n === 1 ? '1 pack per order' : `${n} packs per order`,
    `1回のご注文で${n}点`,
  ],
  ordersLeft: (n: number) => [
    n === 0 ? 'no orders left' : n === 1 ? '1 order left' : `${n} orders left`,
    n === 0 ? '注文回数の残りなし' : `あと${n}回注文できます`,
  ],
  from: (day: string) => [`next order from ${day}`, `次のご注文は${day}から`],
  stopped: ['Stopped', '中止'],
  linePaused: ['Paused', '休止中'],
})
