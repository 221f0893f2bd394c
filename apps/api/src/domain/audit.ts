import type { Ctx, Guard } from '../context.ts'
import { auditLog } from '../db/schema/platform.ts'
import type { AuditAction } from './auditActions.ts'

type AuditEntry = {
  action: AuditAction
  objectType: string
  objectId: string | null
  doctorId?: string | null
  patientId?: string | null
  before?: Record<string, unknown> | null
  after?: Record<string, unknown> | null
  reason?: string | null
  /** Whose act it is where nobody is signed in yet: they have just shown who they are. */
  by?: { role: Guard; accountId: string }
}

/**
 * Writes one audit row with the caller's `db`, so it commits or fails with the change itself.
 * Its time is that of the transaction's start, so never after the `updated_at` that the change has set: what
 * comes later than a record's `updated_at` was done after it. `before`/`after` carry statuses and field names, never secrets or health data. Consoles hear that a
 * record of this type has changed.
 */
export async function audit(ctx: Ctx, entry: AuditEntry): Promise<void> {
  const actor = entry.by ?? ctx.actor
  await ctx.db.insert(auditLog).values({
    at: ctx.tx?.startedAt ?? ctx.clock.now(),
    actorRole: actor.role,
    actorId: 'accountId' in actor ? actor.accountId : null,
    action: entry.action,
    objectType: entry.objectType,
    objectId: entry.objectId,
    doctorId: entry.doctorId ?? null,
    patientId: entry.patientId ?? null,
    before: entry.before ?? null,
    after: entry.after ?? null,
    reason: entry.reason ?? null,
    ip: ctx.origin.ip,
    userAgent: ctx.origin.userAgent,
    requestId: ctx.origin.requestId,
  })
  if (entry.action.endsWith('.read')) return
  const tell = () => ctx.events.tell(entry.objectType)
  if (ctx.tx) ctx.tx.afterCommit.push(tell)
  else tell()
}
