import type { AdminCtx, Ctx } from '../../context.ts'
import { orderLines } from '../../db/schema/order.ts'
import { returns } from '../../db/schema/return.ts'
import { and, eq, ne } from '../../db/sql.ts'
import { audit } from '../audit.ts'
import type { ActionOf } from '../auditActions.ts'
import { notFound, revisionConflict } from '../errors.ts'
import { assertTransition } from '../machine.ts'
import { type LoadedOrder, lockOrder } from '../order/load.ts'
import type { LineState } from '../order/machine.ts'
import { writeOrder } from '../order/writeOrder.ts'
import { type ReturnState, returnMachine } from './machine.ts'
import { type Return, type ReturnView, readView } from './view.ts'

/** A return with its order; both stay locked until the transaction ends. */
export async function lockReturn(
  ctx: AdminCtx,
  id: string,
  revision: number,
): Promise<LoadedOrder & { back: Return }> {
  const [found] = await ctx.db.select().from(returns).where(eq(returns.id, id))
  if (!found) throw notFound()
  const loaded = await lockOrder(ctx, found.orderId)
  const [back] = await ctx.db.select().from(returns).where(eq(returns.id, id)).for('update')
  if (!back) throw notFound()
  if (back.revision !== revision) throw revisionConflict(null, back.updatedAt)
  return { ...loaded, back }
}

/** Takes a return one step on, with its audit row in the order's history. */
export async function moveReturn(
  ctx: Ctx,
  back: Return,
  to: ReturnState,
  values: Partial<typeof returns.$inferInsert> = {},
  reason: string | null = null,
): Promise<ReturnView> {
  assertTransition(returnMachine, back.status, to, ctx.actor.role)
  const [row] = await ctx.db
    .update(returns)
    .set({ ...values, status: to, revision: back.revision + 1, updatedAt: ctx.clock.now() })
    .where(eq(returns.id, back.id))
    .returning()
  if (!row) throw notFound()
  await audit(ctx, {
    action: `order.return_${to}`,
    objectType: 'order',
    objectId: back.orderId,
    doctorId: back.doctorId,
    patientId: back.patientId,
    before: { return: back.status },
    after: { return: to },
    reason,
  })
  return readView(ctx, row)
}

/** Puts the lines of a return in one state; `'as before'` is that of goods the patient keeps. */
export async function markLines(
  ctx: Ctx,
  back: Return,
  lineStatus: LineState | 'as before',
): Promise<void> {
  for (const { order_line_id: id } of back.lines) {
    const [line] = await ctx.db.select().from(orderLines).where(eq(orderLines.id, id))
    const before = line && line.qtyReturned > 0 ? 'returned' : 'delivered'
    await ctx.db
      .update(orderLines)
      .set({ lineStatus: lineStatus === 'as before' ? before : lineStatus })
      .where(eq(orderLines.id, id))
  }
}

const flagOf: Partial<Record<ReturnState, string>> = {
  requested: 'return_requested',
  received: 'return_received',
}

/** The order's flags say whether one of its returns waits for an answer or for its refund. */
export async function flagReturns(
  ctx: Ctx,
  { order }: Pick<LoadedOrder, 'order'>,
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
    await writeOrder(ctx, order, { flags }, { action })
}
