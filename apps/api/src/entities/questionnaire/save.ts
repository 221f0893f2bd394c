import type { components } from '@officina/openapi/schema'
import { type Asked, isFreeText, problemOf } from '@officina/shared/questionnaire'
import { type DoctorCtx, inTransaction, type PatientCtx } from '../../context.ts'
import { invalidFields, invalidTransition, type Texts } from '../errors.ts'
import { assertCurrent, getSet, type Loaded, type SetAt, writeSet } from './lookup.ts'
import { isOpen } from './machine.ts'
import { noteAnswers } from './note.ts'
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
async function save(ctx: DoctorCtx | PatientCtx, at: SetAt, input: Input): Promise<Loaded> {
  const loaded = await lockOpen(ctx, at)
  await assertCurrent(ctx, loaded.set, input.revision)
  assertValues(loaded, input.values)
  if (ctx.actor.role === 'doctor') assertOwnWords(loaded, input.values)
  return writeValues(ctx, loaded, input.values)
}

/** A form that may be written to by this person. */
export async function lockOpen(ctx: DoctorCtx | PatientCtx, at: SetAt): Promise<Loaded> {
  const loaded = await getSet(ctx, at)
  const { status, filledBy } = loaded.set
  const isTheirs = ctx.actor.role === 'doctor' || filledBy !== 'doctor'
  if (!isOpen(status) || !isTheirs) throw invalidTransition('questionnaire', status, 'changed', [])
  return loaded
}

/** Puts changed answers into an open form; null takes one away. */
export async function writeValues(
  ctx: DoctorCtx | PatientCtx,
  { set, questionnaire }: Loaded,
  changes: Values,
): Promise<Loaded> {
  const begins = set.status === 'sent'
  const row = await writeSet(ctx, set, {
    values: withChanges(set.values, changes),
    status: 'in_progress',
    filledBy: set.filledBy ?? (ctx.actor.role === 'doctor' ? 'doctor' : 'patient'),
  })
  if (begins)
    await noteAnswers(ctx, set, 'start', {
      before: { status: 'sent' },
      after: { status: 'in_progress' },
    })
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
  unknown: { en: 'The form has no such question.', ja: 'この問診票にない質問です。' },
  own: {
    en: 'The patient wrote this. It can be corrected after submitting, beside the own words.',
    ja: '患者さんご自身の記入です。提出後に、元の記入を残したまま訂正できます。',
  },
  kind: () => ({ en: 'This is no answer to the question.', ja: '回答の形式が正しくありません。' }),
  choice: () => ({ en: 'Choose one of the options.', ja: '選択肢から選んでください。' }),
  range: ({ min, max }: Asked) => ({
    en: `Enter a number from ${min ?? 0} to ${max ?? 'any'}.`,
    ja: `${min ?? 0}から${max ?? '任意'}までの数値を入力してください。`,
  }),
  length: () => ({ en: 'This is too long.', ja: '長すぎます。' }),
  date: () => ({ en: 'Enter a day.', ja: '日付を入力してください。' }),
}
