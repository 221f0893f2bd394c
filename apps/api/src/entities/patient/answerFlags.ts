import type { components } from '@officina/openapi/schema'
import { textIn } from '@officina/shared/questionnaire'
import type { DoctorCtx, Locale } from '../../context.ts'
import { answerSets, questionnaires } from '../../db/schema/questionnaire.ts'
import { and, desc, eq, inArray } from '../../db/sql.ts'

type Flags = components['schemas']['AnswerSet']['flags']

/** What the patient's latest answers to each form say a doctor must know; the newest form first. */
export async function latestFlags(ctx: DoctorCtx, patientId: string): Promise<Flags> {
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

/** Flags in words: what was asked and chosen. */
export const flagViews = (
  { definition }: Pick<typeof questionnaires.$inferSelect, 'definition'>,
  flags: readonly string[],
  locale: Locale,
): Flags =>
  flags.map((code) => {
    const question = definition.questions.find(({ options }) =>
      options?.some(({ flag }) => flag === code),
    )
    const option = question?.options?.find(({ flag }) => flag === code)
    if (!question || !option) return { code, label: code.replaceAll('_', ' ') }
    const label = textIn(option.label, locale)
    return {
      code,
      label: question.type === 'multi' ? label : `${textIn(question.text, locale)} ${label}`,
    }
  })
