import { type AdminCtx, inTransaction } from '../../context.ts'
import { conflict } from '../errors.ts'
import { applyDerived } from '../order/derive.ts'
import { lockOrderOfShipment } from '../order/load.ts'
import { insertShipment } from '../order/parcels.ts'

/** Sends the contents of a failed parcel again, from stock; 422 PRODUCT_UNAVAILABLE when there is none. */
export function reshipShipment(ctx: AdminCtx, id: string): Promise<string> {
  return inTransaction(ctx, async (tx) => {
    const { order, lines, parcel } = await lockOrderOfShipment(tx, id)
    await parcel.move('reshipped', {}, { action: 'reshipped' })
    await tx.storefront.reserve(
      tx,
      parcel.lines.map((line) => ({
        variantId: lines.find((l) => l.id === line.orderLineId)?.variantId ?? '',
        quantity: line.quantity,
      })),
    )
    const units = parcel.lines.map(({ orderLineId, quantity }) => ({ orderLineId, quantity }))
    const replacement = await insertShipment(tx, order, units, parcel.id)
    await applyDerived(tx, order.id)
    return replacement
  })
}

/** Closes a failed parcel whose goods were refunded and are not sent again; 409 NOT_REFUNDED before that. */
export function closeRefundedShipment(ctx: AdminCtx, id: string): Promise<void> {
  return inTransaction(ctx, async (tx) => {
    const { order, lines, parcel } = await lockOrderOfShipment(tx, id)
    await parcel.move('refunded', {}, { action: 'refunded' })
    const contents = lines.filter((line) => parcel.lines.some((l) => l.orderLineId === line.id))
    if (contents.some((line) => line.refunded === 0 && line.lineTotal > 0)) throw notRefunded()
    await applyDerived(tx, order.id)
  })
}

const notRefunded = () =>
  conflict('NOT_REFUNDED', {
    en: 'Refund the products of this parcel on the order first.',
    ja: '先に注文の画面で、この出荷の商品を返金してください。',
  })
