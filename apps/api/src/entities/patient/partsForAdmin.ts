import type { components } from '@officina/openapi/schema'
import { type AdminCtx, inTransaction } from '../../context.ts'
import { type SQL, sql } from '../../db/sql.ts'
import { audit } from '../audit.ts'
import { notFound } from '../errors.ts'
import { isoOf, maskedEmail, maskedPhone, personName } from '../wire.ts'

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
export const listAddressesForAdmin = (ctx: AdminCtx, id: string) =>
  partOf<Schemas['Address']>(
    ctx,
    id,
    'addresses',
    sql`
    select a.id, a.label, a.name, ${maskedPhone(sql`a.phone`)} as phone, a.country, a.postal_code, a.region, a.city, a.line1, a.line2, a.is_default
    from addresses a where a.patient_id = ${id} order by a.is_default desc, a.created_at, a.id limit 200`,
  )

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
    await audit(tx, {
      action: 'patient.read',
      objectType: 'patient',
      objectId: id,
      doctorId: patient.doctor_id,
      patientId: id,
      after: { part },
    })
    return (await tx.db.execute(query)).rows as R[]
  })
}
