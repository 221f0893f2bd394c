import { conflict, invalid, invalidFields, type Texts } from '../errors.ts'

// What a row of a file of products is refused for.

export const unknownCategory = (category: string, known: readonly string[]) =>
  invalid('category', 'UNKNOWN_CATEGORY', {
    en: `There is no “${category}”. Enter one of ${known.join(', ')}.`,
    ja: `「${category}」はありません。${known.join('、')}のいずれかを入力してください。`,
  })
export const catalogByRule = (name: string) =>
  invalid('catalog', 'CATALOG_BY_RULE', {
    en: `A rule chooses the products of “${name}”. Remove it from this cell.`,
    ja: `「${name}」の商品は条件で選ばれます。この名称を削除してください。`,
  })
export const repeated = () =>
  invalid('sku', 'REPEATED', {
    en: 'Another row of the file is for the same pack.',
    ja: '同じ規格の行がファイルにすでにあります。',
  })
export const promised = (units: number) =>
  invalid('on_hand', 'RESERVED', {
    en: `${units === 1 ? '1 unit is' : `${units} units are`} reserved for orders.`,
    ja: `${units}点は注文に引き当て済みです。`,
  })
export const contradicts = (columns: string[], line: number) =>
  invalidFields(
    Object.fromEntries(
      columns.map((column): [string, Texts] => [
        column,
        {
          en: `Line ${line} is for the same product but has a different value here.`,
          ja: `同じ商品の${line}行目と異なります。`,
        },
      ]),
    ),
  )
export const costHidden = () =>
  invalid('cost', 'FORBIDDEN', {
    en: 'Your role cannot change this. Leave the cell empty.',
    ja: '変更する権限がありません。空欄にしてください。',
  })
/** Of a row that says the price alone. */
export const compareAtReached = () =>
  invalid('compare_at_price', 'COMPARE_AT_PRICE', {
    en: 'The new price is as high or higher. Enter a higher amount here too.',
    ja: '変更後の価格以下になります。この列にも、より高い金額を入力してください。',
  })
export const newDiscontinued = () =>
  invalid('status', 'NEW_DISCONTINUED', {
    en: 'Enter active or draft for a new product.',
    ja: '新しい商品は active または draft にしてください。',
  })
export const barcodeTaken = () =>
  invalid('barcode', 'ALREADY_USED', {
    en: 'Another pack already has this one.',
    ja: 'ほかの規格で使用されています。',
  })
export const changedSince = () =>
  conflict('CHANGED_SINCE_PREVIEW', {
    en: 'Products have changed since the preview. Nothing was imported: check the file again.',
    ja: 'プレビューの後に商品が変更されました。取り込みは行っていません。もう一度内容を確認してください。',
  })
