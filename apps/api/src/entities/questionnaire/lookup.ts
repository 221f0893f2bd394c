import type { Ctx, DoctorCtx, PatientCtx } from '../../context.ts'
import { patients } from '../../db/schema/patient.ts'
import { answerSets, questionnaires } from '../../db/schema/questionnaire.ts'
import { and, eq, inArray } from '../../db/sql.ts'
import { notFound, revisionConflict } from '../errors.ts'
import { actorNames } from '../recordNames.ts'

export type AnswerSetRow = typeof answerSets.$inferSelect
export type Questionnaire = typeof questionnaires.$inferSelect
export type Loaded = { set: AnswerSetRow; questionnaire: Questionnaire }

/** Answers of a patient of this doctor; locked until the transaction ends. 404 for anything else. */
export async function getSetOfDoctor(
  ctx: DoctorCtx,
  patientId: string,
  id: string,
): Promise<Loaded> {
  const query = ctx.db
    .select({ set: answerSets, questionnaire: questionnaires })
    .from(answerSets)
    .innerJoin(questionnaires, eq(questionnaires.id, answerSets.questionnaireId))
    .innerJoin(patients, eq(patients.id, answerSets.patientId))
    .where(
      and(
        eq(answerSets.id, id),
        eq(answerSets.patientId, patientId),
        eq(answerSets.doctorId, ctx.actor.id),
        eq(patients.doctorId, ctx.actor.id),
      ),
    )
  return found(ctx.tx ? await query.for('update', { of: answerSets }) : await query)
}

/** The patient's own; what was stopped or a mistake is not theirs to see any more. */
export async function getSetOfPatient(ctx: PatientCtx, id: string): Promise<Loaded> {
  const query = ctx.db
    .select({ set: answerSets, questionnaire: questionnaires })
    .from(answerSets)
    .innerJoin(questionnaires, eq(questionnaires.id, answerSets.questionnaireId))
    .where(
      and(
        eq(answerSets.id, id),
        eq(answerSets.patientId, ctx.actor.id),
        inArray(answerSets.status, ['sent', 'in_progress', 'submitted', 'amended']),
      ),
    )
  return found(ctx.tx ? await query.for('update', { of: answerSets }) : await query)
}

export const getSet = (ctx: DoctorCtx | PatientCtx, at: SetAt): Promise<Loaded> =>
  'patientId' in at
    ? getSetOfDoctor(ctx as DoctorCtx, at.patientId, at.id)
    : getSetOfPatient(ctx as PatientCtx, at.id)

/** Whose answers: a doctor names the patient too. */
export type SetAt = { id: string } | { patientId: string; id: string }

function found(rows: Loaded[]): Loaded {
  if (!rows[0]) throw notFound()
  return rows[0]
}

/** 409 with who wrote last when the caller has not read that. */
export async function assertCurrent(ctx: Ctx, set: AnswerSetRow, revision: number): Promise<void> {
  if (set.revision === revision) return
  const names = await actorNames(ctx, [set.updatedBy])
  throw revisionConflict(names.get(set.updatedBy ?? '') ?? null, set.updatedAt)
}

/** Writes answers with their next revision. */
export async function writeSet(
  ctx: Ctx,
  set: AnswerSetRow,
  values: Partial<typeof answerSets.$inferInsert>,
): Promise<AnswerSetRow> {
  const [row] = await ctx.db
    .update(answerSets)
    .set({
      ...values,
      revision: set.revision + 1,
      updatedAt: ctx.clock.now(),
      updatedBy: 'accountId' in ctx.actor ? ctx.actor.accountId : null,
    })
    .where(eq(answerSets.id, set.id))
    .returning()
  if (!row) throw notFound()
  return row
}
