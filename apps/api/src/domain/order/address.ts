import { type AdminCtx, inTransaction } from '../../context.ts'
import type { AddressSnapshot } from '../../db/schema/order.ts'
import { conflict, revisionConflict } from '../errors.ts'
import { isInHouse, lockOrder } from './load.ts'
import { writeOrder } from './writeOrder.ts'

/** Corrects where an order goes, until its first parcel is being picked. */
export function changeOrderAddress(
  ctx: AdminCtx,
  orderId: string,
  { address, revision }: { address: AddressSnapshot; revision: number },
): Promise<void> {
  return inTransaction(ctx, async (tx) => {
    const { order, parcels } = await lockOrder(tx, orderId)
    if (revision !== order.revision) throw revisionConflict(null, order.updatedAt)
    const hasBegun = parcels.some((p) => p.status !== 'cancelled' && p.status !== 'to_pick')
    if (order.orderState !== 'open' || (hasBegun && parcels.some(isInHouse)) || order.shippedAt)
      throw conflict('ADDRESS_LOCKED', {
        en: 'The order is being packed; its address can no longer be changed.',
        ja: '梱包が始まっているため、お届け先を変更できません。',
      })
    const shipRegion = `${address.country}-${address.region}`
    const flags = order.flags.filter((flag) => flag !== 'address_problem')
    await writeOrder(tx, order, { address, shipRegion, flags }, { action: 'address_changed' })
  })
}
