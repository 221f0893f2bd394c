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
  title: (title: string) => [
    `How much ${title} do you have left?`,
    `${title}は手元にどれくらい残っていますか？`,
  ],
  text: [
    'We work out the days left and your refill reminder from this. Your doctor sees the days left.',
    '残り日数と再購入のお知らせは、この数から計算します。残り日数は担当医にも表示されます。',
  ],
  amount: (unit: string) => [`Amount (${unit})`, `残りの量（${unit}）`],
  number: ['Enter 0 or more.', '0以上の数字を入力してください。'],
  save: ['Save', '保存'],
  cancel: ['Cancel', 'キャンセル'],
  saved: (title: string) => [`${title}: amount saved`, `${title}：保存しました`],
  undo: ['Undo', '元に戻す'],
  undone: ['Change undone', '元に戻しました'],
  forget: ['Count from my orders', 'ご注文からの計算に戻す'],
})
