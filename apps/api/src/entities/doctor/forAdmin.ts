import type { components } from '@officina/openapi/schema'
import { choosableFields, type FieldState } from '@officina/shared/applicationForm'
import { dateIn, dayMs } from '@officina/shared/dates/days'
import type { AdminCtx } from '../../context.ts'
import { accounts, admins } from '../../db/schema/account.ts'
import { doctors } from '../../db/schema/doctor.ts'
import { alias, type SQL, sql } from '../../db/sql.ts'
import { notFound } from '../errors.ts'
import { isFirstIssue } from '../figures/day.ts'
import { everyWord, like } from '../list.ts'
import { allowedFrom } from '../machine.ts'
import { getShopSettings } from '../platform/shopSettings.ts'
import { defineColumns, selectList } from '../read/columns.ts'
import { defineList } from '../read/list.ts'
import { revenueOf } from '../revenue.ts'
import { doctorWords } from '../search/vocabularies.ts'
import { isoOf, personName } from '../wire.ts'
import { type DoctorStatus, doctorMachine } from './entity.ts'
import { tierOf } from './tiers.ts'

const hasFactor = sql`(a.totp_secret is not null or exists (select from passkeys k where k.account_id = a.id))`

/** Name as its owner writes it (family name first in Japanese); before the application the address. */
export const nameOf = sql`coalesce(nullif(${personName(sql`d.last_name`, sql`d.first_name`)}, ''), d.email)`

/** Doctors `o` that may be the same person as `d`. */
export const duplicateOf = sql`o.id <> d.id and (
  (o.licence_number = d.licence_number and o.licence_number <> '') or (o.phone = d.phone and o.phone <> ''))`

/** The rate that was agreed for a day (text, `2026-11-20`); null for the default, also one that is kept, or a tier. */
export const rateOn = (day: string): SQL => sql`(
  select r.rate_bp from doctor_rates r where r.doctor_id = d.id and r.set_by is not null
    and r."from" <= ${day}::date and (r."to" is null or r."to" >= ${day}::date)
  order by r."from" desc limit 1)`

/** What the platform owes the doctor: the sum of the ledger, minor units. */
export const unpaid = sql`(select coalesce(sum(l.amount), 0)::float8 from ledger_entries l where l.doctor_id = d.id)`

export const patientsOf = (states: string[]): SQL =>
  sql`(select count(*)::int from patients p where p.doctor_id = d.id and p.status = any(${sql.param(states)}::text[]))`

const d = alias(doctors, 'd')
const a = alias(accounts, 'a')
const m = alias(admins, 'm')

/** Doctors in every state, with their figures; the figures are counted for the page alone. */
export const doctorList = defineList('adminListDoctors', {
  table: d,
  joins: sql`left join accounts a on a.id = d.account_id`,
  pageJoins: (ctx) => sql`left join admins m on m.id = d.assigned_to
    left join admins approver on approver.id = d.approved_by
    cross join lateral (
      select count(*)::int as n, coalesce(sum(${revenueOf('placed')}), 0)::float8 as sales,
        coalesce(sum(placed.total), 0)::float8 as total, coalesce(sum(placed.refunded), 0)::float8 as refunded from orders placed
      where placed.doctor_id = d.id and placed.placed_at >= ${since(ctx)} and placed.cancelled_at is null
    ) orders`,
  columns: {
    name: nameOf,
    documents: sql`(select count(*)::int from files f where f.owner_type = 'doctor' and f.owner_id = d.id and f.deleted_at is null)`,
    duplicates: sql`(select count(*)::int from doctors o where ${duplicateOf})`,
    assigned_to_name: m.name,
    approved_by_name: sql`approver.name`,
    waiting_since:
      isoOf(sql`coalesce((select max(l.at) from audit_log l where l.object_type = 'doctor'
      and l.object_id = d.id and l.after->>'status' = d.status), d.applied_at)`),
    rate_bp: (ctx) => rateOn(dateIn(ctx.clock.now(), ctx.config.timeZone)),
    has_bank: sql`d.bank_number_last4 is not null`,
    two_factor: hasFactor,
    patients_active: patientsOf(['active']),
    patients_total: sql`(select count(*)::int from patients p where p.doctor_id = d.id)`,
    recipes_90d: (ctx) =>
      sql`(select count(*)::int from recipes r where r.doctor_id = d.id and ${isFirstIssue(sql`r`)}
        and r.issued_at >= ${since(ctx)})`,
    orders_90d: sql`orders.n`,
    sales_90d: sql`orders.sales`,
    refund_rate_bp: sql`round(orders.refunded * 10000 / nullif(orders.total, 0))::int`,
    commission_unpaid: unpaid,
    last_login_at: a.lastLoginAt,
  },
  filters: {
    clinic_prefecture: (wanted) => sql`d.clinic_prefecture ilike ${like(wanted)}`,
    no_bank: (wanted) => (wanted ? sql`d.bank_number_last4 is null` : undefined),
    no_sign_in_90d: (wanted, ctx) =>
      wanted
        ? sql`coalesce(a.last_login_at, d.approved_at, d.created_at) < ${since(ctx)}`
        : undefined,
    sales_90d_gte: (least, ctx) => sql`${salesOf(ctx)} >= ${least}::bigint`,
    sales_90d_lte: (most, ctx) => sql`${salesOf(ctx)} <= ${most}::bigint`,
    renewal_sent: (wanted) => (wanted ? sql`d.licence_renewal_sent_at is not null` : undefined),
    q: (q) => (q.trim() ? everyWord(d.searchText, q) : undefined),
  },
  joinedFilters: ['no_sign_in_90d'],
  sort: { name: sql`d.last_name || ' ' || d.first_name` },
  vocabulary: () => [doctorWords],
  order: ['created_at', 'DESC'],
  // where there is always a value, the plain sort is the one that the index has
  nullsLast: ['applied_at', 'approved_at', 'licence_expires_on'],
})

/** What the patients of the doctor `d` ordered in 90 days, as the column says it. */
const salesOf = (
  ctx: AdminCtx,
) => sql`(select coalesce(sum(${revenueOf('placed')}), 0) from orders placed
  where placed.doctor_id = d.id and placed.placed_at >= ${since(ctx)} and placed.cancelled_at is null)`

/** Ninety days ago, to the minute: whoever counts in it counts the same. */
function since(ctx: AdminCtx): string {
  const minute = Math.floor(ctx.clock.now().getTime() / 60_000) * 60_000
  return new Date(minute - 90 * dayMs).toISOString()
}

type Doctor = components['schemas']['AdminDoctor']

/** Everything an administrator may know of one doctor; the bank account is masked by never being read. */
export async function getDoctorForAdmin(ctx: AdminCtx, id: string): Promise<Doctor> {
  const result = await ctx.db.execute<Omit<Doctor, 'allowed' | 'rate_default_bp'>>(sql`
    select ${selectList(columns(ctx))}
    from doctors d
    left join accounts a on a.id = d.account_id
    left join admins verifier on verifier.id = d.licence_verified_by
    left join admins approver on approver.id = d.approved_by
    left join admins assignee on assignee.id = d.assigned_to
    where d.id = ${id}`)
  const [row] = result.rows
  if (!row) throw notFound()
  const rules = await getShopSettings(ctx)
  const tier = (await tierOf(ctx, id))?.rate_bp
  return {
    ...row,
    rate_default_bp: tier ?? rules['commission.default_bp'],
    allowed: allowedFrom(doctorMachine, row.status as DoctorStatus, 'admin'),
  }
}

const duplicates = sql`(
  select coalesce(json_agg(found), '[]'::json) from (
    select o.id, o.number, ${personName(sql`o.last_name`, sql`o.first_name`)} as name, o.status,
      array_remove(array[
        case when o.licence_number = d.licence_number and o.licence_number <> '' then 'licence_number' end,
        case when o.phone = d.phone and o.phone <> '' then 'phone' end], null) as same
    from doctors o where ${duplicateOf} order by o.created_at desc limit 20
  ) found)`

/** The fields of a state in the form that the application was sent by, in the order of the form. */
const fieldsAsked = (state: FieldState) => sql`array(
  select field from unnest(${sql.param([...choosableFields])}::text[]) with ordinality as f(field, place)
  where d.application_form->>field = ${state} order by place)`

const columns = defineColumns(
  'AdminDoctor',
  alias(doctors, 'd'),
  {
    name: nameOf,
    asked_required: fieldsAsked('required'),
    asked_optional: fieldsAsked('optional'),
    not_asked: fieldsAsked('hidden'),
    licence_verified_by_name: sql`verifier.name`,
    approved_by_name: sql`approver.name`,
    assigned_to_name: sql`assignee.name`,
    needs_other_admin: (ctx) =>
      sql`coalesce(d.rejected_by = ${ctx.actor.id} and d.status in ('applied', 'needs_info'), false)`,
    previously_rejected: sql`d.rejected_by is not null`,
    two_factor: hasFactor,
    last_login_at: alias(accounts, 'a').lastLoginAt,
    catalog_ids: sql`array(select c.catalog_id::text from doctor_catalogs c where c.doctor_id = d.id order by c.created_at, c.catalog_id)`,
    bank: sql`json_build_object('holder', d.bank_holder, 'name', d.bank_name, 'country', d.bank_country,
      'bank_code', d.bank_code, 'branch', d.bank_branch, 'branch_code', d.bank_branch_code, 'kind', d.bank_kind,
      'last4', d.bank_number_last4, 'changed_at', ${isoOf(sql`d.bank_changed_at`)})`,
    rate_bp: (ctx) => rateOn(dateIn(ctx.clock.now(), ctx.config.timeZone)),
    patients_active: patientsOf(['active']),
    patients_total: sql`(select count(*)::int from patients p where p.doctor_id = d.id)`,
    commission_unpaid: unpaid,
    possible_duplicates: duplicates,
  },
  ['allowed', 'rate_default_bp'],
)
