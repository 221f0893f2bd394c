import type { AdminCtx, Ctx } from '../../context.ts'
import { doctors } from '../../db/schema/doctor.ts'
import { settlements } from '../../db/schema/settlement.ts'
import { eq, type SQL, sql } from '../../db/sql.ts'
import { countsOf, holds, like } from '../list.ts'
import { numberHolds } from '../numbers.ts'
import { allOf } from '../read/filters.ts'
import { defineList, type FilterOf } from '../read/list.ts'
import { personName } from '../wire.ts'
import { settlementMachine } from './entity.ts'

/** Statements of all doctors. */
export const settlementList = defineList('adminListSettlements', {
  table: settlements,
  joins: sql`inner join ${doctors} on ${doctors.id} = ${settlements.doctorId}`,
  columns: {
    period: sql`to_char(${settlements.periodStart}, 'YYYY-MM')`,
    doctor_number: doctors.number,
    doctor_name: personName(doctors.lastName, doctors.firstName),
    bank_ready: sql`${doctors.bankNumberEnc} is not null`,
  },
  filters: {
    period: (month) => eq(settlements.periodStart, `${month}-01`),
    missing_bank: (missing) =>
      missing ? sql`${doctors.bankNumberEnc} is null` : sql`${doctors.bankNumberEnc} is not null`,
    // numbers, references and doctors are each found by an index of their own
    q: (q) =>
      sql`(${numberHolds(settlements.number, q)} or ${settlements.paymentRef} ilike ${like(q)}
      or ${settlements.doctorId} = any(array(select d.id from doctors d where ${holds(sql`d.search_text`, q)})))`,
  },
  joinedFilters: ['missing_bank'],
  sort: { period: settlements.periodStart },
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

/** Statements by state; states without one are left out. */
export async function countSettlements(ctx: Ctx): Promise<Record<string, number>> {
  const { states } = settlementMachine
  const totals = await countsOf(
    ctx,
    states.map((status) => sql`${settlements} where ${settlements.status} = ${status}`),
  )
  return Object.fromEntries(
    states
      .map((status, index): [string, number] => [status, totals[index]?.total ?? 0])
      .filter(([, n]) => n > 0),
  )
}
