import { defineMessages } from '@officina/ui/text'

export const messages = defineMessages({
  facts: ['Product', '商品'],
  line: (set: string) => [`In “${set}”`, `「${set}」での用法・用量`],
  back: (set: string) => [`Back to “${set}”`, `「${set}」に戻る`],
  backList: ['Back to templates', 'テンプレートに戻る'],
  save: ['Save', '保存'],
  saved: ['Dosage saved', '用法・用量を保存しました'],
  remove: ['Remove from template', 'テンプレートから外す'],
  removeTitle: (product: string, set: string) => [
    `Remove ${product} from “${set}”?`,
    `「${set}」から${product}を外しますか？`,
  ],
  removeText: [
    'Recipes started from this template keep it.',
    'このテンプレートから作成したレシピには残ります。',
  ],
  notIn: (set: string) => [
    `This product is not in “${set}”.`,
    `この商品は「${set}」に含まれていません。`,
  ],
  addTo: (set: string) => [`Add to “${set}”`, `「${set}」に追加`],
  added: (set: string) => [`Added to “${set}”`, `「${set}」に追加しました`],
  already: (set: string) => [`Already in “${set}”`, `「${set}」にすでに入っています`],
  full: [
    'This template has 30 products, the maximum.',
    'このテンプレートは上限の30商品に達しています。',
  ],
  choose: ['Add to which template?', 'どのテンプレートに追加しますか？'],
  set: ['Template', 'テンプレート'],
  newSet: ['Create template', 'テンプレートを作成'],
  add: ['Add', '追加'],
  gone: ['Discontinued', '販売終了'],
  goneText: [
    'This product is no longer sold. These are its last details.',
    'この商品は販売を終了しています。最後に登録された情報を表示しています。',
  ],
  archived: [
    'This template is archived. Restore it to edit it.',
    'アーカイブ済みです。編集するには元に戻してください。',
  ],
  substitute: ['Find a substitute', '代替品を探す'],
  search: ['Name, brand or ingredient', '商品名・ブランド・成分'],
  replace: (name: string) => [`Replace with ${name}`, `${name}に置き換える`],
  replaceShort: ['Replace', '置き換える'],
  open: ['Open', '開く'],
  openNamed: (name: string) => [`Open ${name}`, `${name}を開く`],
  replaced: (name: string) => [
    `Replaced with ${name}. Check its dosage.`,
    `${name}に置き換えました。用法・用量をご確認ください。`,
  ],
  nothing: ['No products found.', '該当する商品がありません。'],
})
