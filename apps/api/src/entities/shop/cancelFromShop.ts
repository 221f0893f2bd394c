import type { TxCtx } from '../../context.ts'
import { cancelWholeOrder } from '../order/cancel.ts'
import { order as entity } from '../order/entity.ts'
import { isInHouse, lockOrder } from '../order/load.ts'
import { cancelParcel } from '../order/parcels.ts'
import { shopCancelFlag as flag } from '../order/resolve.ts'

/** Cancelled in the shop. What has shipped already stays an order, flagged for operations. */
export async function cancelFromShop(
  ctx: TxCtx,
  orderId: string,
  reason: string | null,
): Promise<void> {
  const { order, lines, parcels } = await lockOrder(ctx, orderId)
  if (order.orderState !== 'open') return
  if (lines.some((line) => line.qtyShipped > 0)) {
    // told again it is nothing new: somebody may have settled it since
    if (order.cancelReason !== null) return
    const flags = [...new Set([...order.flags, flag])]
    await order.save({ flags, cancelReason: reason ?? 'Shopify' }, null)
    return
  }
  for (const parcel of parcels.filter(isInHouse)) await cancelParcel(ctx, parcel, 'cancelled')
  await cancelWholeOrder(ctx, await entity.lock(ctx, orderId), reason)
}
