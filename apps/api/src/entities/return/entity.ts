import { returnStates, returns } from '../../db/schema/return.ts'
import { defineEntity } from '../entity.ts'
import type { Machine } from '../machine.ts'

export type ReturnState = (typeof returnStates)[number]

export const returnMachine: Machine<ReturnState> = {
  entity: 'return',
  states: returnStates,
  transitions: [
    { name: 'request', from: null, to: 'requested', who: ['patient'] },
    { name: 'approve', from: 'requested', to: 'approved', who: ['admin'] },
    { name: 'decline', from: 'requested', to: 'declined', who: ['admin'] },
    // the goods have never come
    { name: 'close', from: 'approved', to: 'declined', who: ['admin'] },
    { name: 'receive', from: 'approved', to: 'received', who: ['admin'] },
    { name: 'refund', from: 'received', to: 'refunded', who: ['admin', 'system'] },
    { name: 'reject', from: 'received', to: 'rejected', who: ['admin'] },
  ],
}

/** Its steps stand in the history of its order, which is locked first. */
export const returned = defineEntity({
  lock: 'return',
  kind: 'order',
  table: returns,
  states: { status: returnMachine },
  about: ({ orderId, doctorId, patientId }) => ({ objectId: orderId, doctorId, patientId }),
  facts: ({ status }) => ({ return: status }),
})

export type LockedReturn = Awaited<ReturnType<typeof returned.lock>>
