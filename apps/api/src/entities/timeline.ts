import type { components } from '@officina/openapi/schema'
import type { Ctx } from '../context.ts'
import { literalWords } from '../db/frozen.ts'
import { nothing, rowsOf } from '../db/rowsOf.ts'
import { admins } from '../db/schema/account.ts'
import { doctors } from '../db/schema/doctor.ts'
import { patients } from '../db/schema/patient.ts'
import { auditLog } from '../db/schema/platform.ts'
import { type SQLWrapper, sql } from '../db/sql.ts'
import { noteNamed } from './keptNotes.ts'
import { personName } from './wire.ts'

type Event = components['schemas']['SettlementEvent']

const steps = ['at', 'actorRole', 'action', 'before', 'after', 'reason'] as const
type Row = Pick<typeof auditLog.$inferSelect, (typeof steps)[number]>
type Named = { name: string | null; note: string | null }

/** Rows for `timeline`, as a value of a larger statement. Reads and `hidden` actions are left out. */
export const timelinePart = (objectType: string, objectId: SQLWrapper, hidden: string[] = []) =>
  rowsOf<typeof auditLog, Named, keyof Row>(
    auditLog,
    sql`left join ${admins} on ${admins.accountId} = ${auditLog.actorId}
      left join ${doctors} on ${doctors.accountId} = ${auditLog.actorId}
      left join ${patients} on ${patients.accountId} = ${auditLog.actorId}
      where ${auditLog.objectType} = ${objectType} and ${auditLog.objectId} = ${objectId}
        and ${auditLog.action} not in ${literalWords([`${objectType}.read`, ...hidden])}
      order by ${auditLog.at}, ${auditLog.id}`,
    {
      name: sql`coalesce(${admins.name}, ${personName(doctors.lastName, doctors.firstName)},
        ${personName(patients.lastName, patients.firstName)})`,
      note: noteNamed,
    },
    steps,
  )

/** What happened to a record, oldest first, from the audit log. */
export async function timelineOf(
  ctx: Ctx,
  objectType: string,
  objectId: string,
  hidden: string[] = [],
): Promise<Event[]> {
  const id = sql`${objectId}::uuid`
  const [found] = await ctx.db.select({ rows: timelinePart(objectType, id, hidden) }).from(nothing)
  return timeline(found?.rows ?? [])
}

export const timeline = (rows: (Row & Named)[]): Event[] =>
  rows.map((row) => ({
    at: row.at.toISOString(),
    actor_role: row.actorRole,
    actor: row.name ?? '',
    event: row.action,
    from: stateIn(row.before, row.after),
    to: stateIn(row.after, row.before),
    reason: row.reason ?? row.note,
  }))

/** Steps of an order that its patient and its doctor see. */
const shared = [
  'placed',
  'paid',
  'payment_failed',
  'payment_retried',
  'payment_method_changed',
  'abandoned',
  'released',
  'held',
  'unheld',
  'progressed',
  'product_changed',
  'address_changed',
  'lines_cancelled',
  'backorder_cancelled',
  'cancel_requested',
  'cancel_declined',
  'cancel_withdrawn',
  'cancelled',
  'refunded',
  'refunded_by_platform',
  'credited',
  'credited_by_platform',
  'return_requested',
  'return_approved',
  'return_declined',
  'return_received',
  'return_refunded',
  'return_rejected',
  'problem_reported',
  'report_closed',
]
const ofDoctors = [
  'problem_reported_by_doctor',
  'report_by_doctor_closed',
  'report_stopped',
  'report_continued',
]
const progress = ['partially_shipped', 'shipped', 'delivered', 'partially_returned', 'returned']

/** Rows for `orderEvents`, as a value of a larger statement. */
export function eventsPart(orderId: SQLWrapper, reader: 'doctor' | 'patient') {
  const seen = reader === 'doctor' ? [...shared, ...ofDoctors] : shared
  const actions = seen.map((step) => `order.${step}`)
  return rowsOf(
    auditLog,
    sql`where ${auditLog.objectType} = 'order' and ${auditLog.objectId} = ${orderId}
      and ${auditLog.action} in ${literalWords(actions)} order by ${auditLog.at}, ${auditLog.id}`,
    {},
    steps,
  )
}

/**
 * The same of an order for its patient or doctor: no names of staff, no reasons, no internal steps, nor who bears a refund.
 * One whose parcels were all lost ends without having been delivered.
 */
export const orderEvents = (
  rows: Row[],
  { deliveredAt }: { deliveredAt: Date | null },
): components['schemas']['OrderEvent'][] =>
  rows
    .map((row) => ({
      at: row.at.toISOString(),
      event: row.action.replace(/_by_platform$/, ''),
      state: row.action === 'order.progressed' ? stateIn(row.after, row.before) : null,
      amount: /^order\.(refunded|credited)/.test(row.action) ? givenBackBy(row) : null,
      by: (['doctor', 'patient'] as const).find((role) => role === row.actorRole) ?? null,
    }))
    .filter(
      ({ event, state }) =>
        event !== 'order.progressed' ||
        (progress.includes(state ?? '') && (state !== 'delivered' || deliveredAt !== null)),
    )

type Values = Record<string, unknown> | null

/** How much a step has refunded or taken off the invoice. */
function givenBackBy({ before, after }: Row): number | null {
  const [was, is] = [before, after].map((values) => values?.refunded ?? values?.credited)
  return typeof was === 'number' && typeof is === 'number' ? is - was : null
}

/** The state that a step has changed; an order has three, of which the last that differs counts. */
function stateIn(values: Values, other: Values): string | null {
  const names = ['fulfilment_state', 'payment_state', 'order_state', 'status']
  const changed = names.find(
    (name) => typeof values?.[name] === 'string' && values[name] !== other?.[name],
  )
  return changed ? String(values?.[changed]) : null
}
