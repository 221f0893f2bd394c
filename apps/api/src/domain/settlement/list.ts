import type { components, operations } from '@officina/openapi/schema'
import { and, eq, gte, ilike, inArray, lte, or, type SQL, sql } from 'drizzle-orm'
import type { Ctx } from '../../context.ts'
import { doctors } from '../../db/schema/doctor.ts'
import { settlements } from '../../db/schema/settlement.ts'
import { countOf, type ListQuery, like, orderOf, windowOf } from '../list.ts'
import { isoOf, personName } from '../wire.ts'

type Wire = components['schemas']['Settlement']
type Filter = NonNullable<
  NonNullable<operations['adminListSettlements']['parameters']['query']>['filter']
>

/** Statements of all doctors. `total` is exact up to 10,000. */
export async function listSettlements(ctx: Ctx, query: ListQuery<Filter>) {
  const where = and(...conditions(query.filter ?? {}))
  const { offset, limit } = windowOf(query)
  const rows = await ctx.db
    .select(columns)
    .from(settlements)
    .innerJoin(doctors, eq(doctors.id, settlements.doctorId))
    .where(where)
    .orderBy(...orderOf(query, sortable, ['period', 'DESC'], settlements.id))
    .limit(limit)
    .offset(offset)
  const { q, missing_bank } = query.filter ?? {}
  const needsDoctor = q !== undefined || missing_bank !== undefined
  const joined = sql`${settlements} inner join ${doctors} on ${doctors.id} = ${settlements.doctorId}`
  const from = sql`${needsDoctor ? joined : settlements} where ${where ?? sql`true`}`
  const { total, estimated } = await countOf(ctx, from)
  return { rows: rows as Wire[], total, offset, estimated }
}

/** Totals of everything that matches a filter. */
export async function summariseSettlements(ctx: Ctx, filter: Filter) {
  const total = (column: SQL | typeof settlements.net) =>
    sql<number>`coalesce(sum(${column}), 0)::float8`
  const [row] = await ctx.db
    .select({
      count: sql<number>`count(*)::int`,
      order_count: total(sql`${settlements.orderCount}`),
      gross_base: total(settlements.grossBase),
      commission: total(settlements.commission),
      adjustments: total(settlements.adjustments),
      carried_in: total(settlements.carriedIn),
      carried_out: total(settlements.carriedOut),
      withholding: total(settlements.withholding),
      net: total(settlements.net),
    })
    .from(settlements)
    .innerJoin(doctors, eq(doctors.id, settlements.doctorId))
    .where(and(...conditions(filter)))
  if (!row) throw new Error('an aggregate always has one row')
  return { ...row, currency: ctx.config.currency }
}

/** Statements by state; states without one are left out. */
export async function countSettlements(ctx: Ctx): Promise<Record<string, number>> {
  const rows = await ctx.db
    .select({ status: settlements.status, n: sql<number>`count(*)::int` })
    .from(settlements)
    .groupBy(settlements.status)
  return Object.fromEntries(rows.map((row) => [row.status, row.n]))
}

/** A statement as the wire shows it; needs `doctors` joined. */
export const columns = {
  id: settlements.id,
  number: settlements.number,
  period: sql<string>`to_char(${settlements.periodStart}, 'YYYY-MM')`,
  period_start: settlements.periodStart,
  period_end: settlements.periodEnd,
  doctor_id: settlements.doctorId,
  doctor_number: doctors.number,
  doctor_name: personName(doctors.lastName, doctors.firstName),
  status: settlements.status,
  currency: settlements.currency,
  order_count: settlements.orderCount,
  gross_base: settlements.grossBase,
  commission: settlements.commission,
  adjustments: settlements.adjustments,
  carried_in: settlements.carriedIn,
  carried_out: settlements.carriedOut,
  withholding: settlements.withholding,
  net: settlements.net,
  carry_reason: settlements.carryReason,
  bank_ready: sql<boolean>`${doctors.bankNumberEnc} is not null`,
  pay_on: settlements.payOn,
  paid_at: isoOf<string | null>(settlements.paidAt),
  payment_ref: settlements.paymentRef,
  failed_reason: settlements.failedReason,
  closed_at: isoOf<string | null>(settlements.closedAt),
  approved_at: isoOf<string | null>(settlements.approvedAt),
  revision: settlements.revision,
  updated_at: isoOf(settlements.updatedAt),
}

const sortable = {
  period: settlements.periodStart,
  number: settlements.number,
  status: settlements.status,
  net: settlements.net,
  pay_on: settlements.payOn,
  updated_at: settlements.updatedAt,
}

function conditions(filter: Filter): (SQL | undefined)[] {
  const { q, id, status, doctor_id, period, net_gte, net_lte, missing_bank } = filter
  return [
    id && inArray(settlements.id, id),
    status && inArray(settlements.status, status),
    doctor_id === undefined ? undefined : eq(settlements.doctorId, doctor_id),
    period === undefined ? undefined : eq(settlements.periodStart, `${period}-01`),
    net_gte === undefined ? undefined : gte(settlements.net, net_gte),
    net_lte === undefined ? undefined : lte(settlements.net, net_lte),
    missing_bank === undefined
      ? undefined
      : missing_bank
        ? sql`${doctors.bankNumberEnc} is null`
        : sql`${doctors.bankNumberEnc} is not null`,
    q
      ? or(
          ilike(settlements.number, like(q)),
          ilike(settlements.paymentRef, like(q)),
          ilike(doctors.number, like(q)),
          sql`${doctors.lastName} || ' ' || ${doctors.firstName} || ' ' || ${doctors.clinicName} ilike ${like(q)}`,
        )
      : undefined,
  ]
}
