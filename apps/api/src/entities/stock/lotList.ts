import { addDays, dateIn } from '@officina/shared/dates/days'
import type { AdminCtx, Ctx } from '../../context.ts'
import { products, variants } from '../../db/schema/product.ts'
import { shipmentLines, shipments } from '../../db/schema/shipment.ts'
import { stockLots } from '../../db/schema/stock.ts'
import { eq, not, sql } from '../../db/sql.ts'
import { notFound } from '../errors.ts'
import { like, reads } from '../list.ts'
import { defineList } from '../read/list.ts'
import { packed } from './lots.ts'

const inHouse = sql`(${stockLots.onHand} > 0 or ${stockLots.quarantined} > 0)`

/** The day up to which a lot counts as expiring. */
export const soon = (ctx: Ctx) =>
  sql`${addDays(dateIn(ctx.clock.now(), ctx.config.timeZone), 90)}::date`

/** Lots of all variants. */
export const lotList = defineList('adminListStockLots', {
  table: stockLots,
  joins: sql`inner join ${variants} on ${variants.id} = ${stockLots.variantId}
    inner join ${products} on ${products.id} = ${variants.productId}`,
  columns: {
    product: products.title,
    variant: variants.title,
    sku: variants.sku,
    packed,
  },
  filters: {
    q: (q) => sql`(${reads(products.title, q)} or ${variants.sku} ilike ${like(q)}
      or ${stockLots.lot} ilike ${like(q)})`,
    on_hold: (held) =>
      held ? sql`${stockLots.holdReason} is not null` : sql`${stockLots.holdReason} is null`,
    expiring: (yes, ctx) => {
      const expires = sql`(${inHouse} and coalesce(${stockLots.expiresOn} <= ${soon(ctx)}, false))`
      return yes ? expires : not(expires)
    },
    in_house: (yes) => (yes ? inHouse : not(inHouse)),
  },
  joinedFilters: ['q'],
  sort: { product: products.title },
  order: ['expires_on', 'ASC'],
  nullsLast: ['expires_on'],
})

/** A lot, and how much of it has left to how many patients. */
export async function getLot(ctx: AdminCtx, id: string) {
  const row = await lotList.one(ctx, id)
  const [more] = await ctx.db
    .select({
      product_id: variants.productId,
      hold_note: stockLots.holdNote,
      shipped: sql<number>`(select coalesce(sum(${shipmentLines.quantity}), 0)::int ${sent})`,
      patients: sql<number>`(select count(distinct o.patient_id)::int ${sent})`,
    })
    .from(stockLots)
    .innerJoin(variants, eq(variants.id, stockLots.variantId))
    .where(eq(stockLots.id, id))
  if (!more) throw notFound()
  return { ...row, ...more }
}

/** Lines of parcels with the lot that have left; also of parcels that were sent before lots were counted. */
const sent = sql`from ${shipmentLines} join ${shipments} on ${shipments.id} = ${shipmentLines.shipmentId}
  join orders o on o.id = ${shipments.orderId} join order_lines line on line.id = ${shipmentLines.orderLineId}
  where ${shipmentLines.lot} = ${stockLots.lot} and line.variant_id = ${stockLots.variantId}
    and ${shipments.shippedAt} is not null`
