import type { components, operations } from '@officina/openapi/schema'
import { addDays, dateIn } from '@officina/shared/dates/days'
import type { DoctorCtx } from '../../context.ts'
import { whereIssued } from '../../db/schema/recipe.ts'
import { type SQL, sql } from '../../db/sql.ts'
import { countOf, holds, reads, windowOf, wordsOf } from '../list.ts'
import { numberHolds } from '../numbers.ts'
import { isoOf } from '../wire.ts'
import { actionsOf } from './actions.ts'
import { recipe } from './entity.ts'
import { renewalWord, runsOutAt } from './renewal.ts'

type Query = NonNullable<operations['doctorListRecipes']['parameters']['query']>
type Filter = NonNullable<Query['filter']>
type Summary = components['schemas']['RecipeSummary']

/** Recipes of the doctor's patients, newest change first. */
export async function listRecipes(ctx: DoctorCtx, query: Query) {
  const { offset, limit } = windowOf(query)
  const where = whereOf(ctx, query.filter ?? {})
  const [field, direction] = query.sort ?? ['updated_at', 'DESC']
  // where there is always a value, the plain sort is the one that the index has
  const nulls = field === 'updated_at' ? '' : direction === 'ASC' ? 'nulls first' : 'nulls last'
  const by = sql.raw(`${direction === 'ASC' ? 'asc' : 'desc'} ${nulls}`)
  const order = sql`${sortable[field]} ${by}, r.id ${sql.raw(direction === 'ASC' ? 'asc' : 'desc')}`
  // ids first: what is computed for a row is computed for the page only
  const rows = await select(
    ctx,
    sql`(select r.* from ${source} where ${where} order by ${order} limit ${limit} offset ${offset}) r`,
    order,
  )
  const { total, estimated } = await countOf(ctx, sql`${source} where ${where}`)
  return { rows, total, estimated, offset }
}

/** All versions of the course that a recipe belongs to, newest first. */
export async function listVersions(ctx: DoctorCtx, id: string): Promise<Summary[]> {
  const { seriesId } = await recipe.get(ctx, id)
  const from = sql`(select * from recipes where series_id = ${seriesId} and doctor_id = ${ctx.actor.id}) r`
  return select(ctx, from, sql`r.version desc`)
}

const source = sql`recipes r left join patients p on p.id = r.patient_id`

const sortable: Record<string, SQL> = {
  updated_at: sql`r.updated_at`,
  issued_at: sql`r.issued_at`,
  expires_on: sql`r.expires_on`,
  last_ordered_at: sql`r.last_ordered_at`,
  label: sql`r.label`,
}

async function select(ctx: DoctorCtx, from: SQL, order: SQL): Promise<Summary[]> {
  const result = await ctx.db.execute<Omit<Summary, 'actions'> & { held_by: string | null }>(sql`
    select r.id, r.number, r.series_id, r.version, r.label, r.title, r.status, r.catalog_id, r.held_by,
      case when p.id is null then null else jsonb_build_object('id', p.id, 'number', p.number,
        'last_name', p.last_name, 'first_name', p.first_name, 'status', p.status) end as patient,
      coalesce(counts.lines_count, 0) as lines_count,
      coalesce(counts.ordered_count, 0) as ordered_count,
      coalesce(counts.needed_count, 0) as needed_count,
      ${isoOf(sql`r.issued_at`)} as issued_at, r.starts_on::text as starts_on,
      r.expires_on::text as expires_on, ${isoOf(sql`r.viewed_at`)} as viewed_at,
      ${isoOf(sql`r.first_ordered_at`)} as first_ordered_at,
      ${isoOf(sql`r.last_ordered_at`)} as last_ordered_at,
      case when ${whereIssued()} then ${renewalWord(sql`counts.runs_out_at`, ctx.clock.now())} end as renewal,
      ${isoOf(sql`r.updated_at`)} as updated_at
    from ${from} left join patients p on p.id = r.patient_id
    left join lateral (${lineCounts(ctx)}) counts on true
    order by ${order}`)
  return result.rows.map(({ held_by, ...row }) => ({
    ...row,
    actions: actionsOf({ ...row, held_by }),
  }))
}

const lineCounts = (ctx: DoctorCtx) => sql`
  select count(*)::int as lines_count,
    (count(*) filter (where not l.optional and l.times_ordered > 0))::int as ordered_count,
    (count(*) filter (where not l.optional))::int as needed_count,
    min(${runsOutAt(ctx)}) filter (where l.state = 'active') as runs_out_at
  from recipe_lines l join variants v on v.id = l.variant_id where l.recipe_id = r.id`

function whereOf(ctx: DoctorCtx, filter: Filter): SQL {
  const zone = ctx.config.timeZone
  const today = dateIn(ctx.clock.now(), zone)
  const parts = [sql`r.doctor_id = ${ctx.actor.id} and r.kind = 'patient'`]
  if (filter.id) parts.push(sql`r.id = any(${sql.param(filter.id)}::uuid[])`)
  if (filter.status) parts.push(sql`r.status = any(${sql.param(filter.status)}::text[])`)
  if (filter.patient_id) parts.push(sql`r.patient_id = ${filter.patient_id}`)
  if (filter.series_id) parts.push(sql`r.series_id = ${filter.series_id}`)
  if (filter.catalog_id) parts.push(sql`r.catalog_id = ${filter.catalog_id}`)
  if (filter.label) parts.push(sql`r.label = ${filter.label}`)
  if (filter.product_id)
    parts.push(
      sql`exists (select 1 from recipe_lines l where l.recipe_id = r.id and l.product_id = ${filter.product_id})`,
    )
  const me = ctx.actor.id
  parts.push(...wordsOf(filter.q).map((word) => matches(me, word)))
  parts.push(...wordsOf(filter.patient).map((word) => sql`r.id in (${ofPatient(me, word)})`))
  parts.push(...wordsOf(filter.product).map((word) => sql`r.id in (${withProduct(me, word)})`))
  const expiring = sql`(${whereIssued()} and r.expires_on <= ${addDays(today, 30)})`
  if (filter.expiring !== undefined) parts.push(sql`${expiring} = ${filter.expiring}`)
  const waiting = sql`(${whereIssued()} and r.first_ordered_at is null)`
  if (filter.not_ordered !== undefined) parts.push(sql`${waiting} = ${filter.not_ordered}`)
  if (filter.renewal)
    parts.push(sql`(${whereIssued()} and (select ${renewalWord(sql`counts.runs_out_at`, ctx.clock.now())}
      from (${lineCounts(ctx)}) counts) = any(${sql.param(filter.renewal)}::text[]))`)
  if (filter.issued_at_gte)
    parts.push(sql`r.issued_at >= (${filter.issued_at_gte}::timestamp at time zone ${zone})`)
  if (filter.issued_at_lte)
    parts.push(
      sql`r.issued_at < ((${filter.issued_at_lte}::date + 1)::timestamp at time zone ${zone})`,
    )
  return sql.join(parts, sql` and `)
}

/** Label, title, number, patient and products; each is found by its own index. */
const matches = (doctorId: string, word: string): SQL => sql`r.id in (
  select own.id from recipes own where own.doctor_id = ${doctorId} and own.kind = 'patient'
    and (${reads(sql`(own.label || ' ' || own.title)`, word)} or ${numberHolds(sql`own.number`, word)})
  union all ${ofPatient(doctorId, word)}
  union all ${withProduct(doctorId, word)})`

const ofPatient = (doctorId: string, word: string): SQL => sql`
  select own.id from patients p join recipes own on own.doctor_id = p.doctor_id and own.patient_id = p.id
    where p.doctor_id = ${doctorId} and ${holds(sql`p.search_text`, word)}`

const withProduct = (doctorId: string, word: string): SQL => sql`
  select l.recipe_id from products q join recipe_lines l on l.product_id = q.id and l.doctor_id = ${doctorId}
    where ${holds(sql`q.search_text`, word)}`
