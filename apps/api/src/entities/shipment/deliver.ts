import { type AdminCtx, inTransaction, type TxCtx } from '../../context.ts'
import { invalid } from '../errors.ts'
import { applyDerived } from '../order/derive.ts'
import { lockOrderOfShipment, type Order, type Shipment } from '../order/load.ts'
import { mailPatient } from '../order/sendMails.ts'
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
    await afterDelivery(tx, order, parcel)
  })
}

/** What follows when a parcel has arrived. */
export async function afterDelivery(ctx: TxCtx, order: Order, parcel: Shipment): Promise<void> {
  await applyDerived(ctx, order.id)
  await mailPatient(
    ctx,
    order,
    (name) => orderDeliveredMail(ctx.config, { ...order, name }),
    `order_delivered:${parcel.id}`,
  )
}
