import type { components } from '@officina/openapi/schema'
import type { AdminActor, TxCtx } from '../../context.ts'
import { productImportRows, productImports } from '../../db/schema/productImport.ts'
import { type SQL, sql } from '../../db/sql.ts'
import { newId } from '../../ids.ts'
import { audit } from '../audit.ts'
import { nextNumber } from '../numbers.ts'

type Result = Pick<components['schemas']['CsvImportResult'], 'rows' | 'failed'>
type Json = Record<string, unknown>
type Before = { product: Json; variant: Json; shelf: Json | null }
type Row = Omit<typeof productImportRows.$inferInsert, 'id' | 'importId' | Counted>
type Counted = 'productRevision' | 'shelfRevision' | 'movements' | 'orderLines'

/** What an import has changed so far. Its number is the document of its stock movements. */
export type History = { number: string; rows: Row[]; products: Set<string> }

export const beginHistory = async (tx: TxCtx): Promise<History> => ({
  number: await nextNumber(tx, 'product_import'),
  rows: [],
  products: new Set(),
})

/** Product, pack and shelf before a row changes them. */
export async function readBefore(tx: TxCtx, variantId: string): Promise<Before | undefined> {
  const { rows } = await tx.db.execute<Before>(sql`
    select to_jsonb(p) - 'search_text' as product, to_jsonb(v) as variant, to_jsonb(s) as shelf
    from variants v join products p on p.id = v.product_id left join stock s on s.variant_id = v.id
    where v.id = ${variantId}`)
  return rows[0]
}

type Noted = {
  variant: { id: string; productId: string; sku: string; isNewProduct: boolean }
  line: number
  before: Before | undefined
  catalogIds: string[]
}

/** Once a row is done. A product is kept as it was before the first of its rows. */
export function noteRow(history: History, { variant, line, before, catalogIds }: Noted): void {
  const { id: variantId, productId, sku, isNewProduct } = variant
  const isFirst = !history.products.has(productId)
  history.products.add(productId)
  history.rows.push({
    line,
    sku,
    productId,
    variantId,
    isNewProduct,
    product: isFirst ? (before?.product ?? null) : null,
    variant: before?.variant ?? null,
    shelf: before?.shelf ?? null,
    catalogIds,
  })
}

/** Writes down what was changed. Answers the import's id; null where nothing was. */
export async function keepHistory(
  tx: TxCtx<AdminActor>,
  { number, rows }: History,
  result: Result,
  fileName: string | undefined,
): Promise<string | null> {
  if (rows.length === 0) return null
  const id = newId()
  const now = tx.clock.now()
  const count = (outcome: string) => result.rows.filter((row) => row.outcome === outcome).length
  const counts = { added: count('new'), changed: count('changed'), same: count('same') }
  await tx.db.insert(productImports).values({
    id,
    number,
    fileName: fileName ?? null,
    adminId: tx.actor.id,
    ...counts,
    failed: result.failed,
    createdAt: now,
    updatedAt: now,
  })
  const none = { productRevision: 0, shelfRevision: 0, movements: 0, orderLines: 0 }
  for (let at = 0; at < rows.length; at += 500)
    await tx.db
      .insert(productImportRows)
      .values(
        rows.slice(at, at + 500).map((row) => ({ ...row, ...none, id: newId(), importId: id })),
      )
  await tx.db.execute(sql`
    update product_import_rows r set product_revision = now.product_revision, shelf_revision = now.shelf_revision,
      movements = now.movements, order_lines = now.order_lines
    from (${asItIs(sql`r.import_id = ${id}`)}) now where r.id = now.id`)
  await audit(tx, {
    action: 'product_import.create',
    objectType: 'product_import',
    objectId: id,
    after: { ...counts, failed: result.failed },
  })
  return id
}

/** By what a later change of a row's product or pack is noticed, as it is now. */
export const asItIs = (where: SQL): SQL => sql`
  select r.id, p.revision as product_revision, s.revision as shelf_revision,
    (select count(*)::int from stock_movements m where m.variant_id = r.variant_id) as movements,
    (select count(*)::int from order_lines l where l.product_id = r.product_id and l.variant_id = r.variant_id)
      as order_lines
  from product_import_rows r
    left join variants v on v.id = r.variant_id left join products p on p.id = v.product_id
    left join stock s on s.variant_id = r.variant_id
  where ${where}`
