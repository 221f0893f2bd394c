import type { Ctx, DoctorCtx, PatientCtx } from '../../context.ts'
import { requests } from '../../db/schema/patient.ts'
import { and, eq } from '../../db/sql.ts'
import { audit } from '../audit.ts'
import { notFound, revisionConflict } from '../errors.ts'
import { assertTransition } from '../machine.ts'
import { type RequestStatus, requestMachine } from './machine.ts'

export type Request = typeof requests.$inferSelect
type Decision = Pick<Partial<Request>, 'decisionCode' | 'note' | 'automatic' | 'resultRecipeId'>

/** A request of the doctor's patients, or the patient's own, in the revision that was read; locked. */
export async function lockRequest(
  ctx: DoctorCtx | PatientCtx,
  id: string,
  revision: number,
): Promise<Request> {
  const { actor } = ctx
  const mine =
    actor.role === 'doctor' ? eq(requests.doctorId, actor.id) : eq(requests.patientId, actor.id)
  const [row] = await ctx.db
    .select()
    .from(requests)
    .where(and(eq(requests.id, id), mine))
    .for('update')
  if (!row) throw notFound()
  if (row.revision !== revision) throw revisionConflict(null, row.decidedAt ?? row.createdAt)
  return row
}

/** Takes a request to its end and writes the audit row. */
export async function moveRequest(
  ctx: Ctx,
  request: Request,
  to: RequestStatus,
  decision: Decision = {},
): Promise<Request> {
  const who = decision.automatic ? 'system' : ctx.actor.role
  assertTransition(requestMachine, request.status, to, who)
  const [row] = await ctx.db
    .update(requests)
    .set({
      ...decision,
      status: to,
      decidedBy: !decision.automatic && 'accountId' in ctx.actor ? ctx.actor.accountId : null,
      decidedAt: ctx.clock.now(),
      revision: request.revision + 1,
    })
    .where(eq(requests.id, request.id))
    .returning()
  if (!row) throw notFound()
  await audit(decision.automatic ? { ...ctx, actor: { role: 'system' } } : ctx, {
    action: `request.${to}`,
    objectType: 'request',
    objectId: row.id,
    doctorId: row.doctorId,
    patientId: row.patientId,
    before: { status: request.status },
    after: { status: to, kind: row.kind, code: row.decisionCode },
  })
  return row
}
