import { listedInSentence } from '@officina/shared/format'
import { type AdminCtx, type Ctx, inTransaction } from '../../context.ts'
import { products, stock, variants } from '../../db/schema/product.ts'
import { suppliers } from '../../db/schema/supplier.ts'
import { asc, inArray, sql } from '../../db/sql.ts'
import { invalidFields } from '../errors.ts'
import { like, reads } from '../list.ts'
import { defineList } from '../read/list.ts'
import { draftPurchase } from './write.ts'

/** A supplier of whom nobody has said how long deliveries take. */
const LEAD_TIME = 7
/** So many days the stock is to last after the next delivery. */
const COVER = 30

const ago = (ctx: Ctx, days: number) =>
  sql`${ctx.clock.now().toISOString()}::timestamptz - make_interval(days => ${days})`

/** What was shipped in 90 days and in 30, what is on order, and what orders wait for, by variant. */
const figures = (ctx: Ctx) => sql`inner join ${stock} on ${stock.variantId} = ${variants.id}
  inner join ${products} on ${products.id} = ${variants.productId}
  left join ${suppliers} on ${suppliers.id} = ${stock.supplierId}
  left join (
    select variant_id, -sum(on_hand)::int as sold_90,
      -coalesce(sum(on_hand) filter (where at > ${ago(ctx, 30)}), 0)::int as sold_30
    from stock_movements where kind = 'shipped' and at > ${ago(ctx, 90)} group by variant_id
  ) sold on sold.variant_id = ${variants.id}
  left join (
    select l.variant_id, sum(greatest(l.ordered - l.received, 0))::int as incoming
    from purchase_order_lines l join purchase_orders o on o.id = l.purchase_order_id
    where o.status in ('ordered', 'partly_received') group by l.variant_id
  ) due on due.variant_id = ${variants.id}
  left join (
    select l.variant_id, sum(l.qty_ordered - l.qty_shipped - l.qty_cancelled)::int as units
    from order_lines l join orders o on o.id = l.order_id
    where l.line_status = 'backordered' and o.order_state = 'open' group by l.variant_id
  ) waiting on waiting.variant_id = ${variants.id}`

const available = sql`(${stock.onHand} - ${stock.reserved})`
const incoming = sql`coalesce(due.incoming, 0)`
const backordered = sql`coalesce(waiting.units, 0)`
/** What is left to sell once everything on order has come and nobody waits any more; below zero, some still do. */
const free = sql`(${available} + ${incoming} - ${backordered})`
/** Units a day: the faster of the two. */
const rate = sql`greatest(coalesce(sold.sold_30, 0) / 30.0, coalesce(sold.sold_90, 0) / 90.0)`
const cover = sql`(case when ${rate} > 0 then floor(greatest(${free}, 0) / ${rate})::int end)`
/**
 * Enough for those who wait, for the days until the next delivery and 30 more, and never less than what counts as low. Of
 * what is not sold any more, enough for those who wait.
 */
const suggested = sql`greatest(0, case when ${products.availability} = 'discontinued' then 0 else greatest(
  ceil(${rate} * (coalesce(${suppliers.leadTimeDays}, ${LEAD_TIME}) + ${COVER}))::int, ${stock.lowThreshold}) end - ${free})`

/** Variants with what sells of them, what there is, and what should be ordered. */
export const suggestionList = defineList('adminListPurchaseSuggestions', {
  table: variants,
  from: (ctx) => sql`${variants} ${figures(ctx)}`,
  where: sql`${products.removedAt} is null`,
  columns: {
    product: products.title,
    variant: variants.title,
    supplier_id: stock.supplierId,
    available,
    backordered,
    incoming,
    sold_30: sql`coalesce(sold.sold_30, 0)`,
    sold_90: sql`coalesce(sold.sold_90, 0)`,
    days_of_cover: cover,
    lead_time_days: suppliers.leadTimeDays,
    suggested,
  },
  filters: {
    q: (q) => sql`(${reads(products.title, q)} or ${variants.sku} ilike ${like(q)})`,
    supplier_id: (id) => sql`${stock.supplierId} = ${id}`,
    needed: (yes) => (yes ? sql`${suggested} > 0` : sql`${suggested} = 0`),
  },
  sort: {
    days_of_cover: cover,
    product: products.title,
    suggested,
    sold_30: sql`coalesce(sold.sold_30, 0)`,
  },
  order: ['days_of_cover', 'ASC'],
  nullsLast: ['days_of_cover'],
})

/** A draft for each supplier of these variants, with what is suggested of each and one unit at least. */
export function draftSuggested(
  ctx: AdminCtx,
  ids: string[],
): Promise<{ created: { id: string; number: string }[] }> {
  return inTransaction(ctx, async (tx) => {
    const filter = { id: [...new Set(ids)] }
    const rows = await suggestionList.rows(tx, { filter, range: [0, 199] } as never)
    const homeless = rows.filter((row) => !row.supplier_id)
    if (homeless.length > 0 || rows.length === 0)
      throw invalidFields({ ids: noSupplier(homeless.map((row) => row.product)) }, 'NO_SUPPLIER')
    const names = await tx.db
      .select({ id: suppliers.id })
      .from(suppliers)
      .where(
        inArray(
          suppliers.id,
          rows.flatMap((row) => row.supplier_id ?? []),
        ),
      )
      .orderBy(asc(suppliers.name))
    const created: { id: string; number: string }[] = []
    for (const { id: supplier_id } of names) {
      const own = rows.filter((row) => row.supplier_id === supplier_id)
      const lines = own.map((row) => ({ variant_id: row.id, ordered: Math.max(1, row.suggested) }))
      created.push(await draftPurchase(tx, { supplier_id, lines }))
    }
    return { created }
  })
}

const noSupplier = (products: string[]) => ({
  en:
    products.length === 0
      ? 'Select products first.'
      : `First choose a supplier for ${listedInSentence(products.slice(0, 5), 'en')}, in Stock under “Low below”.`,
  ja:
    products.length === 0
      ? '商品を選択してください。'
      : `先に仕入先を設定してください：${listedInSentence(products.slice(0, 5), 'ja')}（在庫の「下限」から設定できます）`,
})
