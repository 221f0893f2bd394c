import type { components } from '@officina/openapi/schema'
import { dateIn } from '@officina/shared/dates/days'
import type { AdminCtx } from '../../context.ts'
import { accounts } from '../../db/schema/account.ts'
import { doctors } from '../../db/schema/doctor.ts'
import { alias, sql } from '../../db/sql.ts'
import { notFound } from '../errors.ts'
import { allowedFrom } from '../machine.ts'
import { getShopSettings } from '../platform/shopSettings.ts'
import { defineColumns, selectList } from '../read/columns.ts'
import { isoOf, personName } from '../wire.ts'
import { duplicateOf, nameOf, patientsOf, rateOn, unpaid } from './adminRow.ts'
import { type DoctorStatus, doctorMachine } from './machine.ts'

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
  return {
    ...row,
    rate_default_bp: rules['commission.default_bp'],
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

const columns = defineColumns(
  'AdminDoctor',
  alias(doctors, 'd'),
  {
    name: nameOf,
    licence_verified_by_name: sql`verifier.name`,
    approved_by_name: sql`approver.name`,
    assigned_to_name: sql`assignee.name`,
    needs_other_admin: (ctx) =>
      sql`coalesce(d.rejected_by = ${ctx.actor.id} and d.status in ('applied', 'needs_info'), false)`,
    previously_rejected: sql`d.rejected_by is not null`,
    last_login_at: alias(accounts, 'a').lastLoginAt,
    catalog_ids: sql`array(select c.catalog_id::text from doctor_catalogs c where c.doctor_id = d.id order by c.created_at, c.catalog_id)`,
    bank: sql`json_build_object('holder', d.bank_holder, 'name', d.bank_name, 'branch', d.bank_branch, 'kind', d.bank_kind,
      'last4', d.bank_number_last4, 'changed_at', ${isoOf(sql`d.bank_changed_at`)})`,
    rate_bp: (ctx) => rateOn(dateIn(ctx.clock.now(), ctx.config.timeZone)),
    patients_active: patientsOf(['active']),
    patients_total: sql`(select count(*)::int from patients p where p.doctor_id = d.id)`,
    commission_unpaid: unpaid,
    possible_duplicates: duplicates,
  },
  ['allowed', 'rate_default_bp'],
)
