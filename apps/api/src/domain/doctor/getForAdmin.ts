import type { components } from '@officina/openapi/schema'
import { sql } from 'drizzle-orm'
import { dateIn } from '../../clock.ts'
import type { AdminCtx } from '../../context.ts'
import { notFound } from '../errors.ts'
import { allowedFrom } from '../machine.ts'
import { isoOf } from '../wire.ts'
import { duplicateOf, nameOf, patientsOf, rateOn, unpaid } from './adminRow.ts'
import { type DoctorStatus, doctorMachine } from './machine.ts'

type Doctor = components['schemas']['AdminDoctor']

/** Everything an administrator may know of one doctor; the bank account is masked by never being read. */
export async function getDoctorForAdmin(ctx: AdminCtx, id: string): Promise<Doctor> {
  const result = await ctx.db.execute<Omit<Doctor, 'allowed'>>(sql`
    select d.id, d.number, ${nameOf} as name, d.last_name, d.first_name, d.last_name_kana, d.first_name_kana,
      d.email, d.phone, d.job_title, d.clinic_name, d.clinic_postal_code, d.clinic_prefecture, d.clinic_city,
      d.clinic_line1, d.clinic_line2, d.clinic_phone, d.website, d.speciality,
      d.licence_type, d.licence_number, d.licence_country, d.licence_expires_on::text,
      ${isoOf(sql`d.licence_verified_at`)} as licence_verified_at, verifier.name as licence_verified_by_name,
      d.status, d.status_reason_code, d.status_reason_text, d.reopened_fields, d.checklist, d.may_reapply,
      coalesce(d.rejected_by = ${ctx.actor.id} and d.status in ('applied', 'needs_info'), false) as needs_other_admin,
      d.rejected_by is not null as previously_rejected, d.internal_note,
      ${isoOf(sql`d.applied_at`)} as applied_at, ${isoOf(sql`d.approved_at`)} as approved_at,
      approver.name as approved_by_name, ${isoOf(sql`d.suspended_at`)} as suspended_at,
      ${isoOf(sql`a.last_login_at`)} as last_login_at, d.catalog_access,
      array(select c.catalog_id::text from doctor_catalogs c where c.doctor_id = d.id order by c.created_at, c.catalog_id) as catalog_ids,
      d.discount_default_bp, d.disclosure_text,
      json_build_object('holder', d.bank_holder, 'name', d.bank_name, 'branch', d.bank_branch, 'kind', d.bank_kind,
        'last4', d.bank_number_last4, 'changed_at', ${isoOf(sql`d.bank_changed_at`)}) as bank,
      d.tax_id, d.invoice_registration_no, d.clinic_code, d.honour_recipes_when_suspended, d.freeze_payouts,
      d.assigned_to, assignee.name as assigned_to_name, ${rateOn(dateIn(ctx.clock.now(), ctx.config.timeZone))} as rate_bp,
      ${patientsOf(['active'])} as patients_active,
      (select count(*)::int from patients p where p.doctor_id = d.id) as patients_total,
      ${unpaid} as commission_unpaid, ${duplicates} as possible_duplicates,
      ${isoOf(sql`d.created_at`)} as created_at, ${isoOf(sql`d.updated_at`)} as updated_at, d.revision
    from doctors d
    left join accounts a on a.id = d.account_id
    left join admins verifier on verifier.id = d.licence_verified_by
    left join admins approver on approver.id = d.approved_by
    left join admins assignee on assignee.id = d.assigned_to
    where d.id = ${id}`)
  const [row] = result.rows
  if (!row) throw notFound()
  return { ...row, allowed: allowedFrom(doctorMachine, row.status as DoctorStatus, 'admin') }
}

const duplicates = sql`(
  select coalesce(json_agg(found), '[]'::json) from (
    select o.id, o.number, trim(o.last_name || ' ' || o.first_name) as name, o.status,
      array_remove(array[
        case when o.licence_number = d.licence_number and o.licence_number <> '' then 'licence_number' end,
        case when o.phone = d.phone and o.phone <> '' then 'phone' end], null) as same
    from doctors o where ${duplicateOf} order by o.created_at desc limit 20
  ) found)`
