import type { components } from '@officina/openapi/schema'
import { type AdminCtx, inTransaction } from '../../context.ts'
import { doctors } from '../../db/schema/doctor.ts'
import { orders } from '../../db/schema/order.ts'
import { patients } from '../../db/schema/patient.ts'
import { type SQL, sql } from '../../db/sql.ts'
import { addressLines } from '../addressLines.ts'
import { auditPatient } from '../audit.ts'
import { notFound } from '../errors.ts'
import { maxSendsPerDay } from '../invitationBounds.ts'
import { everyWord } from '../list.ts'
import { allowedFrom } from '../machine.ts'
import { tabCondition } from '../order/tabs.ts'
import { isPastRetention } from '../platform/retention.ts'
import { defineColumns, selectList } from '../read/columns.ts'
import { defineList } from '../read/list.ts'
import { patientWords } from '../search/vocabularies.ts'
import { isoOf, maskedEmail, maskedPhone, personName } from '../wire.ts'
import { type PatientStatus, patientMachine } from './entity.ts'
import { displayStatus, isShownAs } from './list.ts'

/** What a row of `patients` says beyond its columns, in lists and on its page. Needs `doctors` and `ordered`. */
const patientFigures = {
  name: personName(patients.lastName, patients.firstName),
  doctor_name: personName(doctors.lastName, doctors.firstName),
  email_masked: maskedEmail(patients.email),
  display_status: (ctx: AdminCtx) => displayStatus(ctx.clock.now()),
  invitation_state: sql`(select i.status from invitations i where i.patient_id = ${patients.id} order by i.created_at desc, i.id desc limit 1)`,
  invited_at: isoOf(
    sql`(select max(i.sent_at) from invitations i where i.patient_id = ${patients.id})`,
  ),
  orders_count: sql`ordered.n`,
  lifetime_sales: sql`ordered.sales`,
  open_problems: (ctx: AdminCtx) =>
    sql`(select count(*)::int from ${orders} where ${orders.patientId} = ${patients.id} and ${tabCondition(ctx, 'needs_attention')})`,
}

/** Orders of a patient and what was kept of their totals. */
const orderedJoin = sql`cross join lateral (
  select count(*)::int as n, coalesce(sum(o.total - o.refunded), 0)::float8 as sales from orders o
  where o.patient_id = ${patients.id} and o.cancelled_at is null) ordered`

/** Patients of all practices; figures are counted for the page alone. */
export const patientList = defineList('adminListPatients', {
  table: patients,
  joins: sql`inner join ${doctors} on ${doctors.id} = ${patients.doctorId}`,
  pageJoins: orderedJoin,
  columns: patientFigures,
  filters: {
    status: (words, ctx) => isShownAs(words, ctx.clock.now()),
    invitation_state: (states) =>
      sql`${patients.id} in (select i.patient_id from invitations i where i.status = any(${sql.param(states)}::text[])
        and not exists (select 1 from invitations later where later.patient_id = i.patient_id
          and (later.created_at, later.id) > (i.created_at, i.id)))`,
    no_order: (wanted) => (wanted ? sql`${patients.lastOrderAt} is null` : undefined),
    deletion_asked: (wanted) => (wanted ? sql`${patients.deletionAskedAt} is not null` : undefined),
    past_retention: (wanted, ctx) => (wanted ? isPastRetention(ctx) : undefined),
    anonymise_requested: (wanted) =>
      wanted ? sql`${patients.anonymiseRequestedAt} is not null` : undefined,
    q: (q) => (q.trim() ? everyWord(patients.searchText, q) : undefined),
  },
  sort: {
    name: sql`${patients.lastName} || ' ' || ${patients.firstName}`,
    display_status: patients.status,
  },
  vocabulary: () => [patientWords()],
  order: ['created_at', 'DESC'],
  nullsLast: ['registered_at', 'last_order_at'],
})

type Patient = components['schemas']['AdminPatient']

/** A patient's page; the look is recorded, and whether health data were part of it. */
export const readPatientForAdmin = (ctx: AdminCtx, id: string): Promise<Patient> =>
  inTransaction(ctx, async (tx) => {
    const patient = await getPatientForAdmin(tx, id)
    await auditPatient(
      tx,
      'patient.read',
      { id, doctorId: patient.doctor_id },
      { health_data: tx.actor.permissions.includes('phi.read') },
    )
    return patient
  })

/** The same without a log row: the answer to a command that has written its own. */
export async function getPatientForAdmin(ctx: AdminCtx, id: string): Promise<Patient> {
  const { rows } = await ctx.db.execute<Omit<Patient, 'allowed'>>(sql`
    select ${selectList(columns(ctx))}
    from ${patients} join ${doctors} on ${doctors.id} = ${patients.doctorId} ${orderedJoin}
    where ${patients.id} = ${id}`)
  const [row] = rows
  if (!row) throw notFound()
  return { ...row, allowed: allowedFrom(patientMachine, row.status as PatientStatus, 'admin') }
}

const columns = defineColumns(
  'AdminPatient',
  patients,
  {
    ...patientFigures,
    phone_masked: maskedPhone(patients.phone),
    // what is left of the account of an anonymised patient opens nothing
    has_account: sql`${patients.accountId} is not null and ${patients.status} <> 'anonymised'`,
    two_factor: sql`exists (select from accounts a where a.id = ${patients.accountId}
      and (a.totp_secret is not null or exists (select from passkeys k where k.account_id = a.id)))`,
    has_email: sql`${patients.email} is not null`,
    has_phone: sql`${patients.phone} is not null`,
    open_invitation: (ctx) =>
      sql`exists (select 1 from invitations i where i.patient_id = ${patients.id} and i.status in ('pending', 'opened') and i.expires_at > ${ctx.clock.now().toISOString()}::timestamptz)`,
    sends_left_today: (ctx) =>
      sql`greatest(0, ${maxSendsPerDay} - (select count(*)::int from invitations i where i.patient_id = ${patients.id}
        and i.sent_at > ${ctx.clock.now().toISOString()}::timestamptz - interval '1 day'))`,
    anonymise_requested_by_name: sql`(select m.name from admins m where m.id = ${patients.anonymiseRequestedBy})`,
    anonymise_mine: (ctx) =>
      sql`coalesce(${patients.anonymiseRequestedBy} = ${ctx.actor.id}, false)`,
  },
  ['allowed'],
)

type Schemas = components['schemas']

/** Every invitation that was made, newest first. */
export const listInvitationsForAdmin = (ctx: AdminCtx, id: string) =>
  partOf<Schemas['AdminInvitation']>(
    ctx,
    id,
    'invitations',
    sql`
    select i.id, i.status, ${maskedEmail(sql`i.email`)} as email_masked, i.doctor_id,
      ${personName(sql`d.last_name`, sql`d.first_name`)} as doctor_name,
      ${isoOf(sql`i.sent_at`)} as sent_at, ${isoOf(sql`i.opened_at`)} as opened_at,
      ${isoOf(sql`i.bounced_at`)} as bounced_at, ${isoOf(sql`i.expires_at`)} as expires_at,
      ${isoOf(sql`i.accepted_at`)} as accepted_at, ${isoOf(sql`i.revoked_at`)} as revoked_at,
      ${isoOf(sql`i.created_at`)} as created_at
    from invitations i join doctors d on d.id = i.doctor_id
    where i.patient_id = ${id} order by i.created_at desc, i.id desc limit 200`,
  )

/** Doctors the patient belongs and belonged to; before the first link was written down, the present one. */
export const listLinksForAdmin = (ctx: AdminCtx, id: string) =>
  partOf<Schemas['AdminDoctorLink']>(
    ctx,
    id,
    'links',
    sql`
    select d.id as doctor_id, d.number as doctor_number,
      ${personName(sql`d.last_name`, sql`d.first_name`)} as doctor_name,
      ${isoOf(sql`l."from"`)} as "from", ${isoOf(sql`l."to"`)} as "to", l.reason
    from (
      select doctor_id, "from", "to", reason from patient_links where patient_id = ${id}
      union all
      select p.doctor_id, p.created_at, null, null from patients p where p.id = ${id}
        and not exists (select 1 from patient_links x where x.patient_id = p.id)
    ) l join doctors d on d.id = l.doctor_id
    order by l."to" desc nulls first, l."from" desc limit 200`,
  )

/** The address book; phone numbers are shown whole one at a time, by `revealPatient`. */
export const listAddressesForAdmin = async (ctx: AdminCtx, id: string) => {
  const rows = await partOf<Omit<Schemas['Address'], 'lines'>>(
    ctx,
    id,
    'addresses',
    sql`
    select a.id, a.label, a.name, a.company, a.vat_number, ${maskedPhone(sql`a.phone`)} as phone, a.country, a.postal_code, a.region, a.city, a.line1, a.line2, a.is_default
    from addresses a where a.patient_id = ${id} order by a.is_default desc, a.created_at, a.id limit 200`,
  )
  return rows.map((row) => ({ ...row, lines: addressLines(row, ctx.origin.locale) }))
}

export const listConsentsForAdmin = (ctx: AdminCtx, id: string) =>
  partOf<Schemas['AdminConsent']>(
    ctx,
    id,
    'consents',
    sql`
    select c.document_key, c.version, ${isoOf(sql`c.accepted_at`)} as accepted_at
    from consents c join patients p on p.account_id = c.account_id
    where p.id = ${id} order by c.accepted_at desc, c.id desc limit 200`,
  )

/** A part of a patient's record; the look is recorded. 404 without the patient. */
function partOf<R extends Record<string, unknown>>(
  ctx: AdminCtx,
  id: string,
  part: string,
  query: SQL,
): Promise<R[]> {
  return inTransaction(ctx, async (tx) => {
    const found = await tx.db.execute<{ doctor_id: string }>(
      sql`select doctor_id from patients where id = ${id}`,
    )
    const [patient] = found.rows
    if (!patient) throw notFound()
    await auditPatient(tx, 'patient.read', { id, doctorId: patient.doctor_id }, { part })
    return (await tx.db.execute(query)).rows as R[]
  })
}
