import { textIn } from '@officina/shared/questionnaire'
import type { Ctx, Locale } from '../../context.ts'
import { doctors } from '../../db/schema/doctor.ts'
import { patients } from '../../db/schema/patient.ts'
import { eq } from '../../db/sql.ts'
import { type Fact, mail } from '../../mail/content.ts'
import { sendMail } from '../../mail/send.ts'
import { dateInBoth } from '../../mail/words.ts'
import { mailDoctor } from '../doctor/mailDoctor.ts'
import { notFound } from '../errors.ts'
import { type Named, nameIn, toPerson } from '../names.ts'
import type { Loaded } from './lookup.ts'

/** Mails the patient about an open questionnaire, where they can sign in and nobody has turned that off. */
export async function mailToPatient(
  ctx: Ctx,
  loaded: Loaded,
  kind: 'sent' | 'reminder',
): Promise<'sent' | 'not active' | 'turned off'> {
  const { patient, data } = await factsOf(ctx, loaded)
  if (patient.status !== 'active' || !patient.email) return 'not active'
  const mail = kind === 'sent' ? questionnaireSentMail(data) : questionnaireReminderMail(data)
  const isSent = await sendMail(ctx, mail, {
    to: patient.email,
    locale: patient.language,
    accountId: patient.accountId,
    doctorId: patient.doctorId,
    patientId: patient.id,
  })
  return isSent ? 'sent' : 'turned off'
}

/** Tells the doctor that answers have arrived. What they say stands in no mail. */
export async function mailToDoctor(ctx: Ctx, loaded: Loaded): Promise<void> {
  const { doctor, patient, data } = await factsOf(ctx, loaded)
  await mailDoctor(ctx, doctor, questionnaireSubmittedMail(data), {
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
    // what was written in one language alone is said in that
    title: { en: textIn(questionnaire.title, 'en'), ja: textIn(questionnaire.title, 'ja') },
    patient,
    doctor,
    clinic: doctor.clinicName,
    message: set.message,
    dueOn: set.dueOn,
    patientUrl: `${ctx.config.publicUrl}/user/top?questionnaire=${set.id}`,
    doctorUrl: `${ctx.config.publicUrl}/doctors/patients/${patient.id}/questionnaire/${set.id}`,
  }
  return { patient, doctor, data }
}

type MailData = {
  title: Record<Locale, string>
  patient: Named
  doctor: Named
  clinic: string
  message: string | null
  dueOn: string | null
  patientUrl: string
  doctorUrl: string
}

/** To the patient: the doctor has questions. */
export const questionnaireSentMail = (data: MailData) =>
  mail('questionnaire_sent', {
    subject: ['Your doctor has a few questions', '問診票のご記入のお願い'],
    heading: toPerson(data.patient, [
      'your doctor has a few questions',
      '問診票のご記入をお願いします',
    ]),
    text: [
      [
        `Dr ${nameIn(data.doctor, 'en')} of ${data.clinic} sent you a questionnaire. Your answers are saved as you go, so you can stop and continue at any time.`,
        data.message || null,
      ],
      [
        `${data.clinic}の${nameIn(data.doctor, 'ja')}先生から問診票が届きました。入力内容は自動で保存されますので、途中で中断しても続きから記入できます。`,
        data.message || null,
      ],
    ],
    facts: titleAndDue(data),
    button: [['Fill in the questionnaire', '問診票を記入する'], data.patientUrl],
  })

/** To the patient: the questions are still open. */
export const questionnaireReminderMail = (data: MailData) =>
  mail('questionnaire_reminder', {
    subject: ['Your questionnaire is waiting', '問診票のご記入がまだです'],
    heading: toPerson(data.patient, [
      'your questionnaire is waiting',
      '問診票のご記入がまだお済みではありません',
    ]),
    text: [
      `Dr ${nameIn(data.doctor, 'en')} of ${data.clinic} is waiting for your answers. Your answers so far are saved.`,
      `${data.clinic}の${nameIn(data.doctor, 'ja')}先生が回答をお待ちしています。途中まで記入された内容は保存されています。`,
    ],
    facts: titleAndDue(data),
    button: [['Fill in the questionnaire', '問診票を記入する'], data.patientUrl],
  })

/** To the doctor: answers have arrived. */
export const questionnaireSubmittedMail = (data: MailData) =>
  mail('questionnaire_submitted', {
    subject: [
      `${nameIn(data.patient, 'en')} has completed the questionnaire`,
      `${nameIn(data.patient, 'ja')} 様が問診票を提出しました`,
    ],
    heading: ['New questionnaire answers', '問診票の新しい回答があります'],
    text: [
      `${nameIn(data.patient, 'en')} has submitted “${data.title.en}”.`,
      `${nameIn(data.patient, 'ja')} 様が「${data.title.ja}」を提出しました。`,
    ],
    button: [['View answers', '回答を読む'], data.doctorUrl],
  })

const titleAndDue = ({ title, dueOn }: MailData): Fact[] => [
  [['Questionnaire', '問診票'], title],
  dueOn && [['Due on', '期限'], dateInBoth(dueOn)],
]
