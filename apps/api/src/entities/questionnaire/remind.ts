import { addDays, dateIn, dayMs } from '@officina/shared/dates/days'
import { type Ctx, type DoctorCtx, inTransaction } from '../../context.ts'
import { answerSets } from '../../db/schema/questionnaire.ts'
import { and, inArray, isNull, lte, sql } from '../../db/sql.ts'
import { eachDue } from '../allRows.ts'
import { conflict, invalidTransition } from '../errors.ts'
import { isAwake } from '../quietHours.ts'
import { isOpen } from './entity.ts'
import { type HeldSet, lockSet } from './lookup.ts'
import { mailToPatient } from './mails.ts'
import { type AnswerSet, doctorView } from './view.ts'

/** One reminder for a questionnaire in this time, whoever sends it. */
const gapMs = 3 * dayMs

/** Reminds the patient of an open questionnaire. 409 when one went out in the last 3 days, or none can be sent. */
export const remindAnswers = (ctx: DoctorCtx, patientId: string, id: string): Promise<AnswerSet> =>
  inTransaction(ctx, async (tx) => {
    const loaded = await lockSet(tx, { patientId, id })
    const { set, questionnaire } = loaded
    if (!isOpen(set.status) || set.filledBy === 'doctor')
      throw invalidTransition('questionnaire', set.status, 'reminded', [])
    const until = set.remindedAt && new Date(set.remindedAt.getTime() + gapMs)
    if (until && until > tx.clock.now())
      throw conflict('REMINDED_RECENTLY', texts.recently, { until: until.toISOString() })
    const row = await remind(tx, loaded)
    if (row === 'not active') throw conflict('PATIENT_NOT_ACTIVE', texts.inactive)
    if (row === 'turned off') throw conflict('MAIL_TURNED_OFF', texts.off)
    return doctorView(tx, { set: row, questionnaire })
  })

const batch = 200

/** Reminds patients the day before a questionnaire is due, once and outside of their quiet hours. */
export async function remindDueAnswers(ctx: Ctx, atOnce = batch): Promise<void> {
  const today = dateIn(ctx.clock.now(), ctx.config.timeZone)
  const yesterday = new Date(ctx.clock.now().getTime() - dayMs)
  const isDue = and(
    inArray(answerSets.status, ['sent', 'in_progress']),
    isNull(answerSets.remindedAt),
    sql`${answerSets.filledBy} is distinct from 'doctor'`,
    sql`${answerSets.dueOn} between ${today} and ${addDays(today, 1)}`,
    // who was asked only just now needs no reminder
    lte(answerSets.createdAt, yesterday),
    hasActivePatient,
    isAwake(ctx, 'patients', sql`answer_sets.patient_id`),
  )
  const failed = 'nobody was reminded of answers'
  await eachDue(ctx, { table: answerSets, isDue, atOnce, failed }, async (tx, id) => {
    const held = await lockSet(tx, { id })
    if (!held.set.remindedAt && isOpen(held.set.status)) await remind(tx, held)
  })
}

/** Mails go to patients who can sign in. */
const hasActivePatient = sql`exists (
  select 1 from patients p where p.id = answer_sets.patient_id and p.status = 'active' and p.email is not null)`

// the form itself does not change: an open window goes on saving
async function remind(ctx: Ctx, held: HeldSet) {
  const done = await mailToPatient(ctx, held, 'reminder')
  if (done !== 'sent') return done
  const remindedAt = ctx.clock.now()
  await held.set.mark({ remindedAt })
  await held.set.log({ action: 'remind' })
  return { ...held.set, remindedAt }
}

const texts = {
  recently: {
    en: 'A reminder was sent in the last 3 days.',
    ja: '直近3日以内にリマインダーを送信済みです。',
  },
  inactive: {
    en: 'The patient has not signed up yet, so no reminder can be sent.',
    ja: '患者さんがまだ登録を完了していないため、送信できません。',
  },
  off: {
    en: 'Questionnaire reminders are turned off for this patient, so none was sent. Contact the patient another way.',
    ja: 'この患者さんには問診票のリマインダーが送信されない設定のため、送信していません。別の方法でご連絡ください。',
  },
}
