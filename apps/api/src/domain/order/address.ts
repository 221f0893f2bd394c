import { type AdminCtx, inTransaction } from '../../context.ts'
import { type AddressSnapshot, orders } from '../../db/schema/order.ts'
import { assertPostal } from '../address/postal.ts'
import { conflict } from '../errors.ts'
import { defineWrites } from '../read/writes.ts'
import { isInHouse, lockOrder } from './load.ts'
import { writeOrder } from './writeOrder.ts'

type Address = Omit<AddressSnapshot, 'line2'> & { line2?: string | null | undefined }

const writes = defineWrites('adminChangeOrderAddress', orders, ['revision', 'address'])

/** Corrects where an order goes, until its first parcel is being picked. 409 ADDRESS_LOCKED, REVISION_CONFLICT. */
export function changeOrderAddress(
  ctx: AdminCtx,
  orderId: string,
  body: { address: Address; revision: number },
): Promise<void> {
  assertPostal(body.address, 'address.postal_code')
  return inTransaction(ctx, async (tx) => {
    const { order, parcels } = await lockOrder(tx, orderId, body.revision)
    const hasBegun = parcels.some((p) => p.status !== 'cancelled' && p.status !== 'to_pick')
    if (order.orderState !== 'open' || (hasBegun && parcels.some(isInHouse)) || order.shippedAt)
      throw conflict('ADDRESS_LOCKED', {
        en: 'The order is being packed; its address can no longer be changed.',
        ja: '梱包が始まっているため、お届け先を変更できません。',
      })
    const address = { ...body.address, line2: body.address.line2 ?? null }
    const shipRegion = `${address.country}-${address.region}`
    const flags = order.flags.filter((flag) => flag !== 'address_problem')
    const values = { ...writes(body), address, shipRegion, flags }
    await writeOrder(tx, order, values, { action: 'address_changed' })
  })
}
