import type { Ctx } from '../../context.ts'
import { doctors } from '../../db/schema/doctor.ts'
import { patients } from '../../db/schema/patient.ts'
import { eq } from '../../db/sql.ts'
import { sendMail } from '../../mail/send.ts'
import {
  questionnaireReminderMail,
  questionnaireSentMail,
  questionnaireSubmittedMail,
} from '../../mail/templates/questionnaire.ts'
import { tellDoctor } from '../doctor/tellDoctor.ts'
import { notFound } from '../errors.ts'
import type { Loaded } from './lookup.ts'

/** Mails the patient about an open questionnaire; false when they cannot sign in. */
export async function mailToPatient(
  ctx: Ctx,
  loaded: Loaded,
  kind: 'sent' | 'reminder',
): Promise<boolean> {
  const { patient, data } = await factsOf(ctx, loaded)
  if (patient.status !== 'active' || !patient.email) return false
  const mail = kind === 'sent' ? questionnaireSentMail(data) : questionnaireReminderMail(data)
  await sendMail(ctx, mail, {
    to: patient.email,
    locale: patient.language,
    accountId: patient.accountId,
    doctorId: patient.doctorId,
    patientId: patient.id,
  })
  return true
}

/** Tells the doctor that answers have arrived. What they say stands in no mail. */
export async function mailToDoctor(ctx: Ctx, loaded: Loaded): Promise<void> {
  const { doctor, patient, data } = await factsOf(ctx, loaded)
  await tellDoctor(ctx, doctor, questionnaireSubmittedMail(data), {
    patientId: patient.id,
    dedupeKey: `questionnaire-submitted:${loaded.set.id}`,
  })
}

async function factsOf(ctx: Ctx, { set, questionnaire }: Loaded) {
  const [row] = await ctx.db
    .select({ patient: patients, doctor: doctors })
    .from(patients)
    .innerJoin(doctors, eq(doctors.id, patients.doctorId))
    .where(eq(patients.id, set.patientId))
  if (!row) throw notFound()
  const { patient, doctor } = row
  const data = {
    title: questionnaire.title,
    patient: { last: patient.lastName, first: patient.firstName },
    doctor: { last: doctor.lastName, first: doctor.firstName },
    clinic: doctor.clinicName,
    message: set.message,
    dueOn: set.dueOn,
    patientUrl: `${ctx.config.publicUrl}/user/top?questionnaire=${set.id}`,
    doctorUrl: `${ctx.config.publicUrl}/doctors/patients/${patient.id}/questionnaire/${set.id}`,
  }
  return { patient, doctor, data }
}
