import type { components } from '@officina/openapi/schema'
import {
  type Asked,
  flagsOf,
  isFreeText,
  missingOf,
  problemOf,
  scoresOf,
} from '@officina/shared/questionnaire'
import {
  type DoctorCtx,
  type InTx,
  inTransaction,
  type PatientCtx,
  type TxCtx,
} from '../../context.ts'
import { invalidFields, invalidTransition, type Texts } from '../errors.ts'
import { isOpen, writer } from './entity.ts'
import { factsAfter } from './facts.ts'
import { type HeldSet, type Loaded, lockSet, type SetAt } from './lookup.ts'
import { mailToDoctor } from './mails.ts'
import { type AnswerSet, doctorView, type PatientAnswerSet, patientView } from './view.ts'

type Input = components['schemas']['AnswerSave']
type Values = Record<string, unknown>

/** Saves answers of an open form for the doctor who fills it in with the patient. */
export const saveForDoctor = (ctx: DoctorCtx, patientId: string, id: string, input: Input) =>
  inTransaction(
    ctx,
    async (tx): Promise<AnswerSet> => doctorView(tx, await save(tx, { patientId, id }, input)),
  )

/** The same for the patient. */
export const saveForPatient = (ctx: PatientCtx, id: string, input: Input) =>
  inTransaction(
    ctx,
    async (tx): Promise<PatientAnswerSet> => patientView(tx, await save(tx, { id }, input)),
  )

/** The first answers begin the form. 422 at `values.{question}`, 409 for another revision or a closed form. */
async function save(ctx: TxCtx, at: SetAt, input: Input): Promise<Loaded> {
  const loaded = await lockOpen(ctx, at)
  await loaded.set.assertSeen(input.revision)
  assertValues(loaded, input.values)
  if (ctx.actor.role === 'doctor') assertOwnWords(loaded, input.values)
  return writeValues(ctx, loaded, input.values)
}

/** A form that may be written to by this person. */
export async function lockOpen(ctx: TxCtx, at: SetAt): Promise<HeldSet> {
  const loaded = await lockSet(ctx, at)
  const { status, filledBy } = loaded.set
  const isTheirs = ctx.actor.role === 'doctor' || filledBy !== 'doctor'
  if (!isOpen(status) || !isTheirs) throw invalidTransition('questionnaire', status, 'changed', [])
  return loaded
}

/** Puts changed answers into an open form; null takes one away. */
export async function writeValues(
  ctx: TxCtx,
  { set, questionnaire }: HeldSet,
  changes: Values,
): Promise<Loaded> {
  const values = {
    ...writer(ctx),
    values: withChanges(set.values, changes),
    filledBy: set.filledBy ?? (ctx.actor.role === 'doctor' ? ('doctor' as const) : 'patient'),
  }
  const row =
    set.status === 'sent'
      ? await set.move('in_progress', values, { action: 'start' })
      : await set.save(values, null)
  return { set: row, questionnaire }
}

export const withChanges = (values: Values, changes: Values): Values =>
  Object.fromEntries(
    Object.entries({ ...values, ...changes }).filter(([, value]) => value !== null && value !== ''),
  )

/** 422 at each value that is no answer to a question of the form. */
export function assertValues({ questionnaire }: Loaded, values: Values): void {
  const { questions } = questionnaire.definition
  const problems: Record<string, Texts> = {}
  for (const [id, value] of Object.entries(values)) {
    const question = questions.find((each) => each.id === id)
    if (!question || question.type === 'photo') problems[`values.${id}`] = texts.unknown
    else if (value !== null && value !== '') {
      const problem = problemOf(question, value)
      if (problem) problems[`values.${id}`] = texts[problem](question)
    }
  }
  if (Object.keys(problems).length > 0) throw invalidFields(problems)
}

// a doctor who helps adds beside what the patient wrote, after it was submitted
function assertOwnWords({ set, questionnaire }: Loaded, values: Values): void {
  if (set.filledBy !== 'patient') return
  const own = questionnaire.definition.questions.filter(
    (question) => isFreeText(question) && set.values[question.id] !== undefined,
  )
  const touched = own.filter(({ id }) => id in values && values[id] !== set.values[id])
  if (touched.length > 0)
    throw invalidFields(
      Object.fromEntries(touched.map(({ id }) => [`values.${id}`, texts.own])),
      'OWN_WORDS',
    )
}

const texts = {
  unknown: { en: 'This question is not on the questionnaire.', ja: 'この問診票にない質問です。' },
  own: {
    en: 'The patient wrote this. You can add a correction after it is submitted.',
    ja: '患者さんご自身の記入です。提出後に、元の記入を残したまま訂正できます。',
  },
  kind: () => ({ en: 'This answer has the wrong format.', ja: '回答の形式が正しくありません。' }),
  choice: () => ({ en: 'Choose one of the options.', ja: '選択肢から選んでください。' }),
  range: ({ min, max }: Asked) => ({
    en:
      typeof max === 'number'
        ? `Enter a number from ${min ?? 0} to ${max}.`
        : `Enter ${min ?? 0} or more.`,
    ja:
      typeof max === 'number'
        ? `${min ?? 0}から${max}までの数値を入力してください。`
        : `${min ?? 0}以上の数値を入力してください。`,
  }),
  length: () => ({
    en: 'This answer is too long. Shorten it.',
    ja: '回答が長すぎます。短くしてください。',
  }),
  date: () => ({ en: 'Enter a date.', ja: '日付を入力してください。' }),
}

/** The doctor finishes a form filled in together: read as soon as it is submitted. */
export const submitForDoctor = (ctx: DoctorCtx, patientId: string, id: string, revision: number) =>
  inTransaction(
    ctx,
    async (tx): Promise<AnswerSet> => doctorView(tx, await submit(tx, { patientId, id }, revision)),
  )

/** The patient sends the answers; the doctor is mailed. */
export const submitForPatient = (ctx: PatientCtx, id: string, revision: number) =>
  inTransaction(ctx, async (tx): Promise<PatientAnswerSet> => {
    const loaded = await submit(tx, { id }, revision)
    await mailToDoctor(tx, loaded)
    return patientView(tx, loaded)
  })

/** 422 at `values.{question}` for each required answer that is missing. Health facts go into the record. */
async function submit(
  ctx: InTx<DoctorCtx> | InTx<PatientCtx>,
  at: SetAt,
  revision: number,
): Promise<Loaded> {
  const loaded = await lockOpen(ctx, at)
  const { set, questionnaire } = loaded
  await set.assertSeen(revision)
  const { sections, questions } = questionnaire.definition
  const missing = missingOf(questions, set.values)
  if (missing.length > 0)
    throw invalidFields(
      Object.fromEntries(missing.map(({ id }) => [`values.${id}`, missingText])),
      'ANSWERS_MISSING',
    )
  const now = ctx.clock.now()
  const values = {
    ...writer(ctx),
    submittedAt: now,
    readByDoctorAt: ctx.actor.role === 'doctor' ? now : null,
    scores: scoresOf(sections, questions, set.values),
    flags: flagsOf(questions, set.values),
    facts: await factsAfter(ctx, loaded),
  }
  const row = await set.move('submitted', values, { action: 'submit' })
  return { set: row, questionnaire }
}

const missingText = { en: 'Answer this question.', ja: 'この質問にお答えください。' }
