import type { components } from '@officina/openapi/schema'
import { type SQL, sql } from 'drizzle-orm'
import { dateIn } from '../../clock.ts'
import type { AdminCtx } from '../../context.ts'
import { countOf, type ListQuery, like, windowOf } from '../list.ts'
import { isoOf } from '../wire.ts'
import { duplicateOf, nameOf, patientsOf, rateOn, unpaid } from './adminRow.ts'

type Row = components['schemas']['AdminDoctorRow']
type Filter = {
  id?: string[]
  q?: string
  status?: string[]
  speciality?: string[]
  clinic_prefecture?: string
  created_at_gte?: string
  created_at_lte?: string
  applied_at_gte?: string
  applied_at_lte?: string
  licence_expires_on_gte?: string
  licence_expires_on_lte?: string
  no_sign_in_90d?: boolean
  no_bank?: boolean
  assigned_to?: string
}

/** A page of doctors in every state, with their figures; the figures are counted for the page alone. */
export async function listDoctorsForAdmin(ctx: AdminCtx, query: ListQuery<Filter>) {
  const where = conditions(ctx, query.filter ?? {})
  const { offset, limit } = windowOf(query)
  const order = orderOf(query)
  const result = await ctx.db.execute<Row>(sql`
    select ${columns(ctx)} from (
      select d.id as page_id from doctors d left join accounts a on a.id = d.account_id
      where ${where} order by ${order} limit ${limit} offset ${offset}
    ) page
    join doctors d on d.id = page.page_id
    left join accounts a on a.id = d.account_id
    left join admins m on m.id = d.assigned_to
    cross join lateral (
      select count(*)::int as n, coalesce(sum(placed.total), 0)::float8 as sales from orders placed
      where placed.doctor_id = d.id and placed.placed_at >= ${since(ctx)} and placed.cancelled_at is null
    ) orders
    order by ${order}`)
  const from = sql`doctors d left join accounts a on a.id = d.account_id where ${where}`
  const { total, estimated } = await countOf(ctx, from)
  return { rows: result.rows, total, estimated, offset }
}

const sortable: Record<string, SQL> = {
  created_at: sql`d.created_at`,
  applied_at: sql`d.applied_at`,
  approved_at: sql`d.approved_at`,
  updated_at: sql`d.updated_at`,
  name: sql`d.last_name || ' ' || d.first_name`,
  clinic_name: sql`d.clinic_name`,
  number: sql`d.number`,
  status: sql`d.status`,
  licence_expires_on: sql`d.licence_expires_on`,
}

const nullable = ['applied_at', 'approved_at', 'licence_expires_on']

function orderOf(query: ListQuery<Filter>): SQL {
  const [field, direction] = (query.sort ?? ['created_at', 'DESC']) as [string, string]
  const way = sql.raw(direction === 'ASC' ? 'asc' : 'desc')
  // where there is always a value, the plain sort is the one that the index has
  const nulls = sql.raw(nullable.includes(field) ? 'nulls last' : '')
  return sql`${sortable[field] ?? sql`d.created_at`} ${way} ${nulls}, d.id ${way}`
}

function columns(ctx: AdminCtx): SQL {
  return sql`d.id, d.number, ${nameOf} as name, d.status, d.clinic_name, d.email, d.speciality,
    d.licence_type, d.licence_number, d.licence_country, d.licence_expires_on::text, d.clinic_prefecture,
    (select count(*)::int from files f where f.owner_type = 'doctor' and f.owner_id = d.id and f.deleted_at is null) as documents,
    (select count(*)::int from doctors o where ${duplicateOf}) as duplicates,
    d.assigned_to, m.name as assigned_to_name, ${rateOn(dateIn(ctx.clock.now(), ctx.config.timeZone))} as rate_bp,
    d.bank_number_last4 is not null as has_bank, a.totp_secret is not null as two_factor,
    ${patientsOf(['active'])} as patients_active,
    (select count(*)::int from patients p where p.doctor_id = d.id) as patients_total,
    (select count(*)::int from recipes r where r.doctor_id = d.id and r.issued_at >= ${since(ctx)}) as recipes_90d,
    orders.n as orders_90d, orders.sales as sales_90d, ${unpaid} as commission_unpaid,
    ${isoOf(sql`d.created_at`)} as created_at, ${isoOf(sql`d.applied_at`)} as applied_at,
    ${isoOf(sql`d.approved_at`)} as approved_at, ${isoOf(sql`a.last_login_at`)} as last_login_at,
    ${isoOf(sql`d.updated_at`)} as updated_at, d.revision`
}

function conditions(ctx: AdminCtx, filter: Filter): SQL {
  const parts: SQL[] = [sql`true`]
  const zone = ctx.config.timeZone
  const day = (column: SQL, from?: string, to?: string) => {
    if (from) parts.push(sql`${column} >= ${from}::timestamp at time zone ${zone}`)
    if (to) parts.push(sql`${column} < (${to}::timestamp + interval '1 day') at time zone ${zone}`)
  }
  if (filter.id) parts.push(sql`d.id = any(${sql.param(filter.id)}::uuid[])`)
  if (filter.status) parts.push(sql`d.status = any(${sql.param(filter.status)}::text[])`)
  if (filter.speciality)
    parts.push(sql`d.speciality = any(${sql.param(filter.speciality)}::text[])`)
  if (filter.clinic_prefecture) parts.push(sql`d.clinic_prefecture = ${filter.clinic_prefecture}`)
  if (filter.assigned_to) parts.push(sql`d.assigned_to = ${filter.assigned_to}`)
  day(sql`d.created_at`, filter.created_at_gte, filter.created_at_lte)
  day(sql`d.applied_at`, filter.applied_at_gte, filter.applied_at_lte)
  if (filter.licence_expires_on_gte)
    parts.push(sql`d.licence_expires_on >= ${filter.licence_expires_on_gte}::date`)
  if (filter.licence_expires_on_lte)
    parts.push(sql`d.licence_expires_on <= ${filter.licence_expires_on_lte}::date`)
  if (filter.no_bank) parts.push(sql`d.bank_number_last4 is null`)
  if (filter.no_sign_in_90d)
    parts.push(sql`coalesce(a.last_login_at, d.approved_at, d.created_at) < ${since(ctx)}`)
  if (filter.q) parts.push(sql`${searched} ilike ${like(filter.q)}`)
  return sql.join(parts, sql` and `)
}

/** Ninety days ago. */
const since = (ctx: AdminCtx) => new Date(ctx.clock.now().getTime() - 90 * 86_400_000).toISOString()

/** Written exactly as the index `doctors_search` has it. */
const searched = sql`(d.last_name || ' ' || d.first_name || ' ' || coalesce(d.last_name_kana, '') || ' ' || coalesce(d.first_name_kana, '') || ' ' || d.clinic_name || ' ' || d.email || ' ' || d.number)`
