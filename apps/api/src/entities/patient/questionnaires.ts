import type { components } from '@officina/openapi/schema'
import type { DoctorCtx } from '../../context.ts'
import { questionnaires } from '../../db/schema/questionnaire.ts'
import { desc, eq } from '../../db/sql.ts'

type Choice = components['schemas']['QuestionnaireChoice']

/** The newest published version of every questionnaire, by title in the reader's language. */
export async function listQuestionnaires(ctx: DoctorCtx): Promise<Choice[]> {
  const { locale } = ctx.origin
  const rows = await ctx.db
    .selectDistinctOn([questionnaires.key], {
      id: questionnaires.id,
      key: questionnaires.key,
      version: questionnaires.version,
      title: questionnaires.title,
    })
    .from(questionnaires)
    .where(eq(questionnaires.status, 'published'))
    .orderBy(questionnaires.key, desc(questionnaires.version))
  return rows
    .map((row) => ({ ...row, title: row.title[locale] }))
    .sort((a, b) => a.title.localeCompare(b.title, locale))
}
