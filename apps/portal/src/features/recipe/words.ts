import { defineMessages } from '@officina/ui/text'

/** Words of the recipe builder, the recipe pages and the catalogs. */
export const recipeWords = defineMessages({
  // picker
  source: ['Source', '商品の範囲'],
  allProducts: ['All products', 'すべての商品'],
  favourites: ['In my templates', 'マイテンプレートの商品'],
  moreFilters: ['More filters', '絞り込みを追加'],
  certification: ['Certification', '認証'],
  priceTo: ['Price up to', '上限価格'],
  showMargin: ['Show my commission', '手数料を表示'],
  hideMargin: ['Hide my commission', '手数料を隠す'],
  margin: ['My commission before discounts:', '手数料（割引前）：'],
  earlierProducts: ['The patient’s earlier products', 'この患者さんの過去の商品'],
  search: ['Name, brand or ingredient', '商品名・ブランド・成分'],
  category: ['Category', 'カテゴリー'],
  allCategories: ['All categories', 'すべてのカテゴリー'],
  any: ['Any', 'すべて'],
  brand: ['Brand', 'ブランド'],
  form: ['Form', '剤形'],
  inStock: ['In stock only', '在庫ありのみ'],
  add: ['Add', '追加'],
  inRecipe: (packs: number) => [`In this recipe × ${packs}`, `このレシピに追加済み × ${packs}`],
  isTwice: (name: string) => [
    `${name} is now in this recipe more than once.`,
    `このレシピに${name}が重複しています。`,
  ],
  raise: ['Increase the quantity instead', '代わりに数量を増やす'],
  removed: (name: string) => [`${name} removed`, `${name}を削除しました`],
  undo: ['Undo', '元に戻す'],
  addNamed: (name: string) => [`Add ${name}`, `${name}を追加`],
  added: (name: string) => [`${name} added`, `${name}を追加しました`],
  noneAdded: (q: string) => [
    `No products match “${q}”. Nothing was added.`,
    `「${q}」に一致する商品はありません。何も追加していません。`,
  ],
  full: [
    'There are 30 products already, the maximum. Nothing was added.',
    '上限の30商品に達しています。何も追加していません。',
  ],
  found: (n: number) => [n === 1 ? '1 product' : `${n} products`, `${n}件の商品`],
  more: ['Show more', 'さらに表示'],
  noProducts: ['No products yet', '商品がありません'],
  noProductsText: [
    'This source has no products you can recommend.',
    'この範囲には選択できる商品がありません。',
  ],
  recipeOnly: ['Recipe only', 'レシピ限定'],
  until: (date: string) => [`until ${date}`, `${date}入荷予定`],
  // lines
  drag: (name: string) => [`Drag to reorder ${name}`, `${name}をドラッグして並べ替え`],
  movedTo: (name: string, n: number, of: number) => [
    `${name} is now number ${n} of ${of}.`,
    `${name}は${of}件中${n}番目になりました。`,
  ],
  isOptional: ['Optional', '任意'],
  isPaused: ['Paused', '休止中'],
})
