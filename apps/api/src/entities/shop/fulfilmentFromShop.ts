import type { Ctx, TxCtx } from '../../context.ts'
import { orders } from '../../db/schema/order.ts'
import { shipments } from '../../db/schema/shipment.ts'
import { eq } from '../../db/sql.ts'
import { asTrackingNo } from '../numbers.ts'
import { type HeldOrder, lockOrder, lockOrderOfShipment, unitsLeft } from '../order/load.ts'
import { insertShipment, type Units } from '../order/parcels.ts'
import { type Carrier, carriers, trackingUrl } from '../shipment/carriers.ts'
import { freeUnits } from '../shipment/create.ts'
import { afterDelivery } from '../shipment/deliver.ts'
import { type Sent, sendParcel } from '../shipment/ship.ts'
import { failParcel } from '../shipment/steps.ts'
import { type FulfilmentPayload, fulfilmentPayload } from './wire.ts'

/** A parcel that was sent from the shop, once; its way to the patient follows. False while its order is not known. */
export async function fulfilmentFromShop(ctx: TxCtx, payload: unknown): Promise<boolean> {
  const parcel = fulfilmentPayload.parse(payload)
  const [order] = await ctx.db
    .select({ id: orders.id })
    .from(orders)
    .where(eq(orders.shopOrderId, parcel.order_id))
  if (!order) return false
  await applyShopFulfilment(ctx, order.id, parcel)
  return true
}

export async function applyShopFulfilment(
  ctx: TxCtx,
  orderId: string,
  shop: FulfilmentPayload,
): Promise<void> {
  const loaded = await lockOrder(ctx, orderId)
  const known = loaded.parcels.find((parcel) => parcel.shopFulfilmentId === shop.id)
  if (shop.status === 'success' && !known) await sendFromShop(ctx, loaded, shop)
  await followParcel(ctx, shop)
}

/** Goods have left the shop's house: parcels of ours that nobody has begun give way; 409 while one is being packed. */
async function sendFromShop(ctx: TxCtx, loaded: HeldOrder, shop: FulfilmentPayload): Promise<void> {
  const { order, lines } = loaded
  const units: Units[] = shop.line_items.flatMap((item) => {
    const line = lines.find((each) => each.shopLineId === item.id)
    const quantity = line ? Math.min(item.quantity, unitsLeft(line)) : 0
    return line && quantity > 0 ? [{ orderLineId: line.id, quantity }] : []
  })
  // sent by us already, or nothing of ours is in it
  if (order.orderState !== 'open' || units.length === 0) return
  for (const { orderLineId, quantity } of units) await freeUnits(ctx, loaded, orderLineId, quantity)
  const now = ctx.clock.now()
  await order.save({ releasedAt: order.releasedAt ?? now }, null)
  const id = await insertShipment(ctx, order, units, null, {
    status: 'packed',
    packedAt: now,
    shopFulfilmentId: shop.id,
  })
  await sendParcel(ctx, await lockOrderOfShipment(ctx, id), sentOf(ctx, shop))
}

/** Tracking and delivery as the shop knows them now; an old event takes nothing back. */
async function followParcel(ctx: TxCtx, shop: FulfilmentPayload): Promise<void> {
  const [found] = await ctx.db
    .select()
    .from(shipments)
    .where(eq(shipments.shopFulfilmentId, shop.id))
  if (!found) return
  const loaded = await lockOrderOfShipment(ctx, found.id)
  const { order, parcel } = loaded
  const { shippedAt: _, ...tracking } = sentOf(ctx, shop)
  if (tracking.trackingNo && tracking.trackingNo !== parcel.trackingNo)
    await parcel.save(tracking, null)
  const isOnItsWay = ['shipped', 'in_transit'].includes(parcel.status)
  if (shop.status === 'cancelled' && isOnItsWay)
    await failParcel(ctx, loaded, { code: 'returned', note: 'Cancelled in Shopify' })
  else if (shop.shipment_status === 'delivered' && isOnItsWay) {
    await parcel.move('delivered', { deliveredAt: ctx.clock.now() }, { action: 'delivered' })
    await afterDelivery(ctx, order, parcel, ctx.clock.now())
  } else if (inTransit.includes(shop.shipment_status ?? '') && parcel.status === 'shipped') {
    await parcel.move('in_transit', { inTransitAt: ctx.clock.now() }, { action: 'in_transit' })
  }
}

const inTransit = ['in_transit', 'out_for_delivery', 'attempted_delivery']

function sentOf(ctx: Ctx, shop: FulfilmentPayload): Sent {
  const carrier = carrierOf(shop.tracking_company ?? '')
  const trackingNo = asTrackingNo(shop.tracking_number ?? '')
  const given = shop.tracking_url?.startsWith('https://') ? shop.tracking_url : null
  const at = new Date(shop.created_at)
  const now = ctx.clock.now()
  return {
    carrier,
    trackingNo,
    trackingUrl: given ?? (trackingNo ? trackingUrl(carrier, trackingNo) : null),
    shippedAt: at < now ? at : now,
  }
}

/** `DHL Express` → dhl, `Japan Post (EN)` → japan_post. */
function carrierOf(company: string): Carrier {
  const words = company.toLowerCase().replaceAll(/[^a-z]+/g, '_')
  const found = (Object.keys(carriers) as Carrier[]).find(
    (each) => words === each || words.startsWith(`${each}_`),
  )
  return found ?? 'other'
}
