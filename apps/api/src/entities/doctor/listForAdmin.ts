import { dateIn, dayMs } from '@officina/shared/dates/days'
import type { AdminCtx } from '../../context.ts'
import { accounts, admins } from '../../db/schema/account.ts'
import { doctors } from '../../db/schema/doctor.ts'
import { alias, sql } from '../../db/sql.ts'
import { everyWord, like } from '../list.ts'
import { defineList } from '../read/list.ts'
import { duplicateOf, nameOf, patientsOf, rateOn, unpaid } from './adminRow.ts'

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
      select count(*)::int as n, coalesce(sum(placed.total), 0)::float8 as sales,
        coalesce(sum(placed.refunded), 0)::float8 as refunded from orders placed
      where placed.doctor_id = d.id and placed.placed_at >= ${since(ctx)} and placed.cancelled_at is null
    ) orders`,
  columns: {
    name: nameOf,
    documents: sql`(select count(*)::int from files f where f.owner_type = 'doctor' and f.owner_id = d.id and f.deleted_at is null)`,
    duplicates: sql`(select count(*)::int from doctors o where ${duplicateOf})`,
    assigned_to_name: m.name,
    approved_by_name: sql`approver.name`,
    rate_bp: (ctx) => rateOn(dateIn(ctx.clock.now(), ctx.config.timeZone)),
    has_bank: sql`d.bank_number_last4 is not null`,
    two_factor: sql`a.totp_secret is not null`,
    patients_active: patientsOf(['active']),
    patients_total: sql`(select count(*)::int from patients p where p.doctor_id = d.id)`,
    recipes_90d: (ctx) =>
      sql`(select count(*)::int from recipes r where r.doctor_id = d.id and r.issued_at >= ${since(ctx)})`,
    orders_90d: sql`orders.n`,
    sales_90d: sql`orders.sales`,
    refund_rate_bp: sql`round(orders.refunded * 10000 / nullif(orders.sales, 0))::int`,
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
  order: ['created_at', 'DESC'],
  // where there is always a value, the plain sort is the one that the index has
  nullsLast: ['applied_at', 'approved_at', 'licence_expires_on'],
})

/** What the patients of the doctor `d` ordered in 90 days, as the column says it. */
const salesOf = (ctx: AdminCtx) => sql`(select coalesce(sum(placed.total), 0) from orders placed
  where placed.doctor_id = d.id and placed.placed_at >= ${since(ctx)} and placed.cancelled_at is null)`

/** Ninety days ago, to the minute: whoever counts in it counts the same. */
function since(ctx: AdminCtx): string {
  const minute = Math.floor(ctx.clock.now().getTime() / 60_000) * 60_000
  return new Date(minute - 90 * dayMs).toISOString()
}
