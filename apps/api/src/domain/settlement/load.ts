import type { AdminActor, AdminCtx, Ctx } from '../../context.ts'
import { settlements } from '../../db/schema/settlement.ts'
import { eq } from '../../db/sql.ts'
import { audit } from '../audit.ts'
import type { ActionOf } from '../auditActions.ts'
import { forbidden, notFound } from '../errors.ts'
import { assertTransition } from '../machine.ts'
import { type SettlementStatus, settlementMachine } from './machine.ts'

export type Settlement = typeof settlements.$inferSelect
/** What the log says of a step; `facts` beside the state and the net amount. */
type Done = {
  action: ActionOf<'settlement'>
  reason?: string | null
  facts?: Record<string, unknown>
}

/** A settlement, locked until the transaction ends. */
export async function lockSettlement(ctx: Ctx, id: string): Promise<Settlement> {
  const [row] = await ctx.db.select().from(settlements).where(eq(settlements.id, id)).for('update')
  if (!row) throw notFound()
  return row
}

/** Takes a settlement one step on, with its audit row. */
export async function moveSettlement(
  ctx: Ctx,
  settlement: Settlement,
  to: SettlementStatus,
  values: Partial<typeof settlements.$inferInsert> = {},
  done: Done,
): Promise<Settlement> {
  const who = ctx.actor.role === 'admin' && to !== 'carried_over' ? 'admin' : 'system'
  assertTransition(settlementMachine, settlement.status, to, who)
  return writeSettlement(ctx, settlement, { ...values, status: to }, done)
}

/** Writes a settlement with its revision and an audit row. */
export async function writeSettlement(
  ctx: Ctx,
  settlement: Settlement,
  values: Partial<typeof settlements.$inferInsert>,
  { action, reason = null, facts }: Done,
): Promise<Settlement> {
  const [row] = await ctx.db
    .update(settlements)
    .set({ ...values, revision: settlement.revision + 1, updatedAt: ctx.clock.now() })
    .where(eq(settlements.id, settlement.id))
    .returning()
  if (!row) throw notFound()
  await audit(ctx, {
    action: `settlement.${action}`,
    objectType: 'settlement',
    objectId: row.id,
    doctorId: row.doctorId,
    before: { status: settlement.status, net: settlement.net },
    after: { status: row.status, net: row.net, ...facts },
    reason,
  })
  return row
}

/** The second of two people: whoever closed a statement does not also approve or void it. */
export function assertFourEyes(ctx: AdminCtx, settlement: Settlement): void {
  if (settlement.closedBy === ctx.actor.id)
    throw forbidden('FOUR_EYES', {
      en: 'You closed this statement. A second person has to do this.',
      ja: '締め処理を行った方とは別の担当者が操作してください。',
    })
}

export function assertOwner(actor: AdminActor): void {
  if (actor.adminRole !== 'owner')
    throw forbidden('OWNER_ONLY', {
      en: 'Only an owner may do this.',
      ja: 'この操作はオーナーのみ行えます。',
    })
}
