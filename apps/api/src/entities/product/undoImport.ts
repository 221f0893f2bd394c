import { type AdminActor, pgCode, type TxCtx } from '../../context.ts'
import { catalogItems, products, stock, variants } from '../../db/schema/product.ts'
import { productImportRows, productImports } from '../../db/schema/productImport.ts'
import { and, asc, eq, getTableColumns, inArray, type PgTable, sql } from '../../db/sql.ts'
import { postStock, type StockChange } from '../../storefront/stockMoves.ts'
import { defineEntity } from '../entity.ts'
import { conflict } from '../errors.ts'
import { stock as shelf } from '../stock/entity.ts'
import { assertOwnShop } from './allowed.ts'
import { type LockedProduct, product } from './entity.ts'
import { asItIs } from './importHistory.ts'
import { isReferred } from './status.ts'
import { atUniqueField } from './unique.ts'
import { isPackReferred } from './variants.ts'

type Row = typeof productImportRows.$inferSelect
type Json = Record<string, unknown>

export const productImport = defineEntity({
  lock: 'product_import',
  kind: 'product_import',
  table: productImports,
})

/**
 * Brings everything that an import has changed back to what it was: fields of products and packs, prices, catalogs,
 * stock by reversing movements. What the import has made is deleted, or kept out of sale where something refers to
 * it. All of it or nothing: 409 UNDO_REFUSED naming the packs that were sold or changed since.
 */
export const undoImport = productImport.command(
  'undo',
  {
    may: (ctx: TxCtx<AdminActor>) => assertOwnShop(ctx),
    needs: [
      (_, row) => {
        if (row.undoneAt) throw undoneAlready()
      },
    ],
  },
  async (tx: TxCtx<AdminActor>, row, _: { revision: number }): Promise<void> => {
    const mine = eq(productImportRows.importId, row.id)
    const rows = await tx.db
      .select()
      .from(productImportRows)
      .where(mine)
      .orderBy(asc(productImportRows.line))
    const ids = [...new Set(rows.map(({ productId }) => productId))]
    const held = new Map<string, LockedProduct>()
    for (const each of await product.lockWhere(tx, inArray(products.id, ids)))
      held.set(each.id, each)
    const shelves = await shelf.lockWhere(
      tx,
      inArray(
        stock.variantId,
        rows.map(({ variantId }) => variantId),
      ),
    )
    await assertUntouched(tx, row.id)
    await reverseStock(tx, row.number, rows)
    for (const each of shelves) {
      const { shelf: before } = rows.find(({ variantId }) => variantId === each.variantId) ?? {}
      if (before)
        await each.save(
          { lowThreshold: before.low_threshold as number, bin: before.bin as string | null },
          null,
        )
    }
    for (const each of rows) await takeOutOfCatalogs(tx, each)
    for (const each of rows) await restorePack(tx, each, held)
    for (const each of rows) if (each.isNewProduct) await removeNew(tx, each.productId, held)
    await row.save({ undoneAt: tx.clock.now(), undoneBy: tx.actor.id }, {})
  },
)

/** 409 naming the packs of which something was sold, or that somebody has changed. */
async function assertUntouched(tx: TxCtx, id: string): Promise<void> {
  const { rows } = await tx.db.execute<{ sku: string; is_sold: boolean }>(sql`
    select r.sku, now.order_lines > r.order_lines as is_sold
    from product_import_rows r join (${asItIs(sql`r.import_id = ${id}`)}) now on now.id = r.id
    where (now.product_revision, now.shelf_revision, now.movements, now.order_lines)
      is distinct from (r.product_revision, r.shelf_revision, r.movements, r.order_lines)
    order by r.line`)
  if (rows.length === 0) return
  const named = rows.slice(0, 10).map(({ sku }) => sku)
  const more = rows.length - named.length
  throw conflict(
    'UNDO_REFUSED',
    {
      en: `Sold or changed since the import: ${named.join(', ')}${more > 0 ? ` and ${more} more` : ''}. Nothing was undone. Correct the products one by one, or import a corrected file.`,
      ja: `取り込み後に販売または変更されたため、取り消していません：${named.join('、')}${more > 0 ? `、ほか${more}件` : ''}。商品を個別に修正するか、修正したファイルを取り込んでください。`,
    },
    { skus: rows.map(({ sku }) => sku).slice(0, 2_000) },
  )
}

/** Movements that take back those of the import, lot by lot. */
async function reverseStock(tx: TxCtx, document: string, rows: Row[]): Promise<void> {
  const { rows: moved } = await tx.db.execute<{
    variant_id: string
    lot_id: string | null
    units: number
  }>(sql`
    select m.variant_id, m.lot_id, -sum(m.on_hand)::int as units from stock_movements m
    where m.document = ${document} and m.variant_id = any(${sql.param(rows.map((row) => row.variantId))}::uuid[])
    group by m.variant_id, m.lot_id having sum(m.on_hand) <> 0`)
  const changes = moved.map(
    ({ variant_id: variantId, lot_id: lotId, units }): StockChange => ({
      variantId,
      lotId,
      onHand: units,
    }),
  )
  await postStock(tx, 'counted', changes, { reason: 'Import undone', document }, { mayLack: true })
}

async function takeOutOfCatalogs(tx: TxCtx, { productId, catalogIds }: Row): Promise<void> {
  if (catalogIds.length === 0) return
  const added = and(
    eq(catalogItems.productId, productId),
    inArray(catalogItems.catalogId, catalogIds),
  )
  await tx.db.delete(catalogItems).where(added)
}

/** A pack, and with the first of its rows the product, as they were. */
async function restorePack(tx: TxCtx, row: Row, held: Map<string, LockedProduct>): Promise<void> {
  const { variantId, productId, variant, isNewProduct } = row
  if (variant)
    await atUniqueField(
      tx.db
        .update(variants)
        .set({ ...columnsOf(variants, variant, packFields), updatedAt: tx.clock.now() })
        .where(eq(variants.id, variantId)),
    )
  const now = held.get(productId)
  if (row.product && now) {
    const columns = columnsOf(products, row.product, productFields)
    const removedAt = row.product.removed_at as string | null
    const values = { ...columns, removedAt: removedAt === null ? null : new Date(removedAt) }
    const status = row.product.status as LockedProduct['status']
    const done = { action: 'changed' as const, after: { undone: true }, follows: true }
    if (status === now.status) await now.save(values, done)
    else await now.move(status, values, done)
  }
  // the product was there before the import, the pack was not
  if (!variant && !isNewProduct) await removePack(tx, variantId)
}

/** A pack that something refers to stays, with nothing on the shelf, and cannot be ordered. */
async function removePack(tx: TxCtx, id: string): Promise<void> {
  const { rows } = await tx.db.execute(
    sql`select 1 from variants v where v.id = ${id} and ${isPackReferred}`,
  )
  if (rows.length > 0) {
    await tx.db
      .update(variants)
      .set({ backorderAllowed: false, restockOn: null })
      .where(eq(variants.id, id))
    return
  }
  await tx.db.delete(stock).where(eq(stock.variantId, id))
  await tx.db.delete(variants).where(eq(variants.id, id))
}

/** Deleted, or out of sale: a draft while nobody has recommended it, else discontinued. */
async function removeNew(tx: TxCtx, id: string, held: Map<string, LockedProduct>): Promise<void> {
  const row = held.get(id)
  if (!row) return
  const { rows } = await tx.db.execute<{ is_referred: boolean; is_counted: boolean }>(sql`
    select ${isReferred} as is_referred,
      exists (select 1 from variants v where v.product_id = p.id and ${isPackReferred}) as is_counted
    from products p where p.id = ${id}`)
  const [found] = rows
  if (found?.is_referred || found?.is_counted) {
    const removedAt = tx.clock.now()
    if (row.status !== 'active') return
    if (found.is_referred)
      await row.move(
        'discontinued',
        { removedAt, availability: 'discontinued' },
        { action: 'discontinued' },
      )
    else await row.move('draft', { removedAt }, { action: 'made_draft' })
    return
  }
  await row.log({ action: 'delete', before: { title: row.title } })
  const packs = tx.db.select({ id: variants.id }).from(variants).where(eq(variants.productId, id))
  try {
    await tx.db.delete(catalogItems).where(eq(catalogItems.productId, id))
    await tx.db.delete(stock).where(inArray(stock.variantId, packs))
    await tx.db.delete(variants).where(eq(variants.productId, id))
    await tx.db.delete(products).where(eq(products.id, id))
  } catch (error) {
    throw pgCode(error) === '23503' ? conflictInUse() : error
  }
}

/** Fields that a file of products can change; the status is moved. */
const productFields =
  `title brand category form usage_kind description_html description_markdown ingredients
  label_directions label_dosage warnings certifications concerns allergens tax_class recipe_only heat_sensitive
  commission_override_bp availability successor_id status_reason`.split(/\s+/)
const packFields =
  `title price compare_at_price units_per_pack unit servings_per_pack weight_g restock_on barcode cost
  backorder_allowed max_per_order`.split(/\s+/)

/** The named columns of a kept row, as its table writes them. */
const columnsOf = (table: PgTable, kept: Json, names: readonly string[]): Json =>
  Object.fromEntries(
    Object.entries(getTableColumns(table))
      .filter(([, column]) => names.includes(column.name))
      .map(([key, column]) => [key, kept[column.name] ?? null]),
  )

const undoneAlready = () =>
  conflict('UNDONE', {
    en: 'This import is undone already.',
    ja: 'この取り込みはすでに取り消されています。',
  })
const conflictInUse = () =>
  conflict('IN_USE', {
    en: 'Something refers to a product of this import. Discontinue that product instead.',
    ja: 'この取り込みの商品が使用されています。代わりに販売を終了してください。',
  })
