import type { TxCtx } from '../../context.ts'
import { answerSets, answerStates } from '../../db/schema/questionnaire.ts'
import { and, inArray, sql } from '../../db/sql.ts'
import { defineEntity } from '../entity.ts'
import { type Machine, transitionsOf } from '../machine.ts'
import { ofPatient } from '../practices.ts'
import { actorNames } from '../recordNames.ts'

type AnswerState = (typeof answerStates)[number]

/** Life of a questionnaire that was sent. Submitted answers are only ever corrected, with the old ones kept. */
export const answerMachine: Machine<AnswerState> = {
  entity: 'questionnaire',
  states: answerStates,
  transitions: transitionsOf(
    { name: 'send', from: null, to: 'sent', who: ['doctor'] },
    { name: 'start', from: 'sent', to: 'in_progress', who: ['patient', 'doctor'] },
    { name: 'submit', from: 'in_progress', to: 'submitted', who: ['patient', 'doctor'] },
    { name: 'amend', from: ['submitted', 'amended'], to: 'amended', who: ['doctor'] },
    { name: 'stop', from: ['sent', 'in_progress'], to: 'stopped', who: ['doctor', 'system'] },
    { name: 'void', from: ['submitted', 'amended'], to: 'entered_in_error', who: ['doctor'] },
  ),
}

export const isOpen = (state: AnswerState): boolean => state === 'sent' || state === 'in_progress'
export const isDone = (state: AnswerState): boolean => state === 'submitted' || state === 'amended'

/**
 * A questionnaire that was sent to a patient, with the answers. It is its doctor's as long as the patient is; what
 * was stopped or a mistake is not the patient's to see any more. The log names questions, never answers.
 */
export const answerSet = defineEntity({
  lock: 'answer_set',
  kind: 'answer_set',
  table: answerSets,
  states: { status: answerMachine },
  visible: (actor) => {
    if (actor.role === 'doctor')
      return sql`${answerSets.doctorId} = ${actor.id} and exists (
        select 1 from patients p where p.id = ${answerSets.patientId} and p.doctor_id = ${actor.id})`
    const shown = ['sent', 'in_progress', 'submitted', 'amended'] as const
    return actor.role === 'patient'
      ? and(ofPatient(answerSets, actor), inArray(answerSets.status, shown))
      : undefined
  },
  about: ({ doctorId, patientId }) => ({ doctorId, patientId }),
  changedBy: async (tx, { updatedBy }) =>
    (await actorNames(tx, [updatedBy])).get(updatedBy ?? '') ?? null,
})

export type LockedAnswerSet = Awaited<ReturnType<typeof answerSet.lock>>

/** Who has written last, for a conflict. */
export const writer = ({ actor }: TxCtx) => ({
  updatedBy: 'accountId' in actor ? actor.accountId : null,
})
