import type { components } from '@officina/openapi/schema'
import type { AdminCtx } from '../../context.ts'
import { products, variants } from '../../db/schema/product.ts'
import { purchaseOrderLines, purchaseOrders, suppliers } from '../../db/schema/supplier.ts'
import { asc, eq, sql } from '../../db/sql.ts'
import { like, reads } from '../list.ts'
import { numberHolds } from '../numbers.ts'
import { defineList } from '../read/list.ts'

type PurchaseDetail = components['schemas']['PurchaseOrderDetail']

const sumOf = (column: typeof purchaseOrderLines.ordered | typeof purchaseOrderLines.received) =>
  sql`(select coalesce(sum(${column}), 0)::int from ${purchaseOrderLines}
    where ${purchaseOrderLines.purchaseOrderId} = ${purchaseOrders.id})`

/** Purchase orders of all suppliers, newest first. */
export const purchaseList = defineList('adminListPurchaseOrders', {
  table: purchaseOrders,
  columns: {
    units: sumOf(purchaseOrderLines.ordered),
    received_units: sumOf(purchaseOrderLines.received),
  },
  filters: {
    q: (q) => sql`(${numberHolds(purchaseOrders.number, q)} or exists (
      select from ${suppliers} where ${suppliers.id} = ${purchaseOrders.supplierId} and ${suppliers.name} ilike ${like(q)})
      or exists (select from ${purchaseOrderLines} inner join ${variants} on ${variants.id} = ${purchaseOrderLines.variantId}
        inner join ${products} on ${products.id} = ${variants.productId}
        where ${purchaseOrderLines.purchaseOrderId} = ${purchaseOrders.id}
          and (${reads(products.title, q)} or ${variants.sku} ilike ${like(q)})))`,
  },
  order: ['created_at', 'DESC'],
  nullsLast: ['expected_on', 'ordered_at'],
})

/** A purchase order with its lines. */
export async function getPurchase(ctx: AdminCtx, id: string): Promise<PurchaseDetail> {
  const row = await purchaseList.one(ctx, id)
  const [more] = await ctx.db
    .select({ note: purchaseOrders.note, receivedAt: purchaseOrders.receivedAt })
    .from(purchaseOrders)
    .where(eq(purchaseOrders.id, id))
  const lines = await ctx.db
    .select({
      id: purchaseOrderLines.id,
      variant_id: purchaseOrderLines.variantId,
      product: products.title,
      variant: variants.title,
      sku: variants.sku,
      ordered: purchaseOrderLines.ordered,
      received: purchaseOrderLines.received,
    })
    .from(purchaseOrderLines)
    .innerJoin(variants, eq(variants.id, purchaseOrderLines.variantId))
    .innerJoin(products, eq(products.id, variants.productId))
    .where(eq(purchaseOrderLines.purchaseOrderId, id))
    .orderBy(asc(purchaseOrderLines.position))
  return {
    ...row,
    note: more?.note ?? null,
    received_at: more?.receivedAt?.toISOString() ?? null,
    lines,
  }
}
