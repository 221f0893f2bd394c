import { type AdminCtx, inTransaction, type TxCtx } from '../../context.ts'
import { orderLines } from '../../db/schema/order.ts'
import { eq, sql } from '../../db/sql.ts'
import type { StockMove } from '../../storefront/port.ts'
import { postCommission } from '../ledger/postCommission.ts'
import { reverseCommission } from '../ledger/reverseCommission.ts'
import { unitsLost } from '../lostUnits.ts'
import { asTrackingNo } from '../numbers.ts'
import { deliveryWindow } from '../order/deliveryWindow.ts'
import { applyDerived } from '../order/derive.ts'
import {
  assertNotOnHold,
  type HeldOrder,
  type LoadedOrder,
  type LockedParcel,
  lockOrderOfShipment,
  type Parcel,
  type Shipment,
} from '../order/load.ts'
import { assertPayable } from '../order/payable.ts'
import { mailPatient } from '../order/sendMails.ts'
import { latestArrival } from '../platform/shipping.ts'
import { getShopSettings } from '../platform/shopSettings.ts'
import { recordShipped } from '../recipe/ordered.ts'
import { refuseHeld } from '../stock/hold.ts'
import { spreadUnits } from '../stock/spread.ts'
import { type Carrier, trackingUrl } from './carriers.ts'
import { orderShippedMail } from './mails.ts'

export type Sent = {
  carrier: Carrier
  trackingNo: string | null
  trackingUrl: string | null
  shippedAt: Date
}

/**
 * The carrier takes the parcel: stock leaves, commission is written and the patient gets the tracking link. A second parcel for a lost one only moves stock.
 */
export function shipShipment(
  ctx: AdminCtx,
  id: string,
  given: { carrier: Carrier; tracking_no: string; shippedAt?: Date },
): Promise<void> {
  return inTransaction(ctx, async (tx) => {
    const loaded = await lockOrderOfShipment(tx, id)
    const { order, parcel } = loaded
    assertNotOnHold(order)
    if (!parcel.reshipmentOf) assertPayable(order)
    const { carrier, shippedAt = tx.clock.now() } = given
    const no = asTrackingNo(given.tracking_no)
    const url = trackingUrl(carrier, no)
    await sendParcel(tx, loaded, { carrier, trackingNo: no, trackingUrl: url, shippedAt })
  })
}

/** Everything that follows when a packed parcel has left, wherever it was packed. The order is locked. */
export async function sendParcel(
  ctx: TxCtx,
  loaded: HeldOrder & { parcel: LockedParcel },
  sent: Sent,
): Promise<void> {
  const { order, parcel } = loaded
  const shipped = await parcel.move('shipped', sent, { action: 'shipped' })
  const units = contents(loaded)
  await refuseHeld(
    ctx,
    parcel.lines.map((line) => line.stockLotId),
    sent.shippedAt,
  )
  if (!parcel.reshipmentOf) await countUnits(ctx, shipped, units)
  const settings = await getShopSettings(ctx)
  const fromRecipes = units.flatMap(({ line, quantity }) =>
    line.recipeLineId
      ? [
          {
            recipeLineId: line.recipeLineId,
            variantId: line.variantId,
            units:
              (line.qtyShipped +
                (parcel.reshipmentOf ? 0 : quantity) -
                unitsLost(loaded.parcels, line.id)) *
              line.snapshot.units_per_pack,
          },
        ]
      : [],
  )
  const arrivesBy = latestArrival(ctx, settings, order.method, sent.shippedAt)
  if (fromRecipes.length > 0) await recordShipped(ctx, fromRecipes, arrivesBy, sent.shippedAt)
  await ctx.storefront.dispatch(ctx, await spreadUnits(ctx, unitsByLot(loaded)), {
    orderId: order.id,
    shipmentId: parcel.id,
  })
  await applyDerived(ctx, order.id)
  const items = units.map(({ line, quantity }) => ({ title: line.snapshot.title, quantity }))
  const delivery = deliveryWindow(ctx, settings, {
    ...order,
    status: 'shipped',
    shippedAt: sent.shippedAt,
    isWaiting: false,
  })
  await mailPatient(ctx, order, `order_shipped:${parcel.id}`, (name) =>
    orderShippedMail(ctx.config, { ...order, ...sent, name, items, delivery }),
  )
}

type Content = { line: LoadedOrder['lines'][number]; quantity: number }

/** What is in a parcel by order line; a line of several lots counts once. */
function contents({ lines, parcel }: LoadedOrder & { parcel: Parcel }): Content[] {
  const parts = Map.groupBy(parcel.lines, (part) => part.orderLineId)
  return [...parts].map(([orderLineId, same]) => {
    const line = lines.find((l) => l.id === orderLineId)
    if (!line) throw new Error('a parcel holds a line of another order')
    return { line, quantity: same.reduce((total, { quantity }) => total + quantity, 0) }
  })
}

const unitsByLot = ({ lines, parcel }: LoadedOrder & { parcel: Parcel }): StockMove[] =>
  parcel.lines.map(({ orderLineId, quantity, stockLotId }) => ({
    variantId: lines.find((l) => l.id === orderLineId)?.variantId ?? '',
    quantity,
    lotId: stockLotId,
  }))

async function countUnits(ctx: TxCtx, shipment: Shipment, units: Content[]): Promise<void> {
  await postCommission(ctx, shipment, units)
  for (const { line, quantity } of units)
    await ctx.db
      .update(orderLines)
      .set({
        qtyShipped: sql`${orderLines.qtyShipped} + ${quantity}`,
        shippedAt: line.shippedAt ?? shipment.shippedAt,
      })
      .where(eq(orderLines.id, line.id))
  // What was refunded as goodwill before shipping earns nothing either.
  for (const { line } of units)
    await reverseCommission(ctx, line.id, { refundId: null, reason: null })
}
