import type { components } from '@officina/openapi/schema'
import type { DoctorCtx } from '../../context.ts'
import { doctors } from '../../db/schema/doctor.ts'
import { settlements } from '../../db/schema/settlement.ts'
import { and, between, eq, inArray, sql } from '../../db/sql.ts'
import { countOf, type ListQuery, orderOf, windowOf } from '../list.ts'
import { settlementList } from './list.ts'

type Statement = NonNullable<components['schemas']['DoctorStatement']>
type Filter = { id?: string[]; status?: Statement['status'][]; year?: number }

/** The doctor's own statements, newest first. */
export async function listStatements(ctx: DoctorCtx, query: ListQuery<Filter>) {
  const { id, status, year } = query.filter ?? {}
  const where = and(
    eq(settlements.doctorId, ctx.actor.id),
    id && inArray(settlements.id, id),
    status && inArray(settlements.status, status),
    year === undefined
      ? undefined
      : between(settlements.periodStart, `${year}-01-01`, `${year}-12-31`),
  )
  const { offset, limit } = windowOf(query)
  const rows = await ctx.db
    .select(settlementList.columns(ctx))
    .from(settlements)
    .innerJoin(doctors, eq(doctors.id, settlements.doctorId))
    .where(where)
    .orderBy(...orderOf(query, sortable, ['period', 'DESC'], settlements.id))
    .limit(limit)
    .offset(offset)
  const { total } = await countOf(ctx, sql`${settlements} where ${where}`)
  return { rows: rows as Statement[], total, offset }
}

const sortable = { period: settlements.periodStart, net: settlements.net }
