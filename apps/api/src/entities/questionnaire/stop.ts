import { dayMs } from '@officina/shared/dates/days'
import { type Ctx, type DoctorCtx, inTransaction } from '../../context.ts'
import { answerSets } from '../../db/schema/questionnaire.ts'
import { and, eq, inArray, lt } from '../../db/sql.ts'
import { assertTransition } from '../machine.ts'
import { takeFactsBack } from './facts.ts'
import { getSetOfDoctor, writeSet } from './lookup.ts'
import { answerMachine, openDays } from './machine.ts'
import { noteAnswers } from './note.ts'
import { type AnswerSet, doctorView } from './view.ts'

/** Stops an open questionnaire: the patient is not asked any more. */
export const withdrawQuestionnaire = (
  ctx: DoctorCtx,
  patientId: string,
  id: string,
): Promise<AnswerSet> =>
  inTransaction(ctx, async (tx) => {
    const { set, questionnaire } = await getSetOfDoctor(tx, patientId, id)
    assertTransition(answerMachine, set.status, 'stopped', 'doctor')
    const row = await writeSet(tx, set, { status: 'stopped' })
    await noteAnswers(tx, set, 'stop', {
      before: { status: set.status },
      after: { status: 'stopped' },
    })
    return doctorView(tx, { set: row, questionnaire })
  })

/** Answers that were a mistake: kept, but no part of the record any more. */
export const voidAnswers = (
  ctx: DoctorCtx,
  patientId: string,
  id: string,
  reason: string,
): Promise<AnswerSet> =>
  inTransaction(ctx, async (tx) => {
    const { set, questionnaire } = await getSetOfDoctor(tx, patientId, id)
    assertTransition(answerMachine, set.status, 'entered_in_error', 'doctor')
    await takeFactsBack(tx, set)
    const row = await writeSet(tx, set, {
      status: 'entered_in_error',
      statusReason: reason,
      facts: {},
    })
    await noteAnswers(tx, set, 'void', {
      before: { status: set.status },
      after: { status: 'entered_in_error' },
      reason,
    })
    return doctorView(tx, { set: row, questionnaire })
  })

const batch = 500

/** Ends what has waited for its answers too long. */
export async function stopOldQuestionnaires(ctx: Ctx): Promise<void> {
  const since = new Date(ctx.clock.now().getTime() - openDays * dayMs)
  const due = await ctx.db
    .select({ id: answerSets.id })
    .from(answerSets)
    .where(
      and(inArray(answerSets.status, ['sent', 'in_progress']), lt(answerSets.createdAt, since)),
    )
    .limit(batch)
  for (const { id } of due)
    await inTransaction(ctx, async (tx) => {
      const [set] = await tx.db
        .select()
        .from(answerSets)
        .where(and(eq(answerSets.id, id), inArray(answerSets.status, ['sent', 'in_progress'])))
        .for('update')
      if (!set) return
      assertTransition(answerMachine, set.status, 'stopped', 'system')
      await writeSet(tx, set, { status: 'stopped' })
      await noteAnswers(tx, set, 'stop', {
        before: { status: set.status },
        after: { status: 'stopped' },
      })
    })
}
