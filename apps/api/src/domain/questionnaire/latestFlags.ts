import { and, desc, eq, inArray } from 'drizzle-orm'
import type { DoctorCtx } from '../../context.ts'
import { answerSets, questionnaires } from '../../db/schema/patient.ts'
import { type AnswerSet, flagViews } from './view.ts'

/** What the patient's latest answers say a doctor must know. */
export async function latestFlags(ctx: DoctorCtx, patientId: string): Promise<AnswerSet['flags']> {
  const [row] = await ctx.db
    .select({ flags: answerSets.flags, definition: questionnaires.definition })
    .from(answerSets)
    .innerJoin(questionnaires, eq(questionnaires.id, answerSets.questionnaireId))
    .where(
      and(
        eq(answerSets.doctorId, ctx.actor.id),
        eq(answerSets.patientId, patientId),
        inArray(answerSets.status, ['submitted', 'amended']),
      ),
    )
    .orderBy(desc(answerSets.submittedAt))
    .limit(1)
  return row ? flagViews(row, row.flags, ctx.origin.locale) : []
}
