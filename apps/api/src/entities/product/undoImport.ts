import { type AdminActor, type AdminCtx, inTransaction, pgCode, type TxCtx } from '../../context.ts'
import { catalogs } from '../../db/schema/product.ts'
import { productImportRows } from '../../db/schema/productImport.ts'
import { inArray, type SQL, sql } from '../../db/sql.ts'
import { postStock, type StockChange } from '../../storefront/stockMoves.ts'
import { auditAll } from '../audit.ts'
import { catalog } from '../catalog/entity.ts'
import { conflict } from '../errors.ts'
import { assertOwnShop } from './allowed.ts'
import { productImport } from './importEntity.ts'
import { packFields, productFields } from './importFields.ts'
import { asItIs } from './importHistory.ts'
import {
  type ImportStep,
  ImportStopped,
  lookUpByIndex,
  tellProgress,
  writtenParts,
} from './importProgress.ts'
import { holdProducts, setFrom } from './importWrite.ts'
import { endRecommended, removeMade } from './undoMade.ts'
import { atUniqueField } from './unique.ts'

/** Packs that stand in the way of an undo and are kept by name. */
const mostNamed = 200

/**
 * Brings everything that an import has changed back to what it was: fields of products and packs, prices, catalogs,
 * stock by reversing movements. What the import has made is deleted, or kept out of sale where something refers to
 * it; its catalogs are archived where nothing is in them. All of it or nothing, in one transaction; the import's
 * status goes last, so who cancels before that is heard.
 * @throws DomainError UNDO_REFUSED naming the packs that were sold or changed since
 */
export async function writeUndo(ctx: AdminCtx, step: ImportStep): Promise<void> {
  assertOwnShop(ctx)
  await inTransaction(ctx, async (tx: TxCtx<AdminActor>) => {
    await lookUpByIndex(tx)
    await holdProducts(
      tx,
      (name) =>
        sql`select r.${sql.identifier(name)} from product_import_rows r where r.import_id = ${step.id}`,
    )
    await assertUntouched(tx, step.id)
    const passes = step.added > 0 ? 2 : 1
    const written = step.added + step.changed
    const share = (done: number) => Math.floor((step.total * done) / (written * passes))
    for await (const { done, ...part } of writtenParts(tx, step)) {
      const mine = rowsOf(step, part)
      await reverseStock(tx, step.number, mine)
      await restore(tx, mine)
      await tellRestored(tx, mine)
      await endRecommended(tx, mine)
      await tellProgress(ctx, step, { done: share(done) })
    }
    if (step.added > 0)
      for await (const { done, ...part } of writtenParts(tx, step)) {
        await removeMade(tx, rowsOf(step, part)).catch((error: unknown) => {
          throw pgCode(error) === '23503' ? conflictInUse() : error
        })
        await tellProgress(ctx, step, { done: share(written + done) })
      }
    await archiveEmptied(tx, step)
    const row = await productImport.lock(tx, step.id)
    if (row.status !== 'undoing') throw new ImportStopped()
    await row.move('undone', { undoneAt: tx.clock.now() }, { action: 'undo' })
  })
}

const rowsOf = ({ id }: ImportStep, { from, to }: { from: number; to: number }): SQL =>
  sql`r.import_id = ${id} and r.line between ${from} and ${to}`

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
    { skus: rows.slice(0, mostNamed).map(({ sku }) => sku) },
  )
}

/** Movements that take back those of the import, lot by lot. */
async function reverseStock(tx: TxCtx, document: string, mine: SQL): Promise<void> {
  const { rows } = await tx.db.execute<{
    variant_id: string
    lot_id: string | null
    units: number
  }>(
    sql`select m.variant_id, m.lot_id, -sum(m.on_hand)::int as units
      from product_import_rows r join stock_movements m on m.variant_id = r.variant_id
      where ${mine} and m.document = ${document}
      group by m.variant_id, m.lot_id having sum(m.on_hand) <> 0`,
  )
  const changes = rows.map(
    ({ variant_id: variantId, lot_id: lotId, units }): StockChange => ({
      variantId,
      lotId,
      onHand: units,
    }),
  )
  await postStock(tx, 'counted', changes, { reason: 'Import undone', document }, { mayLack: true })
}

/** Shelves, catalogs, packs, and with the first of their rows products, as they were. */
async function restore(tx: TxCtx, mine: SQL): Promise<void> {
  const now = tx.clock.now().toISOString()
  await tx.db.execute(sql`
    update stock s set (low_threshold, bin) = (
        select k.low_threshold, k.bin from jsonb_populate_record(s, r.shelf) k),
      revision = s.revision + 1, updated_at = ${now}
    from product_import_rows r where ${mine} and r.shelf is not null and s.variant_id = r.variant_id`)
  await tx.db.execute(sql`
    delete from catalog_items c using product_import_rows r
    where ${mine} and c.product_id = r.product_id and c.catalog_id = any(r.catalog_ids)
      -- a rule that has come since keeps what it chooses
      and not exists (select from catalogs by where by.id = c.catalog_id and by.rule is not null)`)
  await atUniqueField(
    tx.db.execute(sql`
      update variants v set ${setFrom(
        packFields,
        sql`jsonb_populate_record(v, r.variant)`,
      )}updated_at = ${now}
      from product_import_rows r where ${mine} and r.variant is not null and v.id = r.variant_id`),
  )
  await tx.db.execute(sql`
    update products p set ${setFrom(
      [...productFields, 'status', 'removed_at'],
      sql`jsonb_populate_record(p, r.product)`,
    )}revision = p.revision + 1, updated_at = ${now}
    from product_import_rows r where ${mine} and r.product is not null and p.id = r.product_id`)
}

/** Catalogs that the import has made, unless somebody has put something into them or given them to a doctor. */
async function archiveEmptied(tx: TxCtx, { id, number }: ImportStep): Promise<void> {
  const { rows } = await tx.db.execute<{ id: string }>(sql`
    select c.id from catalogs c
    where c.id in (select unnest(r.catalog_ids) from product_import_rows r where r.import_id = ${id})
      and c.status = 'active' and c.rule is null
      and exists (select from audit_log a where a.object_type = 'catalog' and a.object_id = c.id
        and a.action = 'catalog.create' and a.after ->> 'import' = ${number})
      and not exists (select from catalog_items i where i.catalog_id = c.id)
      and not exists (select from doctor_catalogs given where given.catalog_id = c.id)`)
  const emptied = inArray(
    catalogs.id,
    rows.map((row) => row.id),
  )
  await catalog.moveWhere(tx, emptied, ['archived', {}, { action: 'archive' }])
}

async function tellRestored(tx: TxCtx, mine: SQL): Promise<void> {
  const { rows } = await tx.db.execute<{ id: string }>(
    sql`select r.product_id as id from ${productImportRows} r where ${mine} and r.product is not null`,
  )
  await auditAll(
    tx,
    rows.map(({ id }) => ({
      action: 'product.changed',
      objectId: id,
      after: { undone: true },
    })),
  )
}

const conflictInUse = () =>
  conflict('IN_USE', {
    en: 'A product from this import is in use. Discontinue it instead.',
    ja: 'この取り込みの商品が使用されています。代わりに販売を終了してください。',
  })
