import { orderLines, orders } from '../../db/schema/order.ts'
import {
  fulfilmentStates,
  lineStates,
  orderStates,
  paymentStates,
} from '../../db/schema/orderStates.ts'
import { shipmentStates, shipments } from '../../db/schema/shipment.ts'
import { eq } from '../../db/sql.ts'
import { defineEntity } from '../entity.ts'
import type { Machine } from '../machine.ts'
import { ofPatient } from '../practices.ts'

export type OrderState = (typeof orderStates)[number]
export type PaymentState = (typeof paymentStates)[number]
export type FulfilmentState = (typeof fulfilmentStates)[number]
export type LineState = (typeof lineStates)[number]

/** First axis: the order as a whole. The window of the patient and the release are guards of the verbs. */
export const orderMachine: Machine<OrderState> = {
  entity: 'order',
  states: orderStates,
  transitions: [
    { name: 'place', from: null, to: 'open', who: ['patient', 'doctor', 'system'] },
    { name: 'complete', from: 'open', to: 'completed', who: ['system'] },
    { name: 'archive', from: 'completed', to: 'archived', who: ['system'] },
    {
      name: 'cancel',
      from: 'open',
      to: 'cancelled',
      who: ['patient', 'doctor', 'admin', 'system'],
    },
  ],
}

/** Second axis. An invoice or a bank transfer goes from pending to paid without an authorization. */
export const paymentMachine: Machine<PaymentState> = {
  entity: 'payment',
  states: paymentStates,
  transitions: [
    { name: 'start', from: null, to: 'pending', who: ['patient', 'doctor', 'system'] },
    { name: 'authorize', from: 'pending', to: 'authorized', who: ['system'] },
    { name: 'capture', from: 'authorized', to: 'paid', who: ['admin', 'system'] },
    { name: 'settle', from: 'pending', to: 'paid', who: ['admin', 'system'] },
    { name: 'fail', from: 'pending', to: 'failed', who: ['admin', 'system'] },
    { name: 'fail', from: 'authorized', to: 'failed', who: ['admin', 'system'] },
    { name: 'retry', from: 'failed', to: 'pending', who: ['patient', 'admin', 'system'] },
    {
      name: 'void',
      from: 'authorized',
      to: 'voided',
      who: ['patient', 'doctor', 'admin', 'system'],
    },
    { name: 'void', from: 'pending', to: 'voided', who: ['patient', 'doctor', 'admin', 'system'] },
    { name: 'void', from: 'failed', to: 'voided', who: ['patient', 'doctor', 'admin', 'system'] },
    { name: 'refund_part', from: 'paid', to: 'partially_refunded', who: ['admin', 'system'] },
    {
      name: 'refund_part',
      from: 'partially_refunded',
      to: 'partially_refunded',
      who: ['admin', 'system'],
    },
    { name: 'refund', from: 'paid', to: 'refunded', who: ['admin', 'system'] },
    { name: 'refund', from: 'partially_refunded', to: 'refunded', who: ['admin', 'system'] },
  ],
}

/** Third axis: follows the shipments (system); holding and releasing is the work of operations. */
export const fulfilmentMachine: Machine<FulfilmentState> = {
  entity: 'fulfilment',
  states: fulfilmentStates,
  transitions: [
    { name: 'start', from: null, to: 'unfulfilled', who: ['patient', 'doctor', 'system'] },
    { name: 'begin', from: 'unfulfilled', to: 'in_progress', who: ['admin', 'system'] },
    { name: 'stop', from: 'in_progress', to: 'unfulfilled', who: ['admin', 'system'] },
    { name: 'hold', from: 'unfulfilled', to: 'on_hold', who: ['admin', 'system'] },
    { name: 'hold', from: 'in_progress', to: 'on_hold', who: ['admin', 'system'] },
    { name: 'resume', from: 'on_hold', to: 'unfulfilled', who: ['admin', 'system'] },
    { name: 'resume', from: 'on_hold', to: 'in_progress', who: ['admin', 'system'] },
    { name: 'ship_part', from: 'in_progress', to: 'partially_shipped', who: ['admin', 'system'] },
    { name: 'ship', from: 'in_progress', to: 'shipped', who: ['admin', 'system'] },
    { name: 'ship', from: 'partially_shipped', to: 'shipped', who: ['admin', 'system'] },
    { name: 'deliver', from: 'shipped', to: 'delivered', who: ['admin', 'system'] },
    { name: 'return_part', from: 'delivered', to: 'partially_returned', who: ['admin', 'system'] },
    { name: 'reject_return', from: 'returned', to: 'delivered', who: ['admin', 'system'] },
    {
      name: 'reject_return',
      from: 'partially_returned',
      to: 'delivered',
      who: ['admin', 'system'],
    },
    { name: 'return', from: 'delivered', to: 'returned', who: ['admin', 'system'] },
    { name: 'return', from: 'partially_returned', to: 'returned', who: ['admin', 'system'] },
  ],
}

/** Every line of an order has its own status. A cancelled shipment puts its lines back to reserved. */
export const lineMachine: Machine<LineState> = {
  entity: 'order line',
  states: lineStates,
  transitions: [
    { name: 'reserve', from: null, to: 'reserved', who: ['patient', 'doctor', 'system'] },
    { name: 'backorder', from: null, to: 'backordered', who: ['patient', 'doctor', 'system'] },
    { name: 'wait', from: null, to: 'waiting', who: ['patient', 'doctor', 'system'] },
    { name: 'reserve', from: 'waiting', to: 'reserved', who: ['admin', 'system'] },
    { name: 'backorder', from: 'waiting', to: 'backordered', who: ['admin', 'system'] },
    { name: 'reserve', from: 'backordered', to: 'reserved', who: ['admin', 'system'] },
    { name: 'backorder', from: 'reserved', to: 'backordered', who: ['admin', 'system'] },
    { name: 'pick', from: 'reserved', to: 'picking', who: ['admin', 'system'] },
    { name: 'pack', from: 'picking', to: 'packed', who: ['admin', 'system'] },
    { name: 'unpick', from: 'picking', to: 'reserved', who: ['admin', 'system'] },
    { name: 'unpick', from: 'packed', to: 'reserved', who: ['admin', 'system'] },
    { name: 'unpack', from: 'packed', to: 'picking', who: ['admin', 'system'] },
    { name: 'ship', from: 'packed', to: 'shipped', who: ['admin', 'system'] },
    { name: 'deliver', from: 'shipped', to: 'delivered', who: ['admin', 'system'] },
    ...(['waiting', 'reserved', 'backordered'] as const).map((from) => ({
      name: 'cancel',
      from,
      to: 'cancelled' as const,
      who: ['patient', 'doctor', 'admin', 'system'] as const,
    })),
    { name: 'cancel', from: 'picking', to: 'cancelled', who: ['admin', 'system'] },
    { name: 'cancel', from: 'packed', to: 'cancelled', who: ['admin', 'system'] },
    { name: 'ask_return', from: 'delivered', to: 'return_requested', who: ['patient', 'admin'] },
    { name: 'ask_return', from: 'returned', to: 'return_requested', who: ['patient', 'admin'] },
    { name: 'decline_return', from: 'return_requested', to: 'delivered', who: ['admin'] },
    { name: 'receive_return', from: 'return_requested', to: 'returned', who: ['admin'] },
    { name: 'reject_return', from: 'returned', to: 'delivered', who: ['admin'] },
    { name: 'refund', from: 'returned', to: 'refunded', who: ['admin', 'system'] },
    { name: 'refund', from: 'shipped', to: 'refunded', who: ['admin', 'system'] },
    { name: 'refund', from: 'delivered', to: 'refunded', who: ['admin', 'system'] },
  ],
}

export type ShipmentState = (typeof shipmentStates)[number]

/**
 * One parcel. Cancelling gives the stock back; an exception ends in a new shipment, a refund or a delivery after all.
 * When the new shipment is cancelled, the exception is open again.
 */
export const shipmentMachine: Machine<ShipmentState> = {
  entity: 'shipment',
  states: shipmentStates,
  transitions: [
    { name: 'create', from: null, to: 'to_pick', who: ['admin', 'system'] },
    { name: 'pick', from: 'to_pick', to: 'picking', who: ['admin'] },
    { name: 'unpick', from: 'picking', to: 'to_pick', who: ['admin'] },
    { name: 'pack', from: 'picking', to: 'packed', who: ['admin'] },
    { name: 'unpack', from: 'packed', to: 'picking', who: ['admin'] },
    { name: 'ship', from: 'packed', to: 'shipped', who: ['admin', 'system'] },
    { name: 'hand_over', from: 'shipped', to: 'in_transit', who: ['admin', 'system'] },
    { name: 'deliver', from: 'in_transit', to: 'delivered', who: ['admin', 'system'] },
    { name: 'deliver', from: 'shipped', to: 'delivered', who: ['admin', 'system'] },
    { name: 'cancel', from: 'to_pick', to: 'cancelled', who: ['admin', 'system'] },
    { name: 'cancel', from: 'picking', to: 'cancelled', who: ['admin', 'system'] },
    { name: 'cancel', from: 'packed', to: 'cancelled', who: ['admin', 'system'] },
    { name: 'fail', from: 'shipped', to: 'exception', who: ['admin', 'system'] },
    { name: 'fail', from: 'in_transit', to: 'exception', who: ['admin', 'system'] },
    { name: 'reship', from: 'exception', to: 'reshipped', who: ['admin'] },
    { name: 'reopen', from: 'reshipped', to: 'exception', who: ['system'] },
    { name: 'refund', from: 'exception', to: 'refunded', who: ['admin'] },
    { name: 'deliver', from: 'exception', to: 'delivered', who: ['admin', 'system'] },
  ],
}

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
        ? ofPatient(orders, actor)
        : undefined,
  about: ({ doctorId, patientId }) => ({ doctorId, patientId }),
  facts: ({ orderState, paymentState, fulfilmentState }) => ({
    order_state: orderState,
    payment_state: paymentState,
    fulfilment_state: fulfilmentState,
  }),
})

export type LockedOrder = Awaited<ReturnType<typeof order.lock>>

/** A line of an order; it is locked through its order, whose log tells what becomes of it. */
export const orderLine = defineEntity({
  lock: 'order',
  table: orderLines,
  states: { lineStatus: lineMachine },
})

export type LockedLine = ReturnType<typeof orderLine.under>

/** A parcel; it is locked through its order. */
export const shipment = defineEntity({
  lock: 'order',
  kind: 'shipment',
  table: shipments,
  states: { status: shipmentMachine },
  about: ({ doctorId }) => ({ doctorId }),
})

export type LockedShipment = ReturnType<typeof shipment.under>
