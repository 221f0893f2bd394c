import type { components } from '@officina/openapi/schema'
import { type DoctorCtx, inTransaction } from '../../context.ts'
import { sql } from '../../db/sql.ts'
import { audit } from '../audit.ts'
import { countOf, type ListQuery, windowOf } from '../list.ts'
import { isoOf } from '../wire.ts'
import { getPatientOfDoctor } from './entity.ts'

type Row = components['schemas']['PatientMail']

/**
 * Mails to a patient in the doctor's name, newest first; the read is in the log. Whether an invitation went to
 * somebody who is a patient elsewhere cannot be told from them.
 */
export const listPatientMails = (ctx: DoctorCtx, patientId: string, query: ListQuery<unknown>) =>
  inTransaction(ctx, async (tx) => {
    await getPatientOfDoctor(tx, patientId)
    const { offset, limit } = windowOf(query)
    // those to the doctor about the patient carry the doctor's account
    const from = sql`mails m where m.patient_id = ${patientId} and m.doctor_id = ${tx.actor.id}
      and not exists (select 1 from accounts a where a.id = m.account_id and a.role <> 'patient')`
    const isInvitation = sql`m.template in ('patient-invitation', 'patient-link-offer')`
    const { rows } = await tx.db.execute<Row>(sql`
      select m.id, case when ${isInvitation} then 'patient-invitation' else m.template end as template,
        case when ${isInvitation} then null else m.subject end as subject, m.recipient, m.status,
        ${isoOf(sql`m.created_at`)} as created_at, ${isoOf(sql`m.sent_at`)} as sent_at
      from ${from} order by m.created_at desc, m.id desc limit ${limit} offset ${offset}`)
    await audit(tx, {
      action: 'patient.read_mails',
      objectType: 'patient',
      objectId: patientId,
      doctorId: tx.actor.id,
      patientId,
    })
    return { rows, offset, ...(await countOf(tx, from)) }
  })
