import { type Ctx, type Guard, pgCode, type TxCtx } from '../context.ts'
import { auditLog } from '../db/schema/platform.ts'
import { type AccountAction, type AuditAction, looks } from './auditActions.ts'
import { writeRead } from './auditReads.ts'
import { DomainError } from './errors.ts'

type Facts = Record<string, unknown>

export type AuditEntry = {
  action: AuditAction
  /** Where that is not what the action begins with. */
  objectType?: string | undefined
  objectId: string | null
  doctorId?: string | null
  patientId?: string | null
  before?: Facts | null
  after?: Facts | null
  reason?: string | null
  /** Whose act it is where that is not who calls: nobody is signed in yet, or a patient pays what a doctor has ordered. */
  by?: { role: Guard; accountId: string }
}

/**
 * Writes one audit row with the caller's `db`, so it commits or fails with the change itself.
 * Its time is that of the transaction's start, so never after the `updated_at` that the change has set: what
 * comes later than a record's `updated_at` was done after it. `before`/`after` carry statuses and field names,
 * never secrets or health data. Consoles hear that a record of this type has changed.
 * @throws DomainError unavailable when the row cannot be written
 */
export async function audit(ctx: Ctx, entry: AuditEntry): Promise<void> {
  const isLook = looks.test(entry.action)
  const row = rowOf(ctx, entry)
  await orUnavailable<unknown>(
    ctx,
    isLook && !ctx.tx ? writeRead(ctx, row) : ctx.db.insert(auditLog).values(row),
  )
  if (entry.patientId) ctx.audited?.add(entry.patientId)
  if (row.objectType === 'patient' && entry.objectId) ctx.audited?.add(entry.objectId)
  if (isLook) return
  const tell = () => ctx.events.tell(row.objectType)
  if (ctx.tx) ctx.tx.afterCommit.push(tell)
  else tell()
}

type Owner = { role: Guard; accountId: string | null }

/** Writes that something has happened to somebody's account, which is under their role. */
export const auditAccount = (
  ctx: Ctx,
  { role, accountId }: Owner,
  verb: AccountAction,
  more: Pick<AuditEntry, 'after' | 'by'> = {},
): Promise<void> =>
  audit(ctx, { action: `${role}.${verb}`, objectType: 'account', objectId: accountId, ...more })

/** Writes that something has happened to a patient's record, or that somebody has looked at it. */
export const auditPatient = (
  ctx: Ctx,
  action: AuditAction,
  { id, doctorId }: { id: string; doctorId: string },
  after: Facts | null = null,
): Promise<void> => audit(ctx, { action, objectId: id, doctorId, patientId: id, after })

/** The same of something that belongs to a doctor's practice, and is of or for a patient. */
export const auditOf = (
  ctx: Ctx,
  action: AuditAction,
  objectId: string,
  { doctorId, patientId }: { doctorId: string | null; patientId: string | null },
  after: Facts | null = null,
): Promise<void> => audit(ctx, { action, objectId, doctorId, patientId, after })

/** So many rows are put into one statement in a few milliseconds. */
const atOnce = 100

/** Rows about many records of one kind that a transaction has changed; consoles hear of it once. */
export async function auditAll(tx: TxCtx, entries: readonly AuditEntry[]): Promise<void> {
  const turn = tx.turns.begin()
  for (let at = 0; at < entries.length; at += atOnce) {
    const rows = entries.slice(at, at + atOnce).map((entry) => rowOf(tx, entry))
    await orUnavailable<unknown>(tx, tx.db.insert(auditLog).values(rows))
    await turn()
  }
  const [first] = entries
  if (first) tx.tx.afterCommit.push(() => tx.events.tell(typeOf(first)))
}

const typeOf = ({ action, objectType = action.split('.')[0] ?? '' }: AuditEntry) => objectType

function rowOf(ctx: Ctx, entry: AuditEntry) {
  const patient = ctx.actor.role === 'patient' ? ctx.actor : undefined
  const actor = entry.by ?? patient?.placedBy ?? ctx.actor
  const actorId = 'accountId' in actor ? actor.accountId : null
  return {
    at: ctx.tx?.startedAt ?? ctx.clock.now(),
    actorRole: actor.role,
    actorId,
    onBehalfOf: patient && actorId !== patient.accountId ? patient.accountId : null,
    action: entry.action,
    objectType: typeOf(entry),
    objectId: entry.objectId,
    doctorId: entry.doctorId ?? null,
    patientId: entry.patientId ?? null,
    before: entry.before ?? null,
    after: entry.after ?? null,
    reason: entry.reason ?? null,
    ip: ctx.origin.ip,
    userAgent: ctx.origin.userAgent,
    requestId: ctx.origin.requestId,
    session: ctx.origin.session ?? null,
  }
}

/** What cannot be written down is not done and not shown. A database that is away says so itself. */
export async function orUnavailable<T>(ctx: Ctx, writing: PromiseLike<T>): Promise<T> {
  try {
    return await writing
  } catch (error) {
    const code = pgCode(error) ?? ''
    if (!/^[0-9A-Z]{5}$/.test(code) || /^(08|40|57|53300)/.test(code)) throw error
    ctx.log.error({ err: error }, 'the audit log cannot be written')
    throw new DomainError('unavailable', 'AUDIT_UNAVAILABLE', {
      en: 'The audit log is not available right now, so nothing was shown or changed. Try again shortly.',
      ja: '現在、監査ログに記録できないため、表示や変更を行いませんでした。しばらくしてからお試しください。',
    })
  }
}
