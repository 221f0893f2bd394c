import type { components } from '@officina/openapi/schema'
import { dateIn } from '@officina/shared/dates/days'
import { type DoctorActor, type DoctorCtx, inTransaction, type TxCtx } from '../../context.ts'
import { answerSets, questionnaires } from '../../db/schema/questionnaire.ts'
import { and, eq, inArray } from '../../db/sql.ts'
import { newId } from '../../ids.ts'
import { conflict, invalid, notFound } from '../errors.ts'
import { patient as entity, type Patient } from '../patient/entity.ts'
import { answerSet, writer } from './entity.ts'
import type { HeldSet, Questionnaire } from './lookup.ts'
import { mailToPatient } from './mails.ts'
import { type AnswerSet, doctorView } from './view.ts'

type Input = components['schemas']['AnswerSetNew']

/**
 * Sends a questionnaire to a patient, who is mailed when they can sign in; `fill_in_now` begins it for the
 * doctor instead. 409 `ALREADY_SENT` while the same one is open, `PATIENT_NOT_ACTIVE` for archived patients.
 */
export const sendQuestionnaire = (
  ctx: DoctorCtx,
  patientId: string,
  input: Input,
): Promise<AnswerSet> =>
  inTransaction(ctx, async (tx) => {
    const patient = await entity.lock(tx, patientId)
    if (!['registered_by_doctor', 'invited', 'active'].includes(patient.status))
      throw conflict('PATIENT_NOT_ACTIVE', texts.patient)
    const questionnaire = await publishedOne(tx, input.questionnaire_id)
    if (input.due_on && input.due_on < dateIn(tx.clock.now(), tx.config.timeZone))
      throw invalid('due_on', 'VALIDATION_FAILED', texts.due)
    await assertNoneOpen(tx, patient, questionnaire)
    const sent = await insertAnswerSet(tx, patient, questionnaire, input)
    if (!input.fill_in_now) {
      await mailToPatient(tx, sent, 'sent')
      return doctorView(tx, sent)
    }
    const begun = { ...writer(tx), filledBy: 'doctor' as const }
    const set = await sent.set.move('in_progress', begun, { action: 'start' })
    return doctorView(tx, { set, questionnaire })
  })

/** The row of a questionnaire that waits for its answers. */
export async function insertAnswerSet(
  ctx: TxCtx<DoctorActor>,
  patient: Pick<Patient, 'id' | 'doctorId'>,
  questionnaire: Questionnaire,
  { due_on, message }: { due_on?: string | null; message?: string | null } = {},
): Promise<HeldSet> {
  const now = ctx.clock.now()
  const [row] = await ctx.db
    .insert(answerSets)
    .values({
      id: newId(),
      doctorId: patient.doctorId,
      patientId: patient.id,
      questionnaireId: questionnaire.id,
      requestedBy: ctx.actor.accountId,
      updatedBy: ctx.actor.accountId,
      dueOn: due_on ?? null,
      message: message ?? null,
      status: 'sent',
      createdAt: now,
      updatedAt: now,
    })
    .returning()
  if (!row) throw notFound()
  const set = answerSet.under(ctx, { entity: 'patient', id: patient.id }, row)
  await set.log({ action: 'send', after: { status: 'sent' } })
  return { set, questionnaire }
}

/** 422 at `questionnaire_id` when it is not to be sent any more. */
export async function publishedOne(ctx: DoctorCtx, id: string): Promise<Questionnaire> {
  const [row] = await ctx.db
    .select()
    .from(questionnaires)
    .where(and(eq(questionnaires.id, id), eq(questionnaires.status, 'published')))
  if (!row) throw invalid('questionnaire_id', 'VALIDATION_FAILED', texts.questionnaire)
  return row
}

async function assertNoneOpen(ctx: DoctorCtx, { id }: Patient, { key }: Questionnaire) {
  const [open] = await ctx.db
    .select({ id: answerSets.id })
    .from(answerSets)
    .innerJoin(questionnaires, eq(questionnaires.id, answerSets.questionnaireId))
    .where(
      and(
        eq(answerSets.doctorId, ctx.actor.id),
        eq(answerSets.patientId, id),
        eq(questionnaires.key, key),
        inArray(answerSets.status, ['sent', 'in_progress']),
      ),
    )
    .limit(1)
  if (open) throw conflict('ALREADY_SENT', texts.open, { answer_id: open.id })
}

const texts = {
  patient: {
    en: 'Questionnaires can only be sent to patients who are saved, invited or active.',
    ja: '問診票を送信できるのは、未招待・招待中・利用中の患者さんのみです。',
  },
  due: { en: 'Choose today or later.', ja: '今日以降の日付を選んでください。' },
  questionnaire: {
    en: 'This questionnaire is no longer offered, or has a newer version. Reload the page and choose again.',
    ja: 'この問診票は提供が終了したか、新しい版があります。ページを再読み込みして選び直してください。',
  },
  open: {
    en: 'This questionnaire is still open. Remind the patient or withdraw it first.',
    ja: '同じ問診票が未回答のままです。リマインダーを送るか、先に取り下げてください。',
  },
}
