import { dayMs } from '@officina/shared/dates/days'
import { type AdminCtx, type Ctx, inTransaction } from '../../context.ts'
import type { Seen } from '../entity.ts'
import { invalidTransition } from '../errors.ts'
import { isInHouse, type LoadedOrder, lockOrder } from './load.ts'

type Flagged = Pick<LoadedOrder, 'order' | 'parcels'>

/** Of an order that was cancelled in the shop, or has lost units there, after packing had begun. */
export const shopCancelFlag = 'cancelled_in_shop'

/** No chargeback of a payment is open for so long: its end was never told. */
const longestChargebackMs = 365 * dayMs

/** What only a person can put away, and when: nothing that happens to the order ends it any more. */
const resolvable: Record<string, (flagged: Flagged, now: Date) => boolean> = {
  // what is still being packed is settled by the end of its parcel
  [shopCancelFlag]: ({ parcels }) =>
    !parcels.some((parcel) => isInHouse(parcel) && parcel.status !== 'to_pick'),
  recipe_cancelled: () => true,
  // one that is not lost may still be won
  chargeback: ({ order: { chargebackLostAt, placedAt } }, now) =>
    chargebackLostAt !== null || now.getTime() - placedAt.getTime() > longestChargebackMs,
  // whatever a shop keeps of what it has cancelled, it refunds nothing here; nor is owed what the bank has given back
  refund_due: ({ order }) => order.paymentMethod === 'shopify' || order.chargebackLostAt !== null,
}

const isToResolve = ({ clock }: Ctx, flagged: Flagged, flag: string): boolean =>
  resolvable[flag]?.(flagged, clock.now()) ?? false

export const mayResolve = (ctx: Ctx, flagged: Flagged): boolean =>
  flagged.order.flags.some((flag) => isToResolve(ctx, flagged, flag))

/** Somebody has seen to what the order was flagged for. 409 INVALID_TRANSITION when nothing waits for that. */
export function resolveOrder(
  ctx: AdminCtx,
  orderId: string,
  { reason, revision }: Seen & { reason: string },
): Promise<void> {
  return inTransaction(ctx, async (tx) => {
    const loaded = await lockOrder(tx, orderId, revision)
    const { order } = loaded
    if (!mayResolve(tx, loaded)) throw invalidTransition('order', order.orderState, 'resolved', [])
    const flags = order.flags.filter((flag) => !isToResolve(tx, loaded, flag))
    await order.save(
      { flags },
      { action: 'resolved', reason, before: { flags: order.flags }, after: { flags } },
    )
  })
}

const ofUnsent = ['recipe_cancelled', 'address_problem']

/** Flags of an order of which nothing is left to send: by which recipe, and where to, is no question any more. */
export const withoutUnsent = (flags: string[]): string[] =>
  flags.filter((flag) => !ofUnsent.includes(flag))
