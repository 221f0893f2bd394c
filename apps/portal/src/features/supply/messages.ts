import { defineMessages } from '@officina/ui/text'

export const supplyMessages = defineMessages({
  ordered: ['Ordered', '注文済み'],
  shipped: ['On its way', '配送中'],
  runOut: ['Used up', 'なくなりました'],
  stillHave: ['Correct the amount left', '手元の残りを入力'],
  stillHaveOf: (title: string) => [
    `Correct the amount left: ${title}`,
    `手元の残りを入力：${title}`,
  ],
})
