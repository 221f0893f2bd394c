import { addDays, dateIn, dayMs } from '@officina/shared/dates/days'
import { type Ctx, type DoctorCtx, inTransaction } from '../../context.ts'
import { answerSets, questionnaires } from '../../db/schema/questionnaire.ts'
import { and, eq, inArray, isNull, lte, sql } from '../../db/sql.ts'
import { conflict, invalidTransition } from '../errors.ts'
import { isQuiet } from '../quietHours.ts'
import { getSetOfDoctor, type Loaded } from './lookup.ts'
import { isOpen } from './machine.ts'
import { mailToPatient } from './mailing.ts'
import { noteAnswers } from './note.ts'
import { type AnswerSet, doctorView } from './view.ts'

/** One reminder for a questionnaire in this time, whoever sends it. */
const gapMs = 3 * dayMs

/** Reminds the patient of an open questionnaire. 409 when one went out in the last 3 days. */
export const remindAnswers = (ctx: DoctorCtx, patientId: string, id: string): Promise<AnswerSet> =>
  inTransaction(ctx, async (tx) => {
    const loaded = await getSetOfDoctor(tx, patientId, id)
    const { set, questionnaire } = loaded
    if (!isOpen(set.status) || set.filledBy === 'doctor')
      throw invalidTransition('questionnaire', set.status, 'reminded', [])
    const until = set.remindedAt && new Date(set.remindedAt.getTime() + gapMs)
    if (until && until > tx.clock.now())
      throw conflict('REMINDED_RECENTLY', texts.recently, { until: until.toISOString() })
    const row = await remind(tx, loaded)
    if (!row) throw conflict('PATIENT_NOT_ACTIVE', texts.inactive)
    return doctorView(tx, { set: row, questionnaire })
  })

const batch = 200

/** Reminds patients the day before a questionnaire is due, once and outside of quiet hours. */
export async function remindDueAnswers(ctx: Ctx): Promise<void> {
  if (isQuiet(ctx)) return
  const today = dateIn(ctx.clock.now(), ctx.config.timeZone)
  const yesterday = new Date(ctx.clock.now().getTime() - dayMs)
  const due = await ctx.db
    .select({ id: answerSets.id })
    .from(answerSets)
    .where(
      and(
        inArray(answerSets.status, ['sent', 'in_progress']),
        isNull(answerSets.remindedAt),
        sql`${answerSets.filledBy} is distinct from 'doctor'`,
        sql`${answerSets.dueOn} between ${today} and ${addDays(today, 1)}`,
        // who was asked only just now needs no reminder
        lte(answerSets.createdAt, yesterday),
      ),
    )
    .limit(batch)
  for (const { id } of due)
    await inTransaction(ctx, async (tx) => {
      const [loaded] = await tx.db
        .select({ set: answerSets, questionnaire: questionnaires })
        .from(answerSets)
        .innerJoin(questionnaires, eq(questionnaires.id, answerSets.questionnaireId))
        .where(and(eq(answerSets.id, id), isNull(answerSets.remindedAt)))
        .for('update', { of: answerSets })
      if (loaded && isOpen(loaded.set.status)) await remind(tx, loaded)
    })
}

// the form itself does not change: an open window goes on saving
async function remind(ctx: Ctx, loaded: Loaded) {
  if (!(await mailToPatient(ctx, loaded, 'reminder'))) return undefined
  const remindedAt = ctx.clock.now()
  await ctx.db.update(answerSets).set({ remindedAt }).where(eq(answerSets.id, loaded.set.id))
  await noteAnswers(ctx, loaded.set, 'remind')
  return { ...loaded.set, remindedAt }
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
}
