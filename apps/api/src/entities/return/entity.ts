import { returns } from '../../db/schema/return.ts'
import { defineEntity } from '../entity.ts'
import { returnMachine } from './machine.ts'

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
