import { defineMessages } from '@officina/ui/text'

/** Words of the lines, wherever recipes are written. */
export const editorWords = defineMessages({
  noLines: ['No product yet', '商品がまだありません'],
  noLinesText: [
    'Search at the left, press Enter to add the first product found.',
    '左側で検索し、Enterキーで先頭の商品を追加できます。',
  ],
  noLinesPhone: ['Go back one step and add products.', '前の手順に戻って商品を追加してください。'],
})
