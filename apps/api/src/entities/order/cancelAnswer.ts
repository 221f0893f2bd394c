import type { Ctx } from '../../context.ts'
import type { CancelRequest } from '../../db/schema/order.ts'
import type { Order } from './load.ts'

/** Of an order whose patient waits to hear whether it is cancelled. */
export const flag = 'cancel_requested'

/** Columns of an order whose request, if one waits, has got its answer. */
export function answered(
  ctx: Ctx,
  { cancelRequest, flags }: Pick<Order, 'cancelRequest' | 'flags'>,
  status: CancelRequest['status'],
  answer: string | null = null,
): Pick<Order, 'cancelRequest' | 'flags'> {
  if (cancelRequest?.status !== 'open') return { cancelRequest, flags }
  return {
    cancelRequest: {
      ...cancelRequest,
      status,
      answer,
      answered_at: ctx.clock.now().toISOString(),
    },
    flags: flags.filter((each) => each !== flag),
  }
}
