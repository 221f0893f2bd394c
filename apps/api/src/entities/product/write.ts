import { isDeepStrictEqual } from 'node:util'
import type { components } from '@officina/openapi/schema'
import { type AdminActor, type AdminCtx, inTransaction, type TxCtx } from '../../context.ts'
import { type Ingredient, type LabelDosage, products } from '../../db/schema/product.ts'
import { newId } from '../../ids.ts'
import { cleanHtml } from '../../storefront/cleanHtml.ts'
import { invalid, invalidFields, type Texts } from '../errors.ts'
import { renderMarkdown } from '../news/markdown.ts'
import { assertOurs, assertOwnShop } from './allowed.ts'
import { product } from './entity.ts'
import { codeOf, withKnownCodes } from './fileRow.ts'
import { freeHandle, shopIdOf } from './identity.ts'
import { atUniqueField } from './unique.ts'

type New = components['schemas']['AdminProductNew']
type Update = Partial<New> & { revision?: number }
type Tagging = { add?: string[]; remove?: string[] }
type Row = typeof products.$inferSelect

/** What stays ours where a connected shop keeps the product. */
export const oursOfProduct = ['allergens', 'commission_override_bp', 'tags', 'tax_class'] as const

/** A product of the embedded shop, as a draft without packs. Answers its id. */
export function createProduct(ctx: AdminCtx, input: New): Promise<string> {
  assertOwnShop(ctx)
  return inTransaction(ctx, async (tx) => {
    const id = newId()
    const now = tx.clock.now()
    const columns = columnsOf(input)
    const { title, brand, category, form } = input
    const values = {
      ...columns,
      title: title.trim(),
      brand: brand.trim(),
      category: category.trim(),
      form: form.trim(),
      usageKind: input.usage_kind,
      id,
      shopifyProductId: shopIdOf(id),
      handle: columns.handle ?? (await freeHandle(tx, title, id)),
      status: 'draft' as const,
      availability: 'in_stock' as const,
      syncedAt: now,
      removedAt: now,
      createdAt: now,
      updatedAt: now,
    }
    const [row] = await atUniqueField(tx.db.insert(products).values(values).returning())
    if (row) await product.inserted(tx, row).log({ action: 'create', after: { title: row.title } })
    return id
  })
}

/** Changes what was sent. */
export const updateProduct = product.command(
  'update',
  { may: (ctx: TxCtx<AdminActor>, input: Update) => assertOurs(ctx, input, oursOfProduct) },
  async (_: TxCtx<AdminActor>, row, input: Update): Promise<void> => {
    const { revision: _revision, ...sent } = input
    const columns = columnsOf(sent, row)
    const changed = Object.keys(sent).filter((name) => isChanged(row, columns, name))
    await atUniqueField(row.save(columns, { after: { fields: changed } }))
  },
)

/** Adds tags and takes some off. 422 where it would have too many. */
export const tagProduct = product.command(
  'update',
  {},
  async (_: TxCtx<AdminActor>, row, { add = [], remove = [] }: Tagging): Promise<void> => {
    const off = new Set(tagsOf(remove))
    const tags = [...new Set([...row.tags, ...(tagsOf(add) ?? [])])].filter((tag) => !off.has(tag))
    if (tags.length > mostTags) throw invalid('add', 'TOO_MANY', tooManyTags)
    if (!isDeepStrictEqual(tags, row.tags))
      await row.save({ tags }, { after: { fields: ['tags'] } })
  },
)

const mostTags = 20
const tooManyTags = {
  en: `A product can have at most ${mostTags} tags.`,
  ja: `タグは1商品につき${mostTags}個までです。`,
}

/** What of a body goes to which column; undefined where nothing was sent. */
function columnsOf(input: Partial<New>, before?: Row) {
  assertFilled(input)
  const { description } = input
  return {
    title: input.title?.trim(),
    brand: input.brand?.trim(),
    category: input.category?.trim(),
    form: input.form?.trim(),
    usageKind: input.usage_kind,
    // an empty handle keeps, or gets, the one that the title makes
    handle: input.handle?.toLowerCase() || undefined,
    concerns: wordsOf(input.concerns),
    tags: tagsOf(input.tags),
    certifications: wordsOf(input.certifications),
    allergens: wordsOf(input.allergens),
    descriptionMarkdown: description,
    descriptionHtml: description === undefined ? undefined : htmlOf(description),
    labelDirections: input.label_directions,
    labelDosage: input.label_dosage === undefined ? undefined : labelOf(input.label_dosage),
    warnings: input.warnings,
    ingredients: input.ingredients && ingredientsOf(input.ingredients, before?.ingredients ?? []),
    recipeOnly: input.recipe_only,
    heatSensitive: input.heat_sensitive,
    commissionOverrideBp: input.commission_override_bp,
    taxClass: input.tax_class,
  }
}

/** Words that are nothing but spaces say nothing. */
function assertFilled(input: Partial<New>): void {
  const names = ['title', 'brand', 'category', 'form'] as const
  const empty = names.filter((name) => input[name] !== undefined && !input[name]?.trim())
  if (empty.length > 0)
    throw invalidFields(Object.fromEntries(empty.map((name): [string, Texts] => [name, missing])))
}

const wordsOf = (words: string[] | undefined) =>
  words && [...new Set(words.map((word) => word.trim()).filter(Boolean))]

/** Tags that differ in their capitals alone are one. */
const tagsOf = (tags: string[] | undefined) => wordsOf(tags?.map((tag) => tag.toLowerCase()))

/** What the text's Markdown makes, without links, pictures and whatever HTML it holds. */
const htmlOf = (markdown: string) => cleanHtml(renderMarkdown(markdown))

/** Null where nothing is said. 422 at the end of a range that lies before its beginning. */
function labelOf(label: LabelDosage | null): LabelDosage | null {
  if (!label) return null
  const wrong: Record<string, Texts> = {}
  const isBelow = (most: number | null, least: number | null) =>
    most !== null && (least === null || most < least)
  if (isBelow(label.amount_max, label.amount_min)) wrong['label_dosage.amount_max'] = belowLeast
  if (isBelow(label.frequency_max, label.frequency_count))
    wrong['label_dosage.frequency_max'] = belowLeast
  if (Object.keys(wrong).length > 0) throw invalidFields(wrong)
  const { unit: _, meal, as_needed: asNeeded, ...rest } = label
  const isSaid = Object.values(rest).some((value) => [value].flat().some((part) => part !== null))
  return isSaid || asNeeded || meal !== 'none' ? label : null
}

const ingredientsOf = (
  given: NonNullable<New['ingredients']>,
  before: readonly Ingredient[],
): Ingredient[] => {
  const named = given.map(({ name, amount, unit, percent_ref = null }) => ({
    name: name.trim(),
    code: codeOf(name),
    amount,
    unit: unit.trim(),
    percent_ref,
  }))
  return withKnownCodes(named, before)
}

const columnOf: Record<string, keyof Row> = {
  usage_kind: 'usageKind',
  description: 'descriptionHtml',
  label_directions: 'labelDirections',
  label_dosage: 'labelDosage',
  recipe_only: 'recipeOnly',
  heat_sensitive: 'heatSensitive',
  commission_override_bp: 'commissionOverrideBp',
  tax_class: 'taxClass',
}

function isChanged(row: Row, columns: object, name: string): boolean {
  const column = columnOf[name] ?? (name as keyof Row)
  const value = (columns as Partial<Row>)[column]
  return value !== undefined && JSON.stringify(value) !== JSON.stringify(row[column])
}

const missing: Texts = { en: 'Fill in this field.', ja: '入力してください。' }
const belowLeast: Texts = {
  en: 'The upper value cannot be less than the lower value.',
  ja: '小さいほうの値以上を入力してください。',
}
