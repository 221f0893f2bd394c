import type { components } from '@officina/openapi/schema'
import { eq, inArray } from 'drizzle-orm'
import type { AdminCtx, Ctx } from '../../context.ts'
import { orderLines, returns } from '../../db/schema/order.ts'
import { audit } from '../audit.ts'
import { notFound, revisionConflict } from '../errors.ts'
import { assertTransition } from '../machine.ts'
import { type LoadedOrder, lockOrder } from '../order/load.ts'
import type { LineState } from '../order/machine.ts'
import { writeOrder } from '../order/writeOrder.ts'
import { type ReturnState, returnMachine } from './machine.ts'

export type Return = typeof returns.$inferSelect
export type ReturnView = components['schemas']['OrderReturn']

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
  ctx: AdminCtx,
  back: Return,
  to: ReturnState,
  values: Partial<typeof returns.$inferInsert> = {},
  reason: string | null = null,
): Promise<ReturnView> {
  assertTransition(returnMachine, back.status, to, 'admin')
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
  return viewOf(row)
}

/** Lines of a return in one state; the order's flag goes when nothing waits any more. */
export async function markLines(ctx: Ctx, back: Return, lineStatus: LineState): Promise<void> {
  const ids = back.lines.map((line) => line.order_line_id)
  await ctx.db.update(orderLines).set({ lineStatus }).where(inArray(orderLines.id, ids))
}

export async function unflag(ctx: Ctx, { order }: LoadedOrder): Promise<void> {
  const flags = order.flags.filter((flag) => flag !== 'return_requested')
  if (flags.length !== order.flags.length)
    await writeOrder(ctx, order, { flags }, { action: 'return_answered' })
}

export const viewOf = (row: Return): ReturnView => ({
  id: row.id,
  order_id: row.orderId,
  status: row.status,
  reason_code: row.reasonCode,
  reason_text: row.reasonText,
  decision_reason: row.decisionReason,
  lines: row.lines,
  created_at: row.createdAt.toISOString(),
  decided_at: row.decidedAt?.toISOString() ?? null,
  received_at: row.receivedAt?.toISOString() ?? null,
  closed_at: row.closedAt?.toISOString() ?? null,
  revision: row.revision,
})
