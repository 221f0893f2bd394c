import type { components } from '@officina/openapi/schema'
import type { AdminActor, TxCtx } from '../../context.ts'
import { stock, variants } from '../../db/schema/product.ts'
import { and, eq, sql } from '../../db/sql.ts'
import { newId } from '../../ids.ts'
import { conflict, invalid, notFound } from '../errors.ts'
import { setThreshold } from '../stock/adjust.ts'
import { stock as shelf } from '../stock/entity.ts'
import { assertCost, assertOurs, assertOwnShop } from './allowed.ts'
import { readBarcode } from './barcode.ts'
import { compareAtTooLow, isCompareAtTooLow, reachesCompareAt } from './compareAt.ts'
import { product } from './entity.ts'
import { shopIdOf } from './identity.ts'
import { atUniqueField } from './unique.ts'

type New = components['schemas']['AdminVariantNew']
type Update = components['schemas']['AdminVariantUpdate'] & { variantId: string }
type Variant = typeof variants.$inferSelect

/** What stays ours where a connected shop keeps the pack. */
const oursOfPack = ['variantId', 'barcode', 'cost', 'low_threshold', 'max_per_order']

/** A new pack at the end of a product's, with an empty shelf. */
export const addVariant = product.command(
  'pack_added',
  {
    may: (ctx: TxCtx<AdminActor>, input: New) => {
      assertOwnShop(ctx)
      assertCost(ctx, input)
    },
  },
  async (tx: TxCtx<AdminActor>, row, input: New): Promise<void> => {
    const id = newId()
    const now = tx.clock.now()
    const columns = columnsOf(input)
    const { price, units_per_pack: unitsPerPack, unit } = input
    if (isCompareAtTooLow(price, columns.compareAtPrice)) throw compareAtTooLow()
    await atUniqueField(
      tx.db.insert(variants).values({
        ...columns,
        title: input.title.trim(),
        sku: input.sku.trim(),
        price,
        unitsPerPack,
        unit,
        id,
        productId: row.id,
        shopifyVariantId: shopIdOf(id),
        position: await tx.db.$count(variants, eq(variants.productId, row.id)),
        createdAt: now,
        updatedAt: now,
      }),
    )
    await row.save({}, { after: { sku: input.sku.trim(), price } })
    const lowThreshold = input.low_threshold
    await tx.db.insert(stock).values({
      variantId: id,
      onHand: 0,
      ...(lowThreshold === undefined ? {} : { lowThreshold: lowThreshold ?? 0 }),
      updatedAt: now,
    })
  },
)

/** Changes what was sent of one pack. 422 at its fields. */
export const updateVariant = product.command(
  'pack_changed',
  {
    may: (ctx: TxCtx<AdminActor>, { variantId: _, ...input }: Update) => {
      assertOurs(ctx, input, oursOfPack)
      assertCost(ctx, input)
    },
  },
  async (tx: TxCtx<AdminActor>, row, input: Update): Promise<void> => {
    const before = await packOf(tx, row.id, input.variantId)
    const columns = columnsOf(input)
    assertCompareAt(before, columns)
    const values = { ...columns, updatedAt: tx.clock.now() }
    await atUniqueField(tx.db.update(variants).set(values).where(eq(variants.id, before.id)))
    // what a pack costs the shop is not for all who read the log: the names of the fields alone
    const changed = Object.keys(input).filter((name) => isChanged(columns, before, name))
    const isDearer = columns.price !== undefined && columns.price !== before.price
    await row.save(
      {},
      {
        before: isDearer ? { price: before.price } : {},
        after: {
          sku: columns.sku ?? before.sku,
          ...(isDearer ? { price: columns.price } : {}),
          fields: changed,
        },
      },
    )
    if (input.low_threshold !== undefined) await saveThreshold(tx, before.id, input.low_threshold)
  },
)

/** Takes a pack away that nothing refers to; the last one of a product on sale stays. */
export const removeVariant = product.command(
  'pack_removed',
  { may: (ctx: TxCtx<AdminActor>) => assertOwnShop(ctx) },
  async (tx: TxCtx<AdminActor>, row, { variantId }: { variantId: string }): Promise<void> => {
    const pack = await packOf(tx, row.id, variantId)
    const { rows } = await tx.db.execute(
      sql`select 1 from variants v where v.id = ${pack.id} and ${isPackReferred}`,
    )
    if (rows.length > 0) throw packInUse()
    const others = (await tx.db.$count(variants, eq(variants.productId, row.id))) - 1
    if (others === 0 && row.status === 'active') throw lastPack()
    await row.save({}, { before: { sku: pack.sku } })
    await tx.db.delete(stock).where(eq(stock.variantId, pack.id))
    await tx.db.delete(variants).where(eq(variants.id, pack.id))
  },
)

/** Whether something names `variants v`, or units of it have ever been counted. */
export const isPackReferred = sql`(
  exists (select 1 from order_lines l where l.product_id = v.product_id and l.variant_id = v.id)
  or exists (select 1 from recipe_lines l where l.product_id = v.product_id
    and (l.variant_id = v.id or l.substitutes @> array[v.id]))
  or exists (select 1 from cart_lines l where l.variant_id = v.id)
  or exists (select 1 from stock_notices n where n.variant_id = v.id)
  or exists (select 1 from purchase_order_lines l where l.variant_id = v.id)
  or exists (select 1 from stock_count_lines l where l.variant_id = v.id)
  or exists (select 1 from stock_movements m where m.variant_id = v.id))`

/** The pack of a product; 404 for one of another. */
async function packOf(tx: TxCtx, productId: string, variantId: string): Promise<Variant> {
  const [pack] = await tx.db
    .select()
    .from(variants)
    .where(and(eq(variants.id, variantId), eq(variants.productId, productId)))
  if (!pack) throw notFound()
  return pack
}

function columnsOf(input: Partial<New>) {
  const { barcode } = input
  return {
    title: input.title?.trim() || undefined,
    sku: input.sku === undefined ? undefined : readSku(input.sku),
    barcode: barcode === undefined ? undefined : readBarcode(barcode),
    unitsPerPack: input.units_per_pack,
    unit: input.unit,
    servingsPerPack: input.servings_per_pack,
    price: input.price,
    compareAtPrice: input.compare_at_price,
    cost: input.cost,
    weightG: input.weight_g,
    backorderAllowed: input.backorder_allowed,
    restockOn: input.restock_on,
    maxPerOrder: input.max_per_order,
  }
}

function readSku(text: string): string {
  const sku = text.trim()
  // the contract refuses what a spreadsheet takes for a formula; spaces before it hide it
  if (/^[^=+@-]/.test(sku)) return sku
  throw invalid('sku', 'SKU_FORM', {
    en: 'Use 1 to 60 characters that do not begin with =, +, - or @.',
    ja: '60文字以内で、=、+、-、@ 以外の文字から始めてください。',
  })
}

/** What a change makes of both prices; a pack whose prices stay is left alone. */
function assertCompareAt(
  before: Variant,
  { price, compareAtPrice }: ReturnType<typeof columnsOf>,
): void {
  const isSame = (price ?? before.price) === before.price && compareAtPrice === undefined
  const next = compareAtPrice === undefined ? before.compareAtPrice : compareAtPrice
  if (isSame || !isCompareAtTooLow(price ?? before.price, next)) return
  throw compareAtPrice === undefined
    ? invalid('price', 'COMPARE_AT_PRICE', reachesCompareAt)
    : compareAtTooLow()
}

/** From when on it is low, without a figure never; a shop that does not count has no shelf. */
async function saveThreshold(tx: TxCtx<AdminActor>, id: string, given: number | null) {
  const [row] = await tx.db.select().from(stock).where(eq(stock.variantId, id))
  const low = given ?? 0
  if (!row || low === row.lowThreshold) return
  await shelf.lock(tx, id)
  await setThreshold(tx, id, { low_threshold: low, revision: row.revision })
}

/** Whether a field of the body says something else than the pack has. */
function isChanged(columns: object, before: Variant, name: string): boolean {
  const column = name.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase())
  const value = columns[column as keyof typeof columns]
  return value !== undefined && value !== before[column as keyof Variant]
}

const packInUse = () =>
  conflict('IN_USE', {
    en: 'This pack cannot be removed: it is used in orders, recipes, carts or purchase orders, or has been in stock.',
    ja: '注文・レシピ・カート・発注で使用されているか、入庫や棚卸しの記録があるため、この規格は削除できません。',
  })
const lastPack = () =>
  conflict('LAST_PACK', {
    en: 'A product on sale needs a pack. Discontinue the product instead.',
    ja: '販売中の商品には規格が必要です。代わりに販売を終了してください。',
  })
