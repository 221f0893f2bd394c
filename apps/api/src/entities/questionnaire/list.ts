import type { components, operations } from '@officina/openapi/schema'
import { type DoctorCtx, inTransaction, type Locale, type PatientCtx } from '../../context.ts'
import { answerSets, questionnaires } from '../../db/schema/questionnaire.ts'
import { and, desc, eq, inArray, type SQL, sql } from '../../db/sql.ts'
import { audit } from '../audit.ts'
import { countOf, like, orderOf, windowOf } from '../list.ts'
import { flagViews } from '../patient/answerFlags.ts'
import { getPatientOfDoctor } from '../patient/entity.ts'
import type { Loaded } from './lookup.ts'
import { isUnread, scoreViews } from './view.ts'

type Query = NonNullable<operations['doctorListAnswers']['parameters']['query']>
type Filter = NonNullable<Query['filter']>
type Row = components['schemas']['AnswerSetRow']
type OwnRow = components['schemas']['PatientAnswerRow']

/** Questionnaires of a patient with what came of them, newest first. The read is logged. */
export const listAnswers = (ctx: DoctorCtx, patientId: string, query: Query) =>
  inTransaction(ctx, async (tx) => {
    await getPatientOfDoctor(tx, patientId)
    const { offset, limit } = windowOf(query)
    const where = whereOf(tx, patientId, query.filter ?? {})
    const rows = await tx.db
      .select({ set: answerSets, questionnaire: questionnaires })
      .from(answerSets)
      .innerJoin(questionnaires, eq(questionnaires.id, answerSets.questionnaireId))
      .where(where)
      .orderBy(...orderOf(query, sortable, ['sent_at', 'DESC'], answerSets.id))
      .limit(limit)
      .offset(offset)
    const { total, estimated } = await countOf(
      tx,
      sql`${answerSets} join ${questionnaires} on ${questionnaires.id} = ${answerSets.questionnaireId} where ${where}`,
    )
    await audit(tx, {
      action: 'patient.read_answers',
      objectType: 'patient',
      objectId: patientId,
      doctorId: ctx.actor.id,
      patientId,
    })
    return {
      rows: rows.map((row) => rowOf(row, ctx.origin.locale)),
      total,
      estimated,
      offset,
    }
  })

const sortable = { sent_at: answerSets.createdAt, submitted_at: answerSets.submittedAt }

const rowOf = ({ set, questionnaire }: Loaded, locale: Locale): Row => ({
  id: set.id,
  questionnaire_id: questionnaire.id,
  key: questionnaire.key,
  version: questionnaire.version,
  title: questionnaire.title[locale],
  status: set.status,
  status_reason: set.statusReason,
  filled_by: set.filledBy,
  due_on: set.dueOn,
  sent_at: set.createdAt.toISOString(),
  submitted_at: set.submittedAt?.toISOString() ?? null,
  scores: scoreViews(questionnaire, set.scores, locale),
  flags: flagViews(questionnaire, set.flags, locale),
  unread: isUnread(set),
  reminded_at: set.remindedAt?.toISOString() ?? null,
  revision: set.revision,
})

function whereOf(ctx: DoctorCtx, patientId: string, filter: Filter): SQL | undefined {
  const zone = ctx.config.timeZone
  const unread = sql`(${answerSets.status} in ('submitted', 'amended') and ${answerSets.readByDoctorAt} is null)`
  return and(
    eq(answerSets.doctorId, ctx.actor.id),
    eq(answerSets.patientId, patientId),
    filter.id ? inArray(answerSets.id, filter.id) : undefined,
    filter.q
      ? sql`(${questionnaires.title}->>'en' ilike ${like(filter.q)} or ${questionnaires.title}->>'ja' ilike ${like(filter.q)})`
      : undefined,
    filter.status ? inArray(answerSets.status, filter.status) : undefined,
    filter.key ? inArray(questionnaires.key, filter.key) : undefined,
    filter.filled_by ? inArray(answerSets.filledBy, filter.filled_by) : undefined,
    filter.unread === undefined ? undefined : filter.unread ? unread : sql`not ${unread}`,
    filter.sent_at_gte
      ? sql`${answerSets.createdAt} >= (${filter.sent_at_gte}::timestamp at time zone ${zone})`
      : undefined,
    filter.sent_at_lte
      ? sql`${answerSets.createdAt} < ((${filter.sent_at_lte}::date + 1)::timestamp at time zone ${zone})`
      : undefined,
  )
}

/** What the doctor has sent to the patient: open and submitted. */
export async function listOwnAnswers(ctx: PatientCtx): Promise<OwnRow[]> {
  const rows = await ctx.db
    .select({ set: answerSets, title: questionnaires.title })
    .from(answerSets)
    .innerJoin(questionnaires, eq(questionnaires.id, answerSets.questionnaireId))
    .where(
      and(
        eq(answerSets.patientId, ctx.actor.id),
        inArray(answerSets.status, ['sent', 'in_progress', 'submitted', 'amended']),
      ),
    )
    .orderBy(desc(answerSets.createdAt), desc(answerSets.id))
    .limit(100)
  return rows.map(({ set, title }) => ({
    id: set.id,
    title: title[ctx.origin.locale],
    status: set.status,
    due_on: set.dueOn,
    sent_at: set.createdAt.toISOString(),
    submitted_at: set.submittedAt?.toISOString() ?? null,
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
        eq(answerSets.patientId, ctx.actor.id),
        inArray(answerSets.status, ['sent', 'in_progress']),
        sql`${answerSets.filledBy} is distinct from 'doctor'`,
      ),
    )
    .orderBy(sql`${answerSets.dueOn} nulls last`, answerSets.createdAt)
    .limit(10)
  return rows.map((row) => ({ ...row, title: row.title[ctx.origin.locale] }))
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
    .map((row) => ({ ...row, title: row.title[locale] }))
    .sort((a, b) => a.title.localeCompare(b.title, locale))
}
