import { flagsOf, missingOf, scoresOf } from '@officina/shared/questionnaire'
import { type DoctorCtx, type InTx, inTransaction, type PatientCtx } from '../../context.ts'
import { invalidFields } from '../errors.ts'
import { assertTransition } from '../machine.ts'
import { factsAfter } from './facts.ts'
import { assertCurrent, type Loaded, type SetAt, writeSet } from './lookup.ts'
import { answerMachine } from './machine.ts'
import { mailToDoctor } from './mailing.ts'
import { noteAnswers } from './note.ts'
import { lockOpen } from './save.ts'
import { type AnswerSet, doctorView, type PatientAnswerSet, patientView } from './view.ts'

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
  assertTransition(answerMachine, set.status, 'submitted', ctx.actor.role)
  await assertCurrent(ctx, set, revision)
  const { sections, questions } = questionnaire.definition
  const missing = missingOf(questions, set.values)
  if (missing.length > 0)
    throw invalidFields(
      Object.fromEntries(missing.map(({ id }) => [`values.${id}`, missingText])),
      'ANSWERS_MISSING',
    )
  const now = ctx.clock.now()
  const row = await writeSet(ctx, set, {
    status: 'submitted',
    submittedAt: now,
    readByDoctorAt: ctx.actor.role === 'doctor' ? now : null,
    scores: scoresOf(sections, questions, set.values),
    flags: flagsOf(questions, set.values),
    facts: await factsAfter(ctx, loaded),
  })
  await noteAnswers(ctx, set, 'submit', {
    before: { status: set.status },
    after: { status: 'submitted' },
  })
  return { set: row, questionnaire }
}

const missingText = { en: 'Answer this question.', ja: 'この質問にお答えください。' }
