import type { components } from '@officina/openapi/schema'
import { bandOf, isFreeText, problemOf, textIn } from '@officina/shared/questionnaire'
import { formIn } from '@officina/shared/questionnaireForm'
import type { Ctx, DoctorCtx, Locale, PatientCtx } from '../../context.ts'
import { doctors } from '../../db/schema/doctor.ts'
import { answerSets, questionnaires } from '../../db/schema/questionnaire.ts'
import { and, desc, eq, inArray, lt, ne } from '../../db/sql.ts'
import { photosOf, readPhotos } from '../file/photos.ts'
import { allowedFrom } from '../machine.ts'
import { nameIn } from '../names.ts'
import { flagViews } from '../patient/answerFlags.ts'
import { wireOf } from '../read/wireOf.ts'
import { actorNames } from '../recordNames.ts'
import { answerMachine, isDone, isOpen } from './entity.ts'
import type { AnswerSetRow, Loaded, Questionnaire } from './lookup.ts'

export type AnswerSet = components['schemas']['AnswerSet']
export type PatientAnswerSet = components['schemas']['PatientAnswerSet']
type Form = components['schemas']['QuestionnaireForm']

/** Answers with everything their doctor sees. */
export async function doctorView(ctx: DoctorCtx, loaded: Loaded): Promise<AnswerSet> {
  const { set, questionnaire } = loaded
  const names = await actorNames(
    ctx,
    set.amendments.map(({ by }) => by),
  )
  return {
    ...(await sharedView(ctx, loaded)),
    status_reason: set.statusReason,
    corrections: correctionsOf(loaded),
    amendments: set.amendments.map((each) => ({
      ...each,
      old: each.old ?? null,
      new: each.new ?? null,
      by: names.get(each.by) ?? '',
    })),
    previous: await previousOf(ctx, loaded),
    scores: scoreViews(questionnaire, set.scores, ctx.origin.locale),
    flags: flagViews(questionnaire, set.flags, ctx.origin.locale),
    reminded_at: set.remindedAt?.toISOString() ?? null,
    allowed: allowedFrom(answerMachine, set.status, 'doctor'),
  }
}

/** The same for the patient: questions and own answers. */
export async function patientView(ctx: PatientCtx, loaded: Loaded): Promise<PatientAnswerSet> {
  const { set } = loaded
  const [doctor] = await ctx.db.select().from(doctors).where(eq(doctors.id, set.doctorId))
  return {
    ...(await sharedView(ctx, loaded)),
    doctor: doctor ? nameIn(doctor, ctx.origin.locale) : '',
    writable: isOpen(set.status) && set.filledBy !== 'doctor',
  }
}

async function sharedView(ctx: Ctx, { set, questionnaire }: Loaded) {
  return {
    ...wireOf('PatientAnswerSet', set),
    questionnaire: formOf(questionnaire, ctx.origin.locale),
    sent_at: set.createdAt.toISOString(),
    photos: photosOf(set.id, await readPhotos(ctx, 'answer_set', set.id)),
  }
}

/** A version of a questionnaire in one language. */
const formOf = ({ id, key, version, title, definition }: Questionnaire, locale: Locale): Form => ({
  id,
  key,
  version,
  ...formIn(title, definition, locale),
})

/** The doctor's newest correction of each text; the patient's own words stay in `values`. */
export function correctionsOf({ set, questionnaire }: Loaded): Record<string, string> {
  const texts = new Set(
    questionnaire.definition.questions.filter(isFreeText).map((question) => question.id),
  )
  return Object.fromEntries(
    set.amendments
      .filter(({ question_id: id }) => texts.has(id))
      .map((each) => [each.question_id, String(each.new ?? '')]),
  )
}

export const scoreViews = (
  { definition }: Pick<Questionnaire, 'definition'>,
  scores: Record<string, number>,
  locale: Locale,
): AnswerSet['scores'] =>
  definition.sections.flatMap((section) => {
    const { id, title, max } = section
    const score = scores[id]
    if (score === undefined) return []
    const band = bandOf(section, score)
    return [
      {
        section: id,
        title: textIn(title, locale),
        score,
        max,
        band: band ? textIn(band.title, locale) : null,
      },
    ]
  })

async function previousOf(
  ctx: DoctorCtx,
  { set, questionnaire }: Loaded,
): Promise<AnswerSet['previous']> {
  const [row] = await ctx.db
    .select({ set: answerSets })
    .from(answerSets)
    .innerJoin(questionnaires, eq(questionnaires.id, answerSets.questionnaireId))
    .where(
      and(
        eq(answerSets.doctorId, ctx.actor.id),
        eq(answerSets.patientId, set.patientId),
        eq(questionnaires.key, questionnaire.key),
        inArray(answerSets.status, ['submitted', 'amended']),
        ne(answerSets.id, set.id),
        lt(answerSets.createdAt, set.createdAt),
      ),
    )
    .orderBy(desc(answerSets.submittedAt))
    .limit(1)
  if (!row?.set.submittedAt) return null
  return {
    submitted_at: row.set.submittedAt.toISOString(),
    values: comparable(questionnaire, row.set.values),
  }
}

/** Answers of another version that this one has a question and words for. */
const comparable = ({ definition }: Questionnaire, values: Record<string, unknown>) =>
  Object.fromEntries(
    definition.questions.flatMap((question) => {
      const value = values[question.id]
      if (value === undefined || problemOf(question, value)) return []
      return [[question.id, value] as const]
    }),
  )

/** Submitted answers that the doctor has not opened yet. */
export const isUnread = (set: Pick<AnswerSetRow, 'status' | 'readByDoctorAt'>): boolean =>
  isDone(set.status) && set.readByDoctorAt === null
