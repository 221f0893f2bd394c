import type { components, operations } from '@officina/openapi/schema'
import type { DoctorCtx } from '../../context.ts'
import { type SQL, sql } from '../../db/sql.ts'
import { countOf, holds, reads, windowOf, wordsOf } from '../list.ts'
import { actorNames } from '../recordNames.ts'
import { isoOf } from '../wire.ts'

type Query = NonNullable<operations['doctorListRecipeHistories']['parameters']['query']>
export type HistoryFilter = NonNullable<Query['filter']>
export type History = components['schemas']['RecipeHistory']
export type HistoryRow = Omit<History, 'actor_name'> & { actor_id: string | null }

/** What happened to the versions of the doctor's recipes, newest first. */
export async function listRecipeHistories(ctx: DoctorCtx, query: Query) {
  const { offset, limit } = windowOf(query)
  const from = historiesFrom(ctx, query.filter ?? {})
  const direction = query.sort?.[1] === 'ASC' ? 'ASC' : 'DESC'
  const found = await ctx.db.execute<HistoryRow>(selectHistories(from, direction, limit, offset))
  const rows = await withActors(ctx, found.rows)
  const { total, estimated } = await countOf(ctx, from)
  return { rows, total, estimated, offset }
}

/** Events of a filter in order of time. */
export function selectHistories(
  from: SQL,
  direction: 'ASC' | 'DESC',
  limit: number,
  offset = 0,
): SQL {
  const by = sql.raw(direction.toLowerCase())
  return sql`
    select e.id, e.recipe_id, r.number, e.version, r.label, e.event, e.actor_role, e.actor_id, e.reason_code, e.reason,
      ${isoOf(sql`e.at`)} as at,
      case when p.id is null then null else jsonb_build_object('id', p.id,
        'last_name', p.last_name, 'first_name', p.first_name) end as patient,
      (select o.id from recipes o where o.series_id = e.series_id and o.version < e.version
        and o.status <> 'draft' order by o.version desc limit 1) as compared_to
    from ${from} order by e.at ${by}, e.id ${by} limit ${limit} offset ${offset}`
}

/** The same with the names of who did it. */
export async function withActors(ctx: DoctorCtx, rows: HistoryRow[]): Promise<History[]> {
  const names = await actorNames(
    ctx,
    rows.map((row) => row.actor_id),
  )
  return rows.map(({ actor_id, ...row }) => ({
    ...row,
    actor_name: (actor_id && names.get(actor_id)) || null,
  }))
}

/** `recipe_events e` with its recipe and patient, and the conditions of a filter. */
export function historiesFrom(ctx: DoctorCtx, filter: HistoryFilter): SQL {
  const me = ctx.actor.id
  const zone = ctx.config.timeZone
  const parts = [sql`e.doctor_id = ${me} and r.doctor_id = ${me} and r.kind = 'patient'`]
  if (filter.patient_id) parts.push(sql`r.patient_id = ${filter.patient_id}`)
  if (filter.event) parts.push(sql`e.event = any(${sql.param(filter.event)}::text[])`)
  for (const word of wordsOf(filter.q))
    parts.push(reads(sql`(r.label || ' ' || r.title || ' ' || coalesce(r.number, ''))`, word))
  for (const word of wordsOf(filter.label)) parts.push(reads(sql`r.label`, word))
  for (const word of wordsOf(filter.patient)) parts.push(holds(sql`p.search_text`, word))
  for (const word of wordsOf(filter.product))
    parts.push(sql`exists (select 1 from recipe_lines l join products q on q.id = l.product_id
      where l.recipe_id = r.id and ${holds(sql`q.search_text`, word)})`)
  if (filter.at_gte) parts.push(sql`e.at >= (${filter.at_gte}::timestamp at time zone ${zone})`)
  if (filter.at_lte)
    parts.push(sql`e.at < ((${filter.at_lte}::date + 1)::timestamp at time zone ${zone})`)
  return sql`recipe_events e join recipes r on r.id = e.recipe_id
    left join patients p on p.id = r.patient_id where ${sql.join(parts, sql` and `)}`
}
