import { productReports } from '../../db/schema/return.ts'
import { and, eq, inArray } from '../../db/sql.ts'
import { defineEntity } from '../entity.ts'
import type { Machine } from '../machine.ts'
import { clinicalKinds } from '../order/reports.ts'

const reportMachine: Machine<'open' | 'answered'> = {
  entity: 'report',
  states: ['open', 'answered'],
  transitions: [
    { name: 'report', from: null, to: 'open', who: ['patient'] },
    { name: 'answer', from: 'open', to: 'answered', who: ['doctor'] },
  ],
}

/** What happens to it stands in the history of its order. */
export const report = defineEntity({
  lock: 'report',
  kind: 'order',
  table: productReports,
  states: { status: reportMachine },
  visible: (actor) =>
    actor.role === 'doctor'
      ? and(eq(productReports.doctorId, actor.id), inArray(productReports.kind, [...clinicalKinds]))
      : undefined,
  about: ({ orderId, doctorId, patientId }) => ({ objectId: orderId, doctorId, patientId }),
  facts: () => ({}),
})
