import type { operations } from '@officina/openapi/schema'
import type { DoctorCtx, PatientCtx } from '../../context.ts'
import { sql } from '../../db/sql.ts'
import { countOf, type ListQuery, windowOf } from '../list.ts'
import { loadForDoctor, loadForPatient } from './view.ts'

type Filter = NonNullable<
  NonNullable<operations['doctorListRequests']['parameters']['query']>['filter']
>

/** The patient's own requests to the doctor of today, newest first. */
export async function listRequestsOfPatient(ctx: PatientCtx, query: ListQuery) {
  const { offset, limit } = windowOf(query)
  const where = sql`q.patient_id = ${ctx.actor.id}`
  const rows = await loadForPatient(
    ctx,
    sql`${where} order by q.created_at desc, q.id desc limit ${limit} offset ${offset}`,
  )
  const { total } = await countOf(ctx, sql`requests q where ${where}`)
  return { rows, total, offset }
}

/** The doctor's queue: what waits longest comes first, what is decided newest first. */
export async function listRequestsOfDoctor(ctx: DoctorCtx, query: ListQuery<Filter>) {
  const { offset, limit } = windowOf(query)
  const filter = query.filter ?? {}
  const parts = [sql`q.doctor_id = ${ctx.actor.id}`]
  if (filter.open !== undefined) parts.push(sql`(q.status = 'open') = ${filter.open}`)
  if (filter.kind) parts.push(sql`q.kind = any(${sql.param(filter.kind)}::text[])`)
  if (filter.patient_id) parts.push(sql`q.patient_id = ${filter.patient_id}`)
  if (filter.id) parts.push(sql`q.id = any(${sql.param(filter.id)}::uuid[])`)
  const where = sql.join(parts, sql` and `)
  const rows = await loadForDoctor(
    ctx,
    sql`${where} order by (q.status = 'open') desc, case when q.status = 'open' then q.created_at end,
      q.decided_at desc nulls last, q.id desc limit ${limit} offset ${offset}`,
  )
  const { total } = await countOf(ctx, sql`requests q where ${where}`)
  return { rows, total, offset }
}
