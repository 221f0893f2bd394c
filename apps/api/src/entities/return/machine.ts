import { returnStates } from '../../db/schema/return.ts'
import type { Machine } from '../machine.ts'

export type ReturnState = (typeof returnStates)[number]

export const returnMachine: Machine<ReturnState> = {
  entity: 'return',
  states: returnStates,
  transitions: [
    { name: 'request', from: null, to: 'requested', who: ['patient'] },
    { name: 'approve', from: 'requested', to: 'approved', who: ['admin'] },
    { name: 'decline', from: 'requested', to: 'declined', who: ['admin'] },
    { name: 'receive', from: 'approved', to: 'received', who: ['admin'] },
    { name: 'refund', from: 'received', to: 'refunded', who: ['admin', 'system'] },
    { name: 'reject', from: 'received', to: 'rejected', who: ['admin'] },
  ],
}
