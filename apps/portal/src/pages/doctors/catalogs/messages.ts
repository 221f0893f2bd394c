import { defineMessages } from '@officina/ui/text'

export const messages = defineMessages({
  title: ['Catalogs', 'カタログ'],
  lead: ['Collections of products to write recipes from.', 'レシピ作成に使う商品の一覧です。'],
  gone: [
    'That catalog does not exist or is not open to you.',
    'そのカタログは存在しないか、利用できません。',
  ],
  discounts: ['Discounts', '割引'],
  kinds: ['Kinds of catalogs', 'カタログの種類'],
  all: ['All', 'すべて'],
  platform: ['Platform', '共通'],
  mine: ['Mine', '自分用'],
  search: ['Search catalogs', 'カタログを検索'],
  products: (n: number) => [n === 1 ? '1 product' : `${n} products`, `${n}点の商品`],
  unavailable: (n: number) => [`${n} not available`, `${n}点は購入不可`],
  updated: ['changed', '更新'],
  empty: ['No catalog is open to you', '利用できるカタログがありません'],
  emptyText: [
    'The platform decides which catalogs you can use. All products are found in the recipe builder.',
    '利用できるカタログは運営が設定します。レシピ作成画面ではすべての商品を検索できます。',
  ],
  emptyMine: ['No catalog of your own', '自分用のカタログはありません'],
  order: ['Order of my catalogs', '自分のカタログの並び順'],
  orderText: [
    'Patients meet them in this order, before those of the platform. Drag a row, or use its arrows.',
    '患者さんにはこの順に、共通カタログより先に表示されます。行をドラッグするか、矢印で移動してください。',
  ],
  orderSaved: ['The order was saved.', '並び順を保存しました。'],
  emptyMineText: [
    'Make a short list of what you recommend most.',
    'よく勧める商品の短いリストを作れます。',
  ],
})
