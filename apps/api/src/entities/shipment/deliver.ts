import { type AdminCtx, inTransaction, type TxCtx } from '../../context.ts'
import { orderLines } from '../../db/schema/order.ts'
import { shipmentLines } from '../../db/schema/shipment.ts'
import { and, eq, isNotNull } from '../../db/sql.ts'
import { invalid } from '../errors.ts'
import { applyDerived } from '../order/derive.ts'
import { lockOrderOfShipment, type Order, type Shipment } from '../order/load.ts'
import { mailPatient } from '../order/sendMails.ts'
import { recordDelivered } from '../recipe/ordered.ts'
import { orderDeliveredMail } from './mails.ts'

/** The parcel has arrived; the waiting time of its commission counts from `deliveredAt`. */
export function deliverShipment(
  ctx: AdminCtx,
  id: string,
  { deliveredAt = ctx.clock.now() }: { deliveredAt?: Date },
): Promise<void> {
  return inTransaction(ctx, async (tx) => {
    const { order, parcel } = await lockOrderOfShipment(tx, id)
    const values = { deliveredAt, exceptionCode: null }
    await parcel.move('delivered', values, { action: 'delivered' })
    if (deliveredAt > tx.clock.now() || (parcel.shippedAt && deliveredAt < parcel.shippedAt))
      throw invalid('delivered_at', 'OUT_OF_RANGE', {
        en: 'Enter a time between shipping and now.',
        ja: '発送から現在までの日時を指定してください。',
      })
    await afterDelivery(tx, order, parcel, deliveredAt)
  })
}

/** What follows when a parcel has arrived: the days of its recipes begin to count. */
export async function afterDelivery(
  ctx: TxCtx,
  order: Order,
  parcel: Shipment,
  at: Date,
): Promise<void> {
  await recordArrival(ctx, parcel, at)
  await applyDerived(ctx, order.id)
  await mailPatient(ctx, order, `order_delivered:${parcel.id}`, (name) =>
    orderDeliveredMail(ctx.config, { ...order, name }),
  )
}

/** Tells the recipes that a parcel arrived `at`; null: that it will not. */
export async function recordArrival(ctx: TxCtx, parcel: Shipment, at: Date | null): Promise<void> {
  const lines = await ctx.db
    .select({ id: orderLines.recipeLineId })
    .from(shipmentLines)
    .innerJoin(orderLines, eq(orderLines.id, shipmentLines.orderLineId))
    .where(and(eq(shipmentLines.shipmentId, parcel.id), isNotNull(orderLines.recipeLineId)))
  const ids = lines.flatMap(({ id }) => id ?? [])
  if (parcel.shippedAt) await recordDelivered(ctx, ids, parcel.shippedAt, at)
}
