import { defineMessages } from '@officina/ui/text'

export const messages = defineMessages({
  facts: ['The product', '商品'],
  line: (set: string) => [`In “${set}”`, `「${set}」での用法`],
  back: (set: string) => [`Back to “${set}”`, `「${set}」に戻る`],
  backList: ['Back to my recipes', 'マイレシピに戻る'],
  save: ['Save', '保存'],
  saved: ['The dosage was saved.', '用法を保存しました。'],
  remove: ['Remove from my-recipe', 'マイレシピから外す'],
  removeTitle: (product: string, set: string) => [
    `Remove ${product} from “${set}”?`,
    `「${set}」から${product}を外しますか？`,
  ],
  removeText: [
    'Recipes that began with this set keep it.',
    'このセットから作成したレシピには残ります。',
  ],
  notIn: (set: string) => [
    `This product is not in “${set}”.`,
    `この商品は「${set}」に含まれていません。`,
  ],
  addTo: (set: string) => [`Add to “${set}”`, `「${set}」に追加`],
  added: (set: string) => [`Added to “${set}”.`, `「${set}」に追加しました。`],
  full: [
    'This set holds 30 products, which is the most.',
    'このセットは上限の30商品に達しています。',
  ],
  choose: ['Add to which my-recipe?', 'どのマイレシピに追加しますか？'],
  set: ['My-recipe', 'マイレシピ'],
  newSet: ['A new one', '新しく作成'],
  add: ['Add', '追加'],
  gone: ['Discontinued', '販売終了'],
  goneText: [
    'This product is no longer sold. What you see is its last state.',
    'この商品は販売を終了しています。最後の情報を表示しています。',
  ],
  archived: [
    'This set is archived. Restore it to change it.',
    'アーカイブ済みです。変更するには元に戻してください。',
  ],
  substitute: ['Look for a substitute', '代わりの商品を探す'],
  search: ['Name, brand or ingredient', '商品名・ブランド・成分'],
  replace: (name: string) => [`Replace by ${name}`, `${name}に置き換える`],
  replaceShort: ['Replace', '置き換える'],
  open: ['Open', '開く'],
  openNamed: (name: string) => [`Open ${name}`, `${name}を開く`],
  replaced: (name: string) => [
    `Replaced by ${name}. Check its dosage.`,
    `${name}に置き換えました。用法をご確認ください。`,
  ],
  nothing: ['No product was found.', '該当する商品がありません。'],
})
