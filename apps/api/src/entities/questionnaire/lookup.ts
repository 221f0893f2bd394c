import type { Ctx, DoctorCtx, PatientCtx, TxCtx } from '../../context.ts'
import { type answerSets, questionnaires } from '../../db/schema/questionnaire.ts'
import { eq } from '../../db/sql.ts'
import { notFound } from '../errors.ts'
import { answerSet, type LockedAnswerSet } from './entity.ts'

export type AnswerSetRow = typeof answerSets.$inferSelect
export type Questionnaire = typeof questionnaires.$inferSelect
export type Loaded = { set: AnswerSetRow; questionnaire: Questionnaire }
/** The same, locked: what a verb changes. */
export type HeldSet = { set: LockedAnswerSet; questionnaire: Questionnaire }

/** Whose answers: a doctor names the patient too. */
export type SetAt = { id: string } | { patientId: string; id: string }

export async function getSet(ctx: DoctorCtx | PatientCtx, at: SetAt): Promise<Loaded> {
  return withForm(ctx, at, await answerSet.get(ctx, at.id))
}

export async function lockSet(tx: TxCtx, at: SetAt, revision?: number): Promise<HeldSet> {
  return withForm(tx, at, await answerSet.lock(tx, at.id, revision))
}

async function withForm<S extends AnswerSetRow>(ctx: Ctx, at: SetAt, set: S) {
  if ('patientId' in at && at.patientId !== set.patientId) throw notFound()
  const [questionnaire] = await ctx.db
    .select()
    .from(questionnaires)
    .where(eq(questionnaires.id, set.questionnaireId))
  if (!questionnaire) throw notFound()
  return { set, questionnaire }
}
