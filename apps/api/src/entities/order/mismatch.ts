import { type AdminCtx, inTransaction } from '../../context.ts'
import { invalidTransition } from '../errors.ts'
import { order as entity } from './entity.ts'
import type { Order } from './load.ts'

const flag = 'amount_mismatch'

/** Whether somebody has to compare the order's amounts with what its cart showed before anything leaves. */
export const isMismatched = (order: Order): boolean => order.flags.includes(flag)

/** Flags of an order whose amounts a person has accepted, or that has come to nothing. */
export const withoutMismatch = (flags: string[]): string[] => flags.filter((f) => f !== flag)

/**
 * The amounts count as the shop has them, also when the shop has sent the order already; one that has not left
 * goes on by itself. 409 INVALID_TRANSITION when nothing waits to be compared.
 */
export function acceptAmounts(
  ctx: AdminCtx,
  orderId: string,
  { reason, revision }: { reason: string; revision?: number },
): Promise<void> {
  return inTransaction(ctx, async (tx) => {
    const order = await entity.lock(tx, orderId, revision)
    if (!isMismatched(order))
      throw invalidTransition('order', order.orderState, 'amounts_accepted', [])
    const flags = withoutMismatch(order.flags)
    await order.save(
      { flags },
      { action: 'amounts_accepted', reason, before: { flags: order.flags }, after: { flags } },
    )
  })
}
