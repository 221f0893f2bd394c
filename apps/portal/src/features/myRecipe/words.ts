import { defineMessages } from '@officina/ui/text'

/** Words of the doctor's own sets, on their list, their page and the page of a product. */
export const myRecipeWords = defineMessages({
  use: ['Use for patient', '患者さんに使う'],
  more: ['More', 'その他'],
  new: ['New my-recipe', 'マイレシピを作成'],
  newTitle: ['New my-recipe', 'マイレシピを作成'],
  newText: [
    'A set of products with dosages and reasons that you can begin any recipe with.',
    '商品と用法・用量、理由をまとめておき、レシピ作成時に呼び出せます。',
  ],
  create: ['Create', '作成'],
  name: ['Name', '名前'],
  nameHelp: [
    'Up to 80 characters, such as "Acne, first visit".',
    '80文字以内（例：ニキビ 初診）。',
  ],
  nameMissing: ['Give it a name.', '名前を入力してください。'],
  copy: ['Copy to mine', 'マイレシピにコピー'],
  copyTitle: ['Copy this recipe to my-recipe', 'このレシピをマイレシピにコピー'],
  copyText: [
    'Products, dosages and reasons are kept for later recipes. The message and everything about the patient are not.',
    '商品・用法・用量・理由を今後のレシピのために残します。メッセージと患者さんの情報は含みません。',
  ],
  open: ['Open', '開く'],
  copied: (name: string) => [
    `“${name}” is now one of yours.`,
    `「${name}」をマイレシピにコピーしました。`,
  ],
  duplicate: ['Duplicate', '複製'],
  duplicated: (name: string) => [`“${name}” was made.`, `「${name}」を作成しました。`],
  rename: ['Rename', '名前を変更'],
  renameTitle: (name: string) => [`Rename “${name}”`, `「${name}」の名前を変更`],
  renamed: ['The name was changed.', '名前を変更しました。'],
  archive: ['Archive', 'アーカイブ'],
  archiveTitle: (name: string) => [`Archive “${name}”?`, `「${name}」をアーカイブしますか？`],
  archiveText: [
    'It is no longer offered when you write a recipe. Recipes that began with it stay as they are. You can restore it.',
    'レシピ作成時に表示されなくなります。このマイレシピから作成したレシピはそのまま残ります。後で元に戻せます。',
  ],
  archived: (name: string) => [`“${name}” was archived.`, `「${name}」をアーカイブしました。`],
  restore: ['Restore', '元に戻す'],
  restored: (name: string) => [
    `“${name}” can be used again.`,
    `「${name}」を再び使えるようになりました。`,
  ],
  delete: ['Delete', '削除'],
  deleteTitle: (name: string) => [`Delete “${name}”?`, `「${name}」を削除しますか？`],
  deleteText: [
    'No recipe began with it. It is gone for good.',
    'このマイレシピから作成したレシピはありません。削除すると元に戻せません。',
  ],
  deleted: (name: string) => [`“${name}” was deleted.`, `「${name}」を削除しました。`],
  unavailable: (n: number) => [
    n === 1 ? '1 product not available' : `${n} products not available`,
    `購入できない商品 ${n}点`,
  ],
  hasUpdate: ['Template updated', 'テンプレート更新あり'],
  products: (n: number) => [n === 1 ? '1 product' : `${n} products`, `商品${n}点`],
  perOrder: ['one order', '1回の注文'],
  used: (n: number) => [
    n === 0 ? 'Not used yet' : n === 1 ? 'Used once' : `Used ${n} times`,
    n === 0 ? '未使用' : `使用${n}回`,
  ],
  lastUsed: ['last', '最終'],
  version: (n: number) => [`Version ${n}`, `第${n}版`],
  isArchived: ['Archived', 'アーカイブ済み'],
})
