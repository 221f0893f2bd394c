import { orders } from '../../db/schema/order.ts'
import { shipments } from '../../db/schema/shipment.ts'
import { eq } from '../../db/sql.ts'
import { defineEntity } from '../entity.ts'
import { fulfilmentMachine, orderMachine, paymentMachine } from './machine.ts'
import { shipmentMachine } from './shipmentMachine.ts'

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

/** A parcel; it is locked through its order. */
export const shipment = defineEntity({
  lock: 'order',
  kind: 'shipment',
  table: shipments,
  states: { status: shipmentMachine },
  about: ({ doctorId }) => ({ doctorId }),
})

export type LockedShipment = ReturnType<typeof shipment.under>
