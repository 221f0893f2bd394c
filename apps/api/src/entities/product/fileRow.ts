import { dosageUnits } from '@officina/shared/dosage/sentence'
import { minorDigits, parseMoney } from '@officina/shared/format'
import type { Ingredient } from '../../db/schema/product.ts'
import {
  columnName,
  type ImportColumn,
  type ImportRow,
  missing,
  notOf,
  optional,
  tooLong,
} from '../csvImport.ts'
import { invalidFields, type Texts } from '../errors.ts'
import { labelColumns, readLabel } from './labelCells.ts'
import { readSale, saleColumns, wordsOf } from './saleCells.ts'

/** Columns of a file of products (docs/products.md); the first names the row. */
export const productColumns = {
  sku: { names: ['sku', '品番'], required: true },
  title: optional('title', 'product', '商品名'),
  brand: optional('brand', 'ブランド'),
  category: optional('category', 'カテゴリー', '分類'),
  form: optional('form', '剤形'),
  usage_kind: optional('use', 'usage kind', '用途'),
  pack: optional('pack', 'variant', '容量'),
  units_per_pack: optional('units per pack', 'units', '内容量'),
  unit: optional('unit', '単位'),
  servings_per_pack: optional('servings per pack', 'servings', '使用回数'),
  price: optional('price', '価格'),
  compare_at_price: optional('compare at price', 'regular price', '参考価格'),
  weight_g: optional('weight g', 'weight', '重量'),
  description: optional('description', '説明'),
  ingredients: optional('ingredients', '成分'),
  label_directions: optional('directions', '使用方法'),
  ...labelColumns,
  warnings: optional('warnings', '注意事項'),
  concerns: optional('concerns', '悩み'),
  recipe_only: optional('recipe only', 'レシピ限定'),
  heat_sensitive: optional('heat sensitive', '要冷蔵'),
  on_hand: optional('on hand', 'stock', '在庫数'),
  low_threshold: optional('low threshold', '在庫下限'),
  bin: optional('bin', '棚番'),
  ...saleColumns,
  catalog: optional('catalog', 'カタログ'),
} satisfies Record<string, ImportColumn>

type FileRow = ImportRow<keyof typeof productColumns>
export type ProductFields = ReturnType<typeof readRow>

/** What a column is called in a file: "units per pack" begins with a capital, and so does "sku" with three. */
export function headingOf(column: keyof typeof productColumns, locale: 'en' | 'ja'): string {
  const name = columnName(productColumns[column], locale)
  return name === 'sku' ? 'SKU' : `${name.charAt(0).toUpperCase()}${name.slice(1)}`
}

/**
 * A row's cells as values; undefined where a cell is empty. 422 with every wrong cell at its column. `catalogs` are the
 * names of those that there are.
 */
export function readRow(row: FileRow, currency: string, catalogs: ReadonlySet<string>) {
  const problems: Record<string, Texts> = {}
  const read = <T>(column: keyof FileRow, parse: (text: string) => T | undefined, text: Texts) => {
    if (row[column] === '') return undefined
    // full-width signs count where only so a cell can be read, as in forms
    const value = parse(row[column]) ?? parse(row[column].normalize('NFKC'))
    if (value === undefined) problems[column] = text
    return value
  }
  const words = (column: keyof FileRow, max: number) =>
    read(column, (text) => (text.length <= max ? text : undefined), tooLong(max))
  const count = (column: keyof FileRow, least: number, most: number) =>
    read(column, (text) => wholeOf(text, least, most), notBetween(least, most))
  const amount = (column: keyof FileRow) =>
    read(column, (text) => moneyOf(text, currency), notMoney(currency))
  const isSaid = (column: keyof FileRow) => read(column, yesOrNo, notYesOrNo)
  const fields = {
    sku: read('sku', (text) => (/^[^=+@-].{0,59}$/u.test(text) ? text : undefined), badSku),
    title: words('title', 200),
    brand: words('brand', 100),
    category: words('category', 60),
    form: words('form', 40),
    usageKind: read('usage_kind', (text) => kinds.find((kind) => kind === text), notOf(kinds)),
    pack: words('pack', 100),
    unitsPerPack: count('units_per_pack', 1, 100_000),
    unit: read('unit', (text) => dosageUnits.find((unit) => unit === text), notOf(dosageUnits)),
    servingsPerPack: count('servings_per_pack', 1, 100_000),
    price: amount('price'),
    compareAtPrice: amount('compare_at_price'),
    weightG: count('weight_g', 0, 1_000_000),
    description: words('description', 5_000),
    ingredients: read('ingredients', ingredientsOf, badIngredients),
    labelDirections: words('label_directions', 2_000),
    label: readLabel(read),
    warnings: words('warnings', 2_000),
    concerns: read('concerns', (text) => wordsOf(text, 20), badConcerns),
    recipeOnly: isSaid('recipe_only'),
    heatSensitive: isSaid('heat_sensitive'),
    ...readSale({ read, amount, count, yesOrNo: isSaid }),
    onHand: count('on_hand', 0, 1_000_000),
    lowThreshold: count('low_threshold', 0, 100_000),
    bin: words('bin', 40),
    catalogs: read('catalog', (text) => wordsOf(text, 20, catalogs), badConcerns),
  }
  if (row.sku === '') problems.sku = missing
  if (Object.keys(problems).length > 0) throw invalidFields(problems)
  return fields
}

const kinds = ['oral', 'topical', 'device', 'other'] as const

/** `Vitamin C 500 mg 625%; Zinc 10 mg` as ingredients of one serving; undefined when one cannot be read. */
export function ingredientsOf(text: string): Ingredient[] | undefined {
  const parts = text.split(/[;；]/).map((part) => part.trim())
  const found = parts.filter(Boolean).map((part) => {
    const [, name, amount, unit, percent] = ingredient.exec(part) ?? []
    if (!name || !amount || !unit || unit.length > 20) return undefined
    return {
      name,
      code: codeOf(name),
      amount: Number(amount),
      unit,
      percent_ref: percent ? Number(percent) : null,
    }
  })
  const known = found.filter((each) => each !== undefined)
  return known.length === found.length ? known : undefined
}

/** A unit may be of several words, as in `6 billion CFU`. */
const ingredient =
  /^(.{1,200}?)\s+(\d+(?:\.\d+)?)\s*([^\d\s%]+(?: [^\d\s%]+)*)(?:\s+(\d+(?:\.\d+)?)\s*%)?$/u

/** `Vitamin C` → `vitamin_c`: what counts as the same ingredient in totals. */
export const codeOf = (name: string) =>
  name
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '_')
    .replace(/^_|_$/g, '')
    .slice(0, 60)

/** An ingredient keeps the code by which totals know it, also where its name makes another one. */
export const withKnownCodes = (given: Ingredient[], before: readonly Ingredient[]): Ingredient[] =>
  given.map((each) => ({
    ...each,
    code: before.find(({ name }) => name === each.name)?.code ?? each.code,
  }))

function wholeOf(text: string, least: number, most: number): number | undefined {
  const isWhole = /^(\d{1,9}|\d{1,3}(,\d{3})+)$/.test(text)
  const value = isWhole ? Number(text.replaceAll(',', '')) : Number.NaN
  return value >= least && value <= most ? value : undefined
}

function moneyOf(text: string, currency: string): number | undefined {
  const value = parseMoney(text, currency)
  return value !== undefined && value >= 0 && value <= 100_000_000_000 ? value : undefined
}

function yesOrNo(text: string): boolean | undefined {
  const word = text.toLowerCase()
  if (['yes', 'true', '1', 'はい', '○'].includes(word)) return true
  return ['no', 'false', '0', 'いいえ', '×'].includes(word) ? false : undefined
}

/** Spreadsheets take such a beginning for a formula. */
const badSku: Texts = {
  en: 'Use 1 to 60 characters that do not begin with =, +, - or @.',
  ja: '60文字以内で、=、+、-、@ 以外の文字から始めてください。',
}
const notBetween = (least: number, most: number): Texts => ({
  en: `Enter a whole number from ${least} to ${most}.`,
  ja: `${least}〜${most}の整数を入力してください。`,
})
function notMoney(currency: string): Texts {
  const example = minorDigits(currency) === 0 ? '2450' : '24.50'
  return {
    en: `Enter an amount such as ${example} in the shop’s currency.`,
    ja: `ショップの通貨の金額を「${example}」のように入力してください。`,
  }
}
const badIngredients: Texts = {
  en: 'Enter them as “Vitamin C 500 mg; Zinc 10 mg”.',
  ja: '「ビタミンC 500 mg; 亜鉛 10 mg」のように入力してください。',
}
const badConcerns: Texts = {
  en: 'Enter up to 20 terms of 60 characters as “acne; dryness”.',
  ja: '60文字以内の語を20個まで「ニキビ; 乾燥」のように入力してください。',
}
const notYesOrNo: Texts = { en: 'Enter yes or no.', ja: '「はい」か「いいえ」を入力してください。' }
