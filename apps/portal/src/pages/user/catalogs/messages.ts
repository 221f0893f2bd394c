import { defineMessages } from '@officina/ui/text'

export const messages = defineMessages({
  en: {
    title: 'Catalogs',
    search: 'Search all catalogs',
    products: (n: number) => (n === 1 ? '1 product' : `${n} products`),
    mine: 'From my doctor',
    recipesOnly: 'You buy on your recipes',
    recipesOnlyText:
      'Your doctor recommends each product personally, so there are no catalogs to browse.',
    recipes: 'My recipes',
    empty: 'No catalogs yet',
    emptyText: 'Your doctor has not opened a catalog to you.',
    found: (n: number) => `${n} found`,
  },
  ja: {
    title: 'カタログ',
    search: 'すべてのカタログから検索',
    products: (n) => `${n}商品`,
    mine: '担当医のおすすめ',
    recipesOnly: 'レシピからご購入いただけます',
    recipesOnlyText: '担当医が一人ひとりに合わせて商品を選ぶため、カタログはありません。',
    recipes: 'レシピを見る',
    empty: 'カタログはまだありません',
    emptyText: '担当医がカタログを公開すると、ここに表示されます。',
    found: (n) => `${n}件`,
  },
})
