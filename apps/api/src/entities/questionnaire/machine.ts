import { answerStates } from '../../db/schema/questionnaire.ts'
import type { Machine } from '../machine.ts'

type AnswerState = (typeof answerStates)[number]

/** Life of a questionnaire that was sent. Submitted answers are only ever corrected, with the old ones kept. */
export const answerMachine: Machine<AnswerState> = {
  entity: 'questionnaire',
  states: answerStates,
  transitions: [
    { name: 'send', from: null, to: 'sent', who: ['doctor'] },
    { name: 'start', from: 'sent', to: 'in_progress', who: ['patient', 'doctor'] },
    { name: 'submit', from: 'in_progress', to: 'submitted', who: ['patient', 'doctor'] },
    { name: 'amend', from: 'submitted', to: 'amended', who: ['doctor'] },
    { name: 'amend', from: 'amended', to: 'amended', who: ['doctor'] },
    { name: 'stop', from: 'sent', to: 'stopped', who: ['doctor', 'system'] },
    { name: 'stop', from: 'in_progress', to: 'stopped', who: ['doctor', 'system'] },
    { name: 'void', from: 'submitted', to: 'entered_in_error', who: ['doctor'] },
    { name: 'void', from: 'amended', to: 'entered_in_error', who: ['doctor'] },
  ],
}

/** Open ones end by themselves after this many days. */
export const openDays = 60

export const isOpen = (state: AnswerState): boolean => state === 'sent' || state === 'in_progress'
export const isDone = (state: AnswerState): boolean => state === 'submitted' || state === 'amended'
