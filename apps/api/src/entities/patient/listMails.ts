import { mails } from '../../db/schema/platform.ts'
import { sql } from '../../db/sql.ts'
import { defineList } from '../read/list.ts'
import { pagesOfPatient } from './ofPatient.ts'

const template = sql`replace(${mails.template}, 'patient-link-offer', 'patient-invitation')`

/**
 * Mails to a patient in the doctor's name, newest first. Whether an invitation went to somebody who is a
 * patient elsewhere cannot be told from them.
 */
const mailList = defineList('doctorListPatientMails', {
  table: mails,
  // those to the doctor about the patient carry the doctor's account
  where: (ctx, patientId: string) =>
    sql`${mails.patientId} = ${patientId} and ${mails.doctorId} = ${ctx.actor.id}
      and not exists (select 1 from accounts a where a.id = ${mails.accountId} and a.role <> 'patient')`,
  columns: {
    template,
    subject: sql`case when ${template} not like 'patient-invitation%' then ${mails.subject} end`,
  },
  order: ['created_at', 'DESC'],
})

export const listPatientMails = pagesOfPatient('patient.read_mails', mailList)
