import { defineMessages } from '@officina/ui/text'

export const messages = defineMessages({
  en: {
    title: 'Catalogs',
    lead: 'Collections of products to write recipes from.',
    gone: 'That catalog does not exist or is not open to you.',
    discounts: 'Discounts',
    kinds: 'Kinds of catalogs',
    all: 'All',
    platform: 'Platform',
    mine: 'Mine',
    search: 'Search catalogs',
    products: (n: number) => (n === 1 ? '1 product' : `${n} products`),
    unavailable: (n: number) => `${n} not available`,
    updated: 'changed',
    empty: 'No catalog is open to you',
    emptyText:
      'The platform decides which catalogs you can use. All products are found in the recipe builder.',
    emptyMine: 'No catalog of your own',
    order: 'Order of my catalogs',
    orderText:
      'Patients meet them in this order, before those of the platform. Drag a row, or use its arrows.',
    orderSaved: 'The order was saved.',
    emptyMineText: 'Make a short list of what you recommend most.',
  },
  ja: {
    title: 'カタログ',
    lead: 'レシピ作成に使う商品の一覧です。',
    gone: 'そのカタログは存在しないか、利用できません。',
    discounts: '割引',
    kinds: 'カタログの種類',
    all: 'すべて',
    platform: '共通',
    mine: '自分用',
    search: 'カタログを検索',
    products: (n: number) => `${n}点の商品`,
    unavailable: (n: number) => `${n}点は購入不可`,
    updated: '更新',
    empty: '利用できるカタログがありません',
    emptyText:
      '利用できるカタログは運営が設定します。レシピ作成画面ではすべての商品を検索できます。',
    emptyMine: '自分用のカタログはありません',
    order: '自分のカタログの並び順',
    orderText:
      '患者さんにはこの順に、共通カタログより先に表示されます。行をドラッグするか、矢印で移動してください。',
    orderSaved: '並び順を保存しました。',
    emptyMineText: 'よく勧める商品の短いリストを作れます。',
  },
})
