import type { DoctorCtx } from '../../context.ts'
import { answerSets, questionnaires } from '../../db/schema/questionnaire.ts'
import { and, desc, eq, inArray } from '../../db/sql.ts'
import { type AnswerSet, flagViews } from './view.ts'

/** What the patient's latest answers to each form say a doctor must know; the newest form first. */
export async function latestFlags(ctx: DoctorCtx, patientId: string): Promise<AnswerSet['flags']> {
  const rows = await ctx.db
    .selectDistinctOn([questionnaires.key], {
      flags: answerSets.flags,
      definition: questionnaires.definition,
      submittedAt: answerSets.submittedAt,
    })
    .from(answerSets)
    .innerJoin(questionnaires, eq(questionnaires.id, answerSets.questionnaireId))
    .where(
      and(
        eq(answerSets.doctorId, ctx.actor.id),
        eq(answerSets.patientId, patientId),
        inArray(answerSets.status, ['submitted', 'amended']),
      ),
    )
    .orderBy(questionnaires.key, desc(answerSets.submittedAt))
  const views = rows
    .sort((a, b) => Number(b.submittedAt) - Number(a.submittedAt))
    .flatMap((row) => flagViews(row, row.flags, ctx.origin.locale))
  // two forms may ask the same
  return [...new Map(views.map((view) => [view.code, view])).values()]
}
