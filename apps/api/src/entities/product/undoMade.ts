import type { AdminActor, TxCtx } from '../../context.ts'
import { type SQL, sql } from '../../db/sql.ts'
import { auditAll } from '../audit.ts'
import { isReferred } from './status.ts'
import { isPackReferred } from './variants.ts'

type Made = { id: string; title: string; status: string; is_referred: boolean; is_counted: boolean }

/**
 * Takes back what rows of an import have made. A pack of an older product that something refers to stays, with
 * nothing on the shelf, and cannot be ordered; a new product becomes a draft while nobody has recommended it, else
 * it is discontinued. Everything else is deleted.
 */
export async function removeMade(tx: TxCtx<AdminActor>, mine: SQL): Promise<void> {
  await removePacks(tx, mine)
  const { rows } = await tx.db.execute<Made>(sql`
    select p.id, p.title, p.status, ${isReferred} as is_referred,
      exists (select 1 from variants v where v.product_id = p.id and ${isPackReferred}) as is_counted
    from products p
    where p.id in (select r.product_id from product_import_rows r where ${mine} and r.is_new_product)`)
  const kept = rows.filter((row) => row.status === 'active')
  const referred = kept.filter((row) => row.is_referred)
  const counted = kept.filter((row) => !row.is_referred && row.is_counted)
  await takeOffSale(tx, referred, 'discontinued')
  await takeOffSale(tx, counted, 'draft')
  await remove(
    tx,
    rows.filter((row) => !row.is_referred && !row.is_counted),
  )
}

/** A draft that rows of an import had put on sale is discontinued where somebody has recommended it since. */
export async function endRecommended(tx: TxCtx<AdminActor>, mine: SQL): Promise<void> {
  const { rows } = await tx.db.execute<{ id: string }>(sql`
    select p.id from products p
    where p.status = 'draft' and ${isReferred}
      and p.id in (select r.product_id from product_import_rows r where ${mine} and r.product ->> 'status' = 'draft')`)
  await takeOffSale(tx, rows, 'discontinued')
}

/** Packs that were added to a product that was there before. */
async function removePacks(tx: TxCtx, mine: SQL): Promise<void> {
  const { rows } = await tx.db.execute<{ id: string; is_referred: boolean }>(sql`
    select v.id, ${isPackReferred} as is_referred from variants v
    where v.id in (select r.variant_id from product_import_rows r
      where ${mine} and r.variant is null and not exists (select from product_import_rows n
        where n.import_id = r.import_id and n.product_id = r.product_id and n.is_new_product))`)
  const of = (isIt: boolean) => idsOf(rows.filter((row) => row.is_referred === isIt))
  await tx.db.execute(sql`
    update variants set backorder_allowed = false, restock_on = null where id = any(${of(true)})`)
  await tx.db.execute(sql`delete from stock where variant_id = any(${of(false)})`)
  await tx.db.execute(sql`delete from variants where id = any(${of(false)})`)
}

async function takeOffSale(
  tx: TxCtx,
  rows: { id: string }[],
  status: 'discontinued' | 'draft',
): Promise<void> {
  const now = tx.clock.now().toISOString()
  const ended = status === 'discontinued' ? sql`, availability = 'discontinued'` : sql``
  await tx.db.execute(sql`
    update products set status = ${status}, removed_at = ${now}, revision = revision + 1, updated_at = ${now}${ended}
    where id = any(${idsOf(rows)})`)
  await auditAll(
    tx,
    rows.map(({ id }) => ({
      action: status === 'draft' ? 'product.made_draft' : 'product.discontinued',
      objectId: id,
      before: { status: 'active' },
      after: { status },
    })),
  )
}

async function remove(tx: TxCtx, rows: Made[]): Promise<void> {
  const ids = idsOf(rows)
  await auditAll(
    tx,
    rows.map(({ id, title }) => ({
      action: 'product.delete',
      objectId: id,
      before: { title },
    })),
  )
  const packs = sql`select v.id from variants v where v.product_id = any(${ids})`
  await tx.db.execute(sql`delete from catalog_items where product_id = any(${ids})`)
  await tx.db.execute(sql`delete from stock where variant_id in (${packs})`)
  await tx.db.execute(sql`delete from variants where product_id = any(${ids})`)
  await tx.db.execute(sql`delete from products where id = any(${ids})`)
}

const idsOf = (rows: { id: string }[]): SQL => sql`${sql.param(rows.map(({ id }) => id))}::uuid[]`
