import type { TxCtx } from '../../context.ts'
import { orderLines } from '../../db/schema/order.ts'
import { returns } from '../../db/schema/return.ts'
import { and, eq, ne } from '../../db/sql.ts'
import type { ActionOf } from '../auditActions.ts'
import { notFound } from '../errors.ts'
import { type LineState, orderLine } from '../order/entity.ts'
import { type HeldOrder, lockOrder } from '../order/load.ts'
import { type Return, returnsOf, unitsIn } from '../order/returns.ts'
import { type LockedReturn, type ReturnState, returned } from './entity.ts'

/** A return with its order; both stay locked until the transaction ends. */
export async function lockReturn(
  tx: TxCtx,
  id: string,
  revision?: number,
): Promise<HeldOrder & { back: LockedReturn }> {
  const { orderId } = await returned.get(tx, id)
  const held = await lockOrder(tx, orderId)
  return { ...held, back: await returned.lock(tx, id, revision) }
}

/**
 * Puts the lines of a return in one state; `'as before'` is that of goods the patient keeps. A line that another
 * return still waits for stays so.
 */
export async function markLines(
  ctx: TxCtx,
  back: Return,
  to: LineState | 'as before',
): Promise<void> {
  const others = to === 'as before' ? await returnsOf(ctx, back.orderId) : []
  const asked = unitsIn(others, ['requested', 'approved'])
  for (const { order_line_id: id } of back.lines) {
    const [row] = await ctx.db.select().from(orderLines).where(eq(orderLines.id, id))
    if (!row) throw notFound()
    const kept = row.qtyReturned > 0 ? 'returned' : 'delivered'
    const before = asked.has(id) ? 'return_requested' : kept
    const lineStatus = to === 'as before' ? before : to
    const line = orderLine.under(ctx, { entity: 'order', id: back.orderId }, row)
    if (line.lineStatus !== lineStatus) await line.move({ lineStatus })
  }
}

const flagOf: Partial<Record<ReturnState, string>> = {
  requested: 'return_requested',
  received: 'return_received',
}

/** The order's flags say whether one of its returns waits for an answer or for its refund. */
export async function flagReturns(
  ctx: TxCtx,
  { order }: Pick<HeldOrder, 'order'>,
  action: ActionOf<'order'>,
) {
  const rows = await ctx.db
    .select({ status: returns.status })
    .from(returns)
    .where(and(eq(returns.orderId, order.id), ne(returns.status, 'refunded')))
  const due = new Set(rows.flatMap(({ status }) => flagOf[status] ?? []))
  const others = order.flags.filter((flag) => !Object.values(flagOf).includes(flag))
  const flags = [...others, ...due]
  if ([...flags].sort().join() !== [...order.flags].sort().join())
    await order.save({ flags }, { action })
}
