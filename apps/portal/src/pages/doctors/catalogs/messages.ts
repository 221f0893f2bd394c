import { defineMessages } from '@officina/ui/text'

export const messages = defineMessages({
  title: ['Catalogs', 'カタログ'],
  lead: ['Collections of products for your recipes.', 'レシピ作成に使う商品の一覧です。'],
  gone: [
    'That catalog does not exist, or you don’t have access to it.',
    'そのカタログは存在しないか、利用できません。',
  ],
  discounts: ['Discounts', '割引'],
  kinds: ['Catalog types', 'カタログの種類'],
  all: ['All', 'すべて'],
  platform: ['Platform', '共通'],
  mine: ['Mine', '自分用'],
  search: ['Search catalogs', 'カタログを検索'],
  products: (n: number) => [n === 1 ? '1 product' : `${n} products`, `商品${n}点`],
  unavailable: (n: number) => [`${n} not available`, `${n}点は購入不可`],
  updated: ['updated', '更新'],
  empty: ['No catalogs yet', '利用できるカタログがありません'],
  emptyText: [
    'We decide which catalogs you can use. You can search all products when you write a recipe.',
    '利用できるカタログは運営が設定します。レシピ作成画面ではすべての商品を検索できます。',
  ],
  emptyMine: ['No catalogs of your own yet', '自分用のカタログはありません'],
  order: ['Arrange my catalogs', '自分のカタログを並べ替え'],
  orderText: [
    'Patients see your catalogs in this order, before the platform’s. Drag a row or use its arrows.',
    '患者さんにはこの順に、共通カタログより先に表示されます。行をドラッグするか、矢印で移動してください。',
  ],
  orderSaved: ['Catalog order saved', '並び順を保存しました'],
  emptyMineText: [
    'Make a short list of the products you recommend most.',
    'よく勧める商品の短いリストを作れます。',
  ],
})
