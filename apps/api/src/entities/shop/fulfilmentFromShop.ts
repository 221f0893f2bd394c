import type { Ctx, TxCtx } from '../../context.ts'
import { orders } from '../../db/schema/order.ts'
import { shipments } from '../../db/schema/shipment.ts'
import { eq } from '../../db/sql.ts'
import { isShort, unitsOf } from '../lostUnits.ts'
import { asTrackingNo } from '../numbers.ts'
import {
  type HeldOrder,
  type LoadedOrder,
  type LockedParcel,
  lockOrder,
  lockOrderOfShipment,
  type OrderLine,
  type Parcel,
  unitsLeft,
} from '../order/load.ts'
import { insertShipment, type Units } from '../order/parcels.ts'
import { type Carrier, carriers, trackingUrl } from '../shipment/carriers.ts'
import { freeUnits } from '../shipment/create.ts'
import { afterDelivery } from '../shipment/deliver.ts'
import { comes, insertReplacement, movedOf, unitsOwed } from '../shipment/reship.ts'
import { type Sent, sendParcel } from '../shipment/ship.ts'
import { failParcel } from '../shipment/steps.ts'
import { type FulfilmentPayload, fulfilmentPayload } from './wire.ts'

/**
 * A parcel that was sent from the shop, once; its way to the patient follows. False while its order is not known, or its
 * goods are still on their way in another parcel.
 */
export async function fulfilmentFromShop(ctx: TxCtx, payload: unknown): Promise<boolean> {
  const parcel = fulfilmentPayload.parse(payload)
  const [order] = await ctx.db
    .select({ id: orders.id })
    .from(orders)
    .where(eq(orders.shopOrderId, parcel.order_id))
  return order ? applyShopFulfilment(ctx, order.id, parcel) : false
}

export async function applyShopFulfilment(
  ctx: TxCtx,
  orderId: string,
  shop: FulfilmentPayload,
): Promise<boolean> {
  const loaded = await lockOrder(ctx, orderId)
  const isKnown = loaded.parcels.some((parcel) => parcel.shopFulfilmentId === shop.id)
  const isNews = !isKnown && loaded.order.orderState === 'open'
  if (isNews && shop.status === 'cancelled') await noteCancelled(ctx, loaded, shop)
  if (isNews && shop.status === 'success' && !(await sendFromShop(ctx, loaded, shop))) return false
  await followParcel(ctx, shop)
  return true
}

/** By which it is found again, and what is told later is compared with. */
const knownAs = ({ id, updated_at }: FulfilmentPayload) => ({
  shopFulfilmentId: id,
  shopUpdatedAt: updated_at ? new Date(updated_at) : null,
})

type Told = { line: OrderLine; quantity: number }

/** What of a parcel of the shop is ours. */
const toldOf = ({ lines }: LoadedOrder, { line_items }: FulfilmentPayload): Told[] =>
  line_items.flatMap(({ id, quantity }) => {
    const line = lines.find((each) => each.shopLineId === id)
    return line && quantity > 0 ? [{ line, quantity }] : []
  })

const asUnits = ({ line, quantity }: Told): Units => ({ orderLineId: line.id, quantity })

/** It was cancelled before it was heard of: what is told of it later does not send it any more. */
async function noteCancelled(
  ctx: TxCtx,
  loaded: HeldOrder,
  shop: FulfilmentPayload,
): Promise<void> {
  const units = toldOf(loaded, shop).map(asUnits)
  const values = { cancelledAt: ctx.clock.now(), ...knownAs(shop) }
  if (units.length > 0)
    await insertShipment(ctx, loaded.order, units, null, { status: 'cancelled', ...values })
}

/**
 * Goods have left the shop's house: parcels of ours that nobody has begun give way; 409 while one is being packed. False
 * as long as they are on their way in another parcel.
 */
async function sendFromShop(
  ctx: TxCtx,
  loaded: HeldOrder,
  shop: FulfilmentPayload,
): Promise<boolean> {
  const told = toldOf(loaded, shop)
  const units = upTo(told, ({ line }) => unitsLeft(line)).map(asUnits)
  if (units.length === 0) return sendAgain(ctx, loaded, shop, told)
  const { order } = loaded
  for (const { orderLineId, quantity } of units) await freeUnits(ctx, loaded, orderLineId, quantity)
  const now = ctx.clock.now()
  await order.save({ releasedAt: order.releasedAt ?? now }, null)
  const values = { status: 'packed', packedAt: now, ...knownAs(shop) } as const
  const id = await insertShipment(ctx, order, units, null, values)
  await sendParcel(ctx, await lockOrderOfShipment(ctx, id), sentOf(ctx, shop))
  return true
}

/**
 * Goods of a parcel that was cancelled in the shop go in this one instead. False while one with them has not been
 * cancelled, which may only not have been heard of; whatever else has left is sent by us already.
 */
async function sendAgain(
  ctx: TxCtx,
  loaded: HeldOrder,
  shop: FulfilmentPayload,
  told: Told[],
): Promise<boolean> {
  const theirs = loaded.parcels.filter(({ shopFulfilmentId }) => shopFulfilmentId !== null)
  for (const failed of theirs) {
    const short = told.filter(({ line }) => isShort(failed, loaded.parcels, line.id))
    if (short.length === 0) continue
    const owed = await unitsOwed(ctx, loaded, failed, comes)
    const units = upTo(owed, ({ line }) => short.find((each) => each.line === line)?.quantity ?? 0)
    if (units.length === 0) continue
    if (failed.status === 'exception') await failed.move('reshipped', {}, { action: 'reshipped' })
    const values = { status: 'packed', packedAt: ctx.clock.now(), ...knownAs(shop) } as const
    // they are back there
    await ctx.storefront.restock(ctx, units.map(movedOf), { orderId: loaded.order.id })
    const id = await insertReplacement(ctx, loaded, failed, { owed, units, values })
    await sendParcel(ctx, await lockOrderOfShipment(ctx, id), sentOf(ctx, shop))
    return true
  }
  const holds = (parcel: Parcel) => told.some(({ line }) => unitsOf([parcel], line.id) > 0)
  return !theirs.some((parcel) => isOnItsWay(parcel) && holds(parcel))
}

/** No more units of each than so many; without those of which there are none. */
const upTo = <T extends Told>(all: T[], most: (each: T) => number): T[] =>
  all.flatMap((each) => {
    const quantity = Math.min(each.quantity, most(each))
    return quantity > 0 ? [{ ...each, quantity }] : []
  })

const isOnItsWay = ({ status }: Pick<Parcel, 'status'>) =>
  ['shipped', 'in_transit'].includes(status)

/** Tracking and delivery as the shop knows them now; an old event takes nothing back. */
async function followParcel(ctx: TxCtx, shop: FulfilmentPayload): Promise<void> {
  const [found] = await ctx.db
    .select()
    .from(shipments)
    .where(eq(shipments.shopFulfilmentId, shop.id))
  if (!found) return
  const loaded = await lockOrderOfShipment(ctx, found.id)
  const { order, parcel } = loaded
  await followTracking(ctx, parcel, shop)
  if (!isOnItsWay(parcel)) return
  if (shop.status === 'cancelled')
    await failParcel(ctx, loaded, { code: 'returned', note: 'Cancelled in Shopify' })
  else if (shop.shipment_status === 'delivered') {
    await parcel.move('delivered', { deliveredAt: ctx.clock.now() }, { action: 'delivered' })
    await afterDelivery(ctx, order, parcel, ctx.clock.now())
  } else if (inTransit.includes(shop.shipment_status ?? '') && parcel.status === 'shipped') {
    await parcel.move('in_transit', { inTransitAt: ctx.clock.now() }, { action: 'in_transit' })
  }
}

/** Events come in any order: what the shop has changed since is not taken back. */
async function followTracking(
  ctx: TxCtx,
  parcel: LockedParcel,
  shop: FulfilmentPayload,
): Promise<void> {
  const { shopUpdatedAt } = knownAs(shop)
  const newerMs = Number(shopUpdatedAt) - Number(parcel.shopUpdatedAt)
  if (shopUpdatedAt && newerMs < 0) return
  const { shippedAt: _, ...tracking } = sentOf(ctx, shop)
  const trackingNo = tracking.trackingNo ?? parcel.trackingNo
  const isOther = trackingNo !== parcel.trackingNo || (tracking.trackingUrl && !parcel.trackingUrl)
  if (!isOther && newerMs <= 0) return
  const values = isOther ? { ...tracking, trackingNo } : {}
  await parcel.save({ ...values, shopUpdatedAt: shopUpdatedAt ?? parcel.shopUpdatedAt }, null)
}

const inTransit = ['in_transit', 'out_for_delivery', 'attempted_delivery']

function sentOf(ctx: Ctx, shop: FulfilmentPayload): Sent {
  const carrier = carrierOf(shop.tracking_company ?? '')
  const trackingNo = asTrackingNo(shop.tracking_number ?? '') || null
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
