import { defineMessages } from '@officina/ui/text'

/** Words of the doctor's own sets, on their list, their page and the page of a product. */
export const myRecipeWords = defineMessages({
  use: ['Use for patient', '患者さんに使う'],
  more: ['More', 'その他'],
  new: ['Create template', 'テンプレートを作成'],
  name: ['Name', '名称'],
  nameHelp: [
    'Up to 80 characters, such as “Acne, first visit”.',
    '80文字以内（例：ニキビ 初診）。',
  ],
  nameMissing: ['Enter a name.', '名称を入力してください。'],
  copy: ['Copy to my templates', 'マイテンプレートにコピー'],
  copied: (name: string) => [
    `“${name}” copied to your templates`,
    `「${name}」をマイテンプレートにコピーしました`,
  ],
  duplicate: ['Duplicate', '複製'],
  duplicated: (name: string) => [`“${name}” created`, `「${name}」を作成しました`],
  rename: ['Rename', '名称を変更'],
  archive: ['Archive', 'アーカイブ'],
  restore: ['Restore', '元に戻す'],
  restored: (name: string) => [`“${name}” restored`, `「${name}」を元に戻しました`],
  delete: ['Delete', '削除'],
  unavailable: (n: number) => [
    n === 1 ? '1 product not available' : `${n} products not available`,
    `購入できない商品 ${n}点`,
  ],
  hasUpdate: ['Template updated', 'テンプレート更新あり'],
  products: (n: number) => [n === 1 ? '1 product' : `${n} products`, `商品${n}点`],
  perOrder: ['per order', '（1回の注文）'],
  used: (n: number) => [
    n === 0 ? 'Not used yet' : n === 1 ? 'Used once' : `Used ${n} times`,
    n === 0 ? '未使用' : `使用${n}回`,
  ],
  lastUsed: ['last', '最終'],
  version: (n: number) => [`Version ${n}`, `第${n}版`],
  isArchived: ['Archived', 'アーカイブ済み'],
})
