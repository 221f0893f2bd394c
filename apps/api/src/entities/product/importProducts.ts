import type { AdminCtx, TxCtx } from '../../context.ts'
import {
  catalogItems,
  catalogs,
  type LabelDosage,
  products,
  stock,
  variants,
} from '../../db/schema/product.ts'
import { and, eq } from '../../db/sql.ts'
import { newId } from '../../ids.ts'
import { cleanHtml } from '../../storefront/cleanHtml.ts'
import { audit } from '../audit.ts'
import { importCsv, missing } from '../csvImport.ts'
import { invalid, invalidFields, type Texts } from '../errors.ts'
import { countShelf } from '../stock/adjust.ts'
import { stock as shelf } from '../stock/entity.ts'
import { assertOwnShop } from './allowed.ts'
import { product as entity } from './entity.ts'
import { type ProductFields, productColumns, readRow } from './fileRow.ts'
import { freeHandle, shopIdOf } from './identity.ts'
import { withCells } from './labelCells.ts'
import { factsOfPack, rowChanges } from './rowChanges.ts'

type Variant = typeof variants.$inferSelect

/**
 * Products of the embedded shop from a CSV file, a pack a row: a known SKU is changed where its cells say
 * something, a new one joins the product of its brand and title or begins it. 409 SHOP_KEEPS_PRODUCTS
 * where they come from a shop of one's own.
 */
export async function importProducts(ctx: AdminCtx, file: { text: string; dryRun: boolean }) {
  assertOwnShop(ctx)
  const rows = await ctx.db.selectDistinct({ category: products.category }).from(products)
  const categories = rows.map(({ category }) => category).sort()
  const seen = new Set<string>()
  return importCsv(ctx, file, productColumns, async (tx, row) => {
    const { currency } = tx.config
    const fields = readRow(row, currency)
    // of two rows for one pack nobody could say which is meant
    if (seen.has(row.sku)) throw repeated()
    seen.add(row.sku)
    // a shop's first file says which there are; later a new one is more likely a typing error
    const { category } = fields
    if (category && categories.length > 0 && !categories.includes(category))
      throw unknownCategory(category, categories)
    const [known] = await tx.db.select().from(variants).where(eq(variants.sku, row.sku))
    const before = known && (await factsOfPack(tx, known.id))
    const variant = known ? await changePack(tx, known, fields) : await addPack(tx, fields)
    await saveShelf(tx, variant.id, fields)
    if (fields.catalog) await putInCatalog(tx, variant.productId, fields.catalog)
    await audit(tx, {
      action: known ? 'product.changed' : 'product.added',
      objectType: 'product',
      objectId: variant.productId,
      before: known ? { price: known.price } : null,
      after: { sku: variant.sku, price: variant.price },
    })
    return before ? rowChanges(before, await factsOfPack(tx, variant.id), currency) : added
  })
}

async function changePack(tx: TxCtx, known: Variant, fields: ProductFields): Promise<Variant> {
  const product = await entity.lock(tx, known.productId)
  await product.save(
    {
      ...given({ title: fields.title, brand: fields.brand, ...factsOf(fields) }),
      ...labelOf(fields, product.labelDosage, known.unit),
    },
    null,
  )
  const [variant] = await tx.db
    .update(variants)
    .set({ ...given(packOf(fields)), updatedAt: tx.clock.now() })
    .where(eq(variants.id, known.id))
    .returning()
  return variant ?? known
}

async function addPack(ctx: AdminCtx, fields: ProductFields): Promise<Variant> {
  const { title, brand, category, form, usageKind, pack, price, unitsPerPack, unit } = fields
  const product = title && brand ? await findProduct(ctx, title, brand) : undefined
  const asked = { title, brand, pack, price, units_per_pack: unitsPerPack, unit }
  const first = product ? {} : { category, form, usage_kind: usageKind }
  const absent = Object.entries({ ...asked, ...first }).filter(([, value]) => value === undefined)
  if (absent.length > 0)
    throw invalidFields(
      Object.fromEntries(absent.map(([column]): [string, Texts] => [column, missing])),
    )
  const now = ctx.clock.now()
  const productId = product?.id ?? newId()
  if (!product)
    await ctx.db.insert(products).values({
      ...(given({ title, brand, ...factsOf(fields) }) as typeof products.$inferInsert),
      ...labelOf(fields, null, `${unit}`),
      id: productId,
      shopifyProductId: shopIdOf(productId),
      handle: await freeHandle(ctx, `${title}`, productId),
      availability: 'in_stock',
      syncedAt: now,
    })
  const id = newId()
  const [variant] = await ctx.db
    .insert(variants)
    .values({
      id,
      productId,
      shopifyVariantId: shopIdOf(id),
      sku: fields.sku ?? '',
      position: await ctx.db.$count(variants, eq(variants.productId, productId)),
      ...(given(packOf(fields)) as Pick<Variant, 'title' | 'price' | 'unitsPerPack' | 'unit'>),
    })
    .returning()
  if (!variant) throw new Error('a pack is always written')
  return variant
}

const factsOf = (fields: ProductFields) => ({
  category: fields.category,
  form: fields.form,
  usageKind: fields.usageKind,
  descriptionHtml: fields.description && `<p>${cleanHtml(fields.description)}</p>`,
  descriptionMarkdown: fields.description && null,
  ingredients: fields.ingredients,
  labelDirections: fields.labelDirections,
  warnings: fields.warnings,
  concerns: fields.concerns,
  recipeOnly: fields.recipeOnly,
  heatSensitive: fields.heatSensitive,
})

const labelOf = ({ label, unit }: ProductFields, before: LabelDosage | null, packUnit: string) =>
  label ? { labelDosage: withCells(before, label, unit ?? packUnit) } : {}

const packOf = (fields: ProductFields) => ({
  title: fields.pack,
  price: fields.price,
  compareAtPrice: fields.compareAtPrice,
  unitsPerPack: fields.unitsPerPack,
  unit: fields.unit,
  servingsPerPack: fields.servingsPerPack,
  weightG: fields.weightG,
})

/** What a row says; empty cells change nothing. */
const given = <T extends object>(values: T) =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as {
    [K in keyof T]?: Exclude<T[K], undefined>
  }

async function findProduct(ctx: AdminCtx, title: string, brand: string) {
  const [product] = await ctx.db
    .select({ id: products.id })
    .from(products)
    .where(and(eq(products.title, title), eq(products.brand, brand)))
    .limit(1)
  return product
}

/** The shelf as it was counted; units that are promised to orders cannot be taken away. */
async function saveShelf(ctx: TxCtx, variantId: string, fields: ProductFields): Promise<void> {
  const { onHand, lowThreshold, bin } = fields
  const now = ctx.clock.now()
  await ctx.db.insert(stock).values({ variantId, onHand: 0, updatedAt: now }).onConflictDoNothing()
  const before = await shelf.lock(ctx, variantId)
  if (onHand !== undefined && onHand < before.reserved) throw promised(before.reserved)
  if (onHand !== undefined) await countShelf(ctx, before, onHand, { reason: 'Import' })
  await before.save(given({ lowThreshold, bin }), null)
}

/** At the end of a catalog of the platform; one that is not there is made. */
async function putInCatalog(ctx: AdminCtx, productId: string, name: string): Promise<void> {
  const [known] = await ctx.db
    .select({ id: catalogs.id })
    .from(catalogs)
    .where(
      and(eq(catalogs.kind, 'platform'), eq(catalogs.name, name), eq(catalogs.status, 'active')),
    )
    .limit(1)
  const catalogId = known?.id ?? newId()
  if (!known) {
    const position = await ctx.db.$count(catalogs, eq(catalogs.kind, 'platform'))
    await ctx.db.insert(catalogs).values({ id: catalogId, kind: 'platform', name, position })
  }
  const position = await ctx.db.$count(catalogItems, eq(catalogItems.catalogId, catalogId))
  await ctx.db.insert(catalogItems).values({ catalogId, productId, position }).onConflictDoNothing()
}

const added: Texts = { en: 'New', ja: '新規' }
const unknownCategory = (category: string, known: readonly string[]) =>
  invalid('category', 'UNKNOWN_CATEGORY', {
    en: `There is no category “${category}”. Enter one of ${known.join(', ')}.`,
    ja: `「${category}」という分類はありません。${known.join('、')}のいずれかを入力してください。`,
  })
const repeated = () =>
  invalid('sku', 'REPEATED', {
    en: 'Another row of the file already has this SKU.',
    ja: 'この品番の行がファイルにすでにあります。',
  })
const promised = (units: number) =>
  invalid('on_hand', 'RESERVED', {
    en: `${units} units are reserved for orders.`,
    ja: `${units}個は注文に引き当て済みです。`,
  })
