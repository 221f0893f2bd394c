import { dateIn, dayMs } from '@officina/shared/dates/days'
import { type Ctx, type DoctorCtx, inTransaction, type TxCtx } from '../../context.ts'
import { answerSets } from '../../db/schema/questionnaire.ts'
import { and, eq, inArray, lt, type SQL, sql } from '../../db/sql.ts'
import { eachDue } from '../allRows.ts'
import { assertTransition } from '../machine.ts'
import { getShopSettings } from '../platform/shopSettings.ts'
import { answerMachine, answerSet, writer } from './entity.ts'
import { takeFactsBack } from './facts.ts'
import { lockSet } from './lookup.ts'
import { type AnswerSet, doctorView } from './view.ts'

/** Stops an open questionnaire: the patient is not asked any more. */
export const withdrawQuestionnaire = (
  ctx: DoctorCtx,
  patientId: string,
  id: string,
): Promise<AnswerSet> =>
  inTransaction(ctx, async (tx) => {
    const { set, questionnaire } = await lockSet(tx, { patientId, id })
    const stopped = await set.move('stopped', writer(tx), { action: 'stop' })
    return doctorView(tx, { set: stopped, questionnaire })
  })

/** Answers that were a mistake: kept, but no part of the record any more. The reason stands with them alone. */
export const voidAnswers = (
  ctx: DoctorCtx,
  patientId: string,
  id: string,
  reason: string,
): Promise<AnswerSet> =>
  inTransaction(ctx, async (tx) => {
    const { set, questionnaire } = await lockSet(tx, { patientId, id })
    assertTransition(answerMachine, set.status, 'entered_in_error', 'doctor')
    await takeFactsBack(tx, { set, questionnaire })
    const values = { ...writer(tx), statusReason: reason, facts: {} }
    const voided = await set.move('entered_in_error', values, { action: 'void' })
    return doctorView(tx, { set: voided, questionnaire })
  })

const isOpen = inArray(answerSets.status, ['sent', 'in_progress'])
const batch = 500

/** What has waited for its answers longer than so many days, and through the day on which it was due. */
export function isLeftOpen(ctx: Ctx, openDays: number): SQL | undefined {
  const now = ctx.clock.now()
  const today = dateIn(now, ctx.config.timeZone)
  return and(
    isOpen,
    lt(answerSets.createdAt, new Date(now.getTime() - openDays * dayMs)),
    sql`coalesce(${answerSets.dueOn} < ${today}::date, true)`,
  )
}

/** Ends what has waited for its answers too long. */
export async function stopOldQuestionnaires(ctx: Ctx): Promise<void> {
  const openDays = (await getShopSettings(ctx))['questionnaire.open_days']
  const isDue = isLeftOpen(ctx, openDays)
  const failed = 'a questionnaire was not stopped'
  await eachDue(ctx, { table: answerSets, isDue, atOnce: batch, failed }, (tx, id) =>
    answerSet.moveWhere(tx, and(eq(answerSets.id, id), isOpen), [
      'stopped',
      writer(tx),
      { action: 'stop' },
    ]),
  )
}

/** Ends what a patient has been asked and not answered, as the doctor who asked is no longer theirs. */
export const stopOpenQuestionnaires = (tx: TxCtx, patientId: string) =>
  answerSet.moveWhere(tx, and(eq(answerSets.patientId, patientId), isOpen), [
    'stopped',
    writer(tx),
    { action: 'stop', as: 'system' },
  ])
