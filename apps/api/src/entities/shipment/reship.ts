import { type AdminCtx, type Ctx, inTransaction } from '../../context.ts'
import { refunds } from '../../db/schema/order.ts'
import { eq } from '../../db/sql.ts'
import { conflict } from '../errors.ts'
import { applyDerived } from '../order/derive.ts'
import { isInHouse, type LoadedOrder, lockOrderOfShipment, type Parcel } from '../order/load.ts'
import { insertShipment, type Units } from '../order/parcels.ts'

/**
 * Sends what is still owed of a failed parcel again, from stock; 422 PRODUCT_UNAVAILABLE when there is none, 409
 * ALREADY_REFUNDED where nothing is owed.
 */
export function reshipShipment(ctx: AdminCtx, id: string): Promise<string> {
  return inTransaction(ctx, async (tx) => {
    const { parcel, ...loaded } = await lockOrderOfShipment(tx, id)
    const { order, lines } = loaded
    await parcel.move('reshipped', {}, { action: 'reshipped' })
    const units = await unitsOwed(tx, loaded, parcel)
    if (units.length === 0) throw alreadyRefunded()
    await tx.storefront.reserve(
      tx,
      units.map(({ orderLineId, quantity }) => ({
        variantId: lines.find((line) => line.id === orderLineId)?.variantId ?? '',
        quantity,
      })),
      { orderId: order.id },
    )
    const replacement = await insertShipment(tx, order, units, parcel.id)
    await applyDerived(tx, order.id)
    return replacement
  })
}

/**
 * What of a failed parcel the patient has paid for and does not get in another one. As where a refund finds units that
 * wait to be sent again, refunded units are those that were lost, unless they came back.
 */
async function unitsOwed(
  ctx: Ctx,
  { order, lines, parcels }: LoadedOrder,
  failed: Parcel,
): Promise<Units[]> {
  const rows = await ctx.db
    .select({ lines: refunds.lines })
    .from(refunds)
    .where(eq(refunds.orderId, order.id))
  const given = rows.flatMap((refund) => refund.lines)
  const others = parcels.filter((parcel) => parcel.id !== failed.id && comes(parcel))
  return lines.flatMap((line) => {
    if (line.lineStatus === 'refunded') return []
    const isOf = ({ orderLineId }: { orderLineId: string }) => orderLineId === line.id
    const inParcel = sum(failed.lines.filter(isOf))
    const refunded = sum(given.filter(({ order_line_id: id }) => id === line.id))
    const lost = Math.max(0, refunded - line.qtyCancelled)
    const coming = Math.max(0, sum(others.flatMap((p) => p.lines.filter(isOf))) - line.qtyReturned)
    const quantity = Math.min(inParcel, line.qtyShipped - lost - coming)
    return quantity > 0 ? [{ orderLineId: line.id, quantity }] : []
  })
}

/** A parcel that has come or will: of those that have not left only a replacement has units that count as shipped. */
const comes = (parcel: Parcel): boolean =>
  isInHouse(parcel)
    ? parcel.reshipmentOf !== null
    : ['shipped', 'in_transit', 'delivered'].includes(parcel.status)

const sum = (parts: { quantity: number }[]) =>
  parts.reduce((total, part) => total + part.quantity, 0)

const alreadyRefunded = () =>
  conflict('ALREADY_REFUNDED', {
    en: 'The products of this parcel were refunded. Close it as refunded instead.',
    ja: 'この荷物の商品は返金済みです。「返金済みとして終了」を選んでください。',
  })
