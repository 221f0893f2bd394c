import type { components } from '@officina/openapi/schema'
import type { Ctx } from '../context.ts'
import { admins } from '../db/schema/account.ts'
import { doctors } from '../db/schema/doctor.ts'
import { patients } from '../db/schema/patient.ts'
import { auditLog } from '../db/schema/platform.ts'
import { and, asc, eq, inArray, notInArray, sql } from '../db/sql.ts'
import { personName } from './wire.ts'

type Event = components['schemas']['SettlementEvent']

/** What happened to a record, oldest first, from the audit log. Reads and `hidden` actions are left out. */
export async function timelineOf(
  ctx: Ctx,
  objectType: string,
  objectId: string,
  hidden: string[] = [],
): Promise<Event[]> {
  const rows = await ctx.db
    .select({
      row: auditLog,
      name: sql<string | null>`coalesce(${admins.name},
        ${personName(doctors.lastName, doctors.firstName)},
        ${personName(patients.lastName, patients.firstName)})`,
    })
    .from(auditLog)
    .leftJoin(admins, eq(admins.accountId, auditLog.actorId))
    .leftJoin(doctors, eq(doctors.accountId, auditLog.actorId))
    .leftJoin(patients, eq(patients.accountId, auditLog.actorId))
    .where(
      and(
        eq(auditLog.objectType, objectType),
        eq(auditLog.objectId, objectId),
        notInArray(auditLog.action, [`${objectType}.read`, ...hidden]),
      ),
    )
    .orderBy(asc(auditLog.at), asc(auditLog.id))
  return rows.map(({ row, name }) => ({
    at: row.at.toISOString(),
    actor_role: row.actorRole,
    actor: name ?? '',
    event: row.action,
    from: stateIn(row.before, row.after),
    to: stateIn(row.after, row.before),
    reason: row.reason,
  }))
}

/** Steps of an order that its patient and its doctor see. */
const shared = [
  'placed',
  'paid',
  'payment_failed',
  'payment_retried',
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
  'return_requested',
  'return_approved',
  'return_declined',
  'return_received',
  'return_refunded',
  'return_rejected',
  'problem_reported',
  'report_closed',
]
const ofDoctors = ['problem_reported_by_doctor', 'report_stopped', 'report_continued']
const progress = ['partially_shipped', 'shipped', 'delivered', 'partially_returned', 'returned']

/** The same of an order for its patient or doctor: no names of staff, no reasons, no internal steps. */
export async function orderEvents(
  ctx: Ctx,
  orderId: string,
  reader: 'doctor' | 'patient',
): Promise<components['schemas']['OrderEvent'][]> {
  const steps = reader === 'doctor' ? [...shared, ...ofDoctors] : shared
  const rows = await ctx.db
    .select()
    .from(auditLog)
    .where(
      and(
        eq(auditLog.objectType, 'order'),
        eq(auditLog.objectId, orderId),
        inArray(
          auditLog.action,
          steps.map((step) => `order.${step}`),
        ),
      ),
    )
    .orderBy(asc(auditLog.at), asc(auditLog.id))
  return rows
    .map((row) => ({
      at: row.at.toISOString(),
      event: row.action,
      state: row.action === 'order.progressed' ? stateIn(row.after, row.before) : null,
      by: (['doctor', 'patient'] as const).find((role) => role === row.actorRole) ?? null,
    }))
    .filter(({ event, state }) => event !== 'order.progressed' || progress.includes(state ?? ''))
}

type Values = Record<string, unknown> | null

/** The state that a step has changed; an order has three, of which the last that differs counts. */
function stateIn(values: Values, other: Values): string | null {
  const names = ['fulfilment_state', 'payment_state', 'order_state', 'status']
  const changed = names.find(
    (name) => typeof values?.[name] === 'string' && values[name] !== other?.[name],
  )
  return changed ? String(values?.[changed]) : null
}
