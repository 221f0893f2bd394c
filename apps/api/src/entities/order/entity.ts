import { orders } from '../../db/schema/order.ts'
import { eq } from '../../db/sql.ts'
import { defineEntity } from '../entity.ts'
import { fulfilmentMachine, orderMachine, paymentMachine } from './machine.ts'

export const order = defineEntity({
  lock: 'order',
  kind: 'order',
  table: orders,
  states: {
    orderState: orderMachine,
    paymentState: paymentMachine,
    fulfilmentState: fulfilmentMachine,
  },
  visible: (actor) =>
    actor.role === 'doctor'
      ? eq(orders.doctorId, actor.id)
      : actor.role === 'patient'
        ? eq(orders.patientId, actor.id)
        : undefined,
  about: ({ doctorId, patientId }) => ({ doctorId, patientId }),
  facts: ({ orderState, paymentState, fulfilmentState }) => ({
    order_state: orderState,
    payment_state: paymentState,
    fulfilment_state: fulfilmentState,
  }),
})

export type LockedOrder = Awaited<ReturnType<typeof order.lock>>
