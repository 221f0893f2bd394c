import { defineMessages } from '@officina/ui/text'

export const messages = defineMessages({
  title: ['Catalogs', 'カタログ'],
  search: ['Search all catalogs', 'すべてのカタログから検索'],
  products: (n: number) => [n === 1 ? '1 product' : `${n} products`, `${n}商品`],
  mine: ['From my doctor', '担当医のおすすめ'],
  recipesOnly: ['You buy on your recipes', 'レシピからご購入いただけます'],
  recipesOnlyText: [
    'Your doctor recommends each product personally, so there are no catalogs to browse.',
    '担当医が一人ひとりに合わせて商品を選ぶため、カタログはありません。',
  ],
  recipes: ['My recipes', 'レシピを見る'],
  empty: ['No catalogs yet', 'カタログはまだありません'],
  emptyText: [
    'Your doctor has not opened a catalog to you.',
    '担当医がカタログを公開すると、ここに表示されます。',
  ],
  found: (n: number) => [`${n} found`, `${n}件`],
})
