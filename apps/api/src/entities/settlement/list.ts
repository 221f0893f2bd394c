import { dateIn } from '@officina/shared/dates/days'
import type { AdminCtx, Ctx } from '../../context.ts'
import { doctors } from '../../db/schema/doctor.ts'
import { settlementDisputes, settlements } from '../../db/schema/settlement.ts'
import { eq, type SQL, sql } from '../../db/sql.ts'
import { countsOf, holds, like } from '../list.ts'
import { numberHolds } from '../numbers.ts'
import { allOf } from '../read/filters.ts'
import { defineList } from '../read/list.ts'
import type { FilterOf } from '../read/listParts.ts'
import { personName } from '../wire.ts'
import { payDay, settlementMachine } from './entity.ts'
import { negativeBefore } from './period.ts'

const openDispute = sql`${settlementDisputes.settlementId} = ${settlements.id} and ${settlementDisputes.status} = 'open'`
const isDisputed = sql`exists (select 1 from ${settlementDisputes} where ${openDispute})`

/** The newest statement of a doctor whose statements have been below zero for more than six months. */
const isNegativeLong = (ctx: Ctx) =>
  sql`(${settlements.negativeSince} is not null and ${settlements.negativeSince} < ${negativeBefore(ctx)}::date and ${settlements.status} <> 'void'
    and not exists (select 1 from settlements later where later.doctor_id = ${settlements.doctorId}
      and later.period_start > ${settlements.periodStart} and later.status not in ('open', 'void')))`

/** The pay day has gone by and the doctor has not got the money. */
const isOverdue = (ctx: Ctx) =>
  sql`(${settlements.status} in ('closed', 'approved', 'paying', 'failed') and ${settlements.payOn} < ${dateIn(ctx.clock.now(), ctx.config.timeZone)}::date)`

export const period = sql`to_char(${settlements.periodStart}, 'YYYY-MM')`

/** Statements of all doctors. */
export const settlementList = defineList('adminListSettlements', {
  table: settlements,
  joins: sql`inner join ${doctors} on ${doctors.id} = ${settlements.doctorId}`,
  columns: {
    period,
    doctor_number: doctors.number,
    doctor_name: personName(doctors.lastName, doctors.firstName),
    bank_ready: sql`${doctors.bankNumberEnc} is not null`,
    pay_on: payDay(settlements),
    overdue: (ctx) => isOverdue(ctx),
    open_disputes: sql`(select count(*)::int from ${settlementDisputes} where ${openDispute})`,
  },
  filters: {
    period: (month) => eq(settlements.periodStart, `${month}-01`),
    missing_bank: (missing) =>
      missing ? sql`${doctors.bankNumberEnc} is null` : sql`${doctors.bankNumberEnc} is not null`,
    disputed: (wanted) => (wanted ? isDisputed : sql`not ${isDisputed}`),
    overdue: (wanted, ctx) =>
      wanted ? isOverdue(ctx) : sql`not coalesce(${isOverdue(ctx)}, false)`,
    negative_long: (wanted, ctx) =>
      wanted ? isNegativeLong(ctx) : sql`not coalesce(${isNegativeLong(ctx)}, false)`,
    void_requested: (wanted) =>
      wanted
        ? sql`${settlements.voidRequestedAt} is not null`
        : sql`${settlements.voidRequestedAt} is null`,
    // numbers, references and doctors are each found by an index of their own
    q: (q) =>
      sql`(${numberHolds(settlements.number, q)} or ${settlements.paymentRef} ilike ${like(q)}
      or ${settlements.doctorId} = any(array(select d.id from doctors d where ${holds(sql`d.search_text`, q)})))`,
  },
  joinedFilters: ['missing_bank'],
  sort: { period: settlements.periodStart, pay_on: payDay(settlements) },
  nullsLast: ['pay_on'],
  order: ['period', 'DESC'],
})

/**
 * Totals of everything that matches a filter. What is void stands on the next statement again, and what was
 * carried over is paid with the next one: neither is counted twice.
 */
export async function summariseSettlements(
  ctx: AdminCtx,
  filter: FilterOf<'adminListSettlements'>,
) {
  const total = (column: SQL | typeof settlements.net) =>
    sql<number>`coalesce(sum(${column}) filter (where ${settlements.status} <> 'void'), 0)::float8`
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
      net: sql<number>`coalesce(sum(${settlements.net}) filter (where ${settlements.status} not in ('void', 'carried_over')), 0)::float8`,
    })
    .from(settlements)
    .innerJoin(doctors, eq(doctors.id, settlements.doctorId))
    .where(allOf(settlementList.conditions(ctx, filter)))
  if (!row) throw new Error('an aggregate always has one row')
  return { ...row, currency: ctx.config.currency }
}

/** Statements by state; `attention` are those of other states that wait for somebody. What is 0 is left out. */
export async function countSettlements(ctx: Ctx): Promise<Record<string, number>> {
  const { states } = settlementMachine
  const totals = await countsOf(
    ctx,
    states.map((status) => sql`${settlements} where ${settlements.status} = ${status}`),
  )
  const [row] = await ctx.db
    .select({ n: sql<number>`count(*)::int` })
    .from(settlements)
    .where(
      // each reason has an index of its own
      sql`${settlements.status} not in ('open', 'closed', 'failed') and ${settlements.id} = any(array(
        select settlement_id from settlement_disputes where status = 'open'
        union select id from settlements where void_requested_at is not null
        union select id from settlements where ${isNegativeLong(ctx)}))`,
    )
  return Object.fromEntries(
    [
      ...states.map((status, index): [string, number] => [status, totals[index]?.total ?? 0]),
      ['attention', row?.n ?? 0] as [string, number],
    ].filter(([, n]) => n > 0),
  )
}
