import type { components } from '@officina/openapi/schema'
import { textIn } from '@officina/shared/questionnaire'
import type { DoctorCtx, Locale, PatientCtx } from '../../context.ts'
import { answerSets, questionnaires } from '../../db/schema/questionnaire.ts'
import { and, desc, eq, inArray, sql } from '../../db/sql.ts'
import { like } from '../list.ts'
import { flagViews } from '../patient/answerFlags.ts'
import { pagesOfPatient } from '../patient/ofPatient.ts'
import { ofPatient } from '../practices.ts'
import { dayOf } from '../read/filters.ts'
import { defineList } from '../read/list.ts'
import { wireOf } from '../read/wireOf.ts'
import type { AnswerSetRow, Questionnaire } from './lookup.ts'
import { scoreViews } from './view.ts'

type Answered = Pick<AnswerSetRow, 'scores' | 'flags'> & Pick<Questionnaire, 'definition'>
type OwnRow = components['schemas']['PatientAnswerRow']

const unread = sql`(${answerSets.status} in ('submitted', 'amended') and ${answerSets.readByDoctorAt} is null)`

/** A text that was written in one language alone is shown in that. */
const titleIn = (locale: Locale) => {
  const of = (each: Locale) => sql`nullif(${questionnaires.title}->>${each}::text, '')`
  return sql`coalesce(${of(locale)}, ${of('en')}, ${of('ja')})`
}

/** Questionnaires of a patient with what came of them, newest first. */
const answerList = defineList('doctorListAnswers', {
  table: answerSets,
  joins: sql`inner join ${questionnaires} on ${questionnaires.id} = ${answerSets.questionnaireId}`,
  where: (ctx, patientId: string) =>
    sql`${answerSets.doctorId} = ${ctx.actor.id} and ${answerSets.patientId} = ${patientId}`,
  columns: {
    key: questionnaires.key,
    version: questionnaires.version,
    title: (ctx) => titleIn(ctx.origin.locale),
    sent_at: answerSets.createdAt,
    unread,
  },
  extra: { definition: questionnaires.definition },
  present: async (ctx, rows: readonly Answered[]) =>
    rows.map(({ definition, scores, flags, ...row }) => ({
      ...row,
      scores: scoreViews({ definition }, scores, ctx.origin.locale),
      flags: flagViews({ definition }, flags, ctx.origin.locale),
    })),
  filters: {
    q: (q) =>
      sql`${questionnaires.title}->>'en' ilike ${like(q)} or ${questionnaires.title}->>'ja' ilike ${like(q)}`,
    key: (keys) => inArray(questionnaires.key, keys),
    unread: (wanted) => (wanted ? unread : sql`not ${unread}`),
    sent_at_gte: (day, ctx) => dayOf(answerSets.createdAt, 'gte', day, ctx),
    sent_at_lte: (day, ctx) => dayOf(answerSets.createdAt, 'lte', day, ctx),
  },
  joinedFilters: ['q', 'key'],
  sort: { sent_at: answerSets.createdAt },
  order: ['sent_at', 'DESC'],
})

export const listAnswers = pagesOfPatient('patient.read_answers', answerList)

/** What the doctor has sent to the patient: open and submitted. */
export async function listOwnAnswers(ctx: PatientCtx): Promise<OwnRow[]> {
  const rows = await ctx.db
    .select({ set: answerSets, title: questionnaires.title })
    .from(answerSets)
    .innerJoin(questionnaires, eq(questionnaires.id, answerSets.questionnaireId))
    .where(
      and(
        ofPatient(answerSets, ctx.actor),
        inArray(answerSets.status, ['sent', 'in_progress', 'submitted', 'amended']),
      ),
    )
    .orderBy(desc(answerSets.createdAt), desc(answerSets.id))
    .limit(100)
  return rows.map(({ set, title }) => ({
    ...wireOf('PatientAnswerRow', set),
    title: textIn(title, ctx.origin.locale),
    sent_at: set.createdAt.toISOString(),
  }))
}

/** What waits for the patient's answers, the most urgent first; not what the doctor fills in. */
export async function openAnswers(ctx: PatientCtx) {
  const rows = await ctx.db
    .select({
      id: answerSets.id,
      title: questionnaires.title,
      dueOn: answerSets.dueOn,
      status: answerSets.status,
    })
    .from(answerSets)
    .innerJoin(questionnaires, eq(questionnaires.id, answerSets.questionnaireId))
    .where(
      and(
        ofPatient(answerSets, ctx.actor),
        inArray(answerSets.status, ['sent', 'in_progress']),
        sql`${answerSets.filledBy} is distinct from 'doctor'`,
      ),
    )
    .orderBy(sql`${answerSets.dueOn} nulls last`, answerSets.createdAt)
    .limit(10)
  return rows.map((row) => ({ ...row, title: textIn(row.title, ctx.origin.locale) }))
}

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
    .map((row) => ({ ...row, title: textIn(row.title, locale) }))
    .sort((a, b) => a.title.localeCompare(b.title, locale))
}
