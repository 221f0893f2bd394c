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
import { type Machine, transitionsOf } from '../machine.ts'
import { ofPatient } from '../practices.ts'

export type OrderState = (typeof orderStates)[number]
export type PaymentState = (typeof paymentStates)[number]
export type FulfilmentState = (typeof fulfilmentStates)[number]
export type LineState = (typeof lineStates)[number]

const buyer = ['patient', 'doctor', 'system'] as const
const office = ['admin', 'system'] as const
const anyone = ['patient', 'doctor', 'admin', 'system'] as const

/** First axis: the order as a whole. The window of the patient and the release are guards of the verbs. */
export const orderMachine: Machine<OrderState> = {
  entity: 'order',
  states: orderStates,
  transitions: [
    { name: 'place', from: null, to: 'open', who: buyer },
    { name: 'complete', from: 'open', to: 'completed', who: ['system'] },
    { name: 'archive', from: 'completed', to: 'archived', who: ['system'] },
    { name: 'cancel', from: 'open', to: 'cancelled', who: anyone },
  ],
}

/** Second axis. An invoice or a bank transfer goes from pending to paid without an authorization. */
export const paymentMachine: Machine<PaymentState> = {
  entity: 'payment',
  states: paymentStates,
  transitions: transitionsOf(
    { name: 'start', from: null, to: 'pending', who: buyer },
    { name: 'authorize', from: 'pending', to: 'authorized', who: ['system'] },
    { name: 'capture', from: 'authorized', to: 'paid', who: office },
    { name: 'settle', from: 'pending', to: 'paid', who: office },
    { name: 'fail', from: ['pending', 'authorized'], to: 'failed', who: office },
    { name: 'retry', from: 'failed', to: 'pending', who: ['patient', 'admin', 'system'] },
    { name: 'void', from: ['authorized', 'pending', 'failed'], to: 'voided', who: anyone },
    {
      name: 'refund_part',
      from: ['paid', 'partially_refunded'],
      to: 'partially_refunded',
      who: office,
    },
    { name: 'refund', from: ['paid', 'partially_refunded'], to: 'refunded', who: office },
  ),
}

/** Third axis: follows the shipments (system); holding and releasing is the work of operations. */
export const fulfilmentMachine: Machine<FulfilmentState> = {
  entity: 'fulfilment',
  states: fulfilmentStates,
  transitions: transitionsOf(
    { name: 'start', from: null, to: 'unfulfilled', who: buyer },
    { name: 'begin', from: 'unfulfilled', to: 'in_progress', who: office },
    { name: 'stop', from: 'in_progress', to: 'unfulfilled', who: office },
    { name: 'hold', from: ['unfulfilled', 'in_progress'], to: 'on_hold', who: office },
    { name: 'resume', from: 'on_hold', to: 'unfulfilled', who: office },
    { name: 'resume', from: 'on_hold', to: 'in_progress', who: office },
    { name: 'ship_part', from: 'in_progress', to: 'partially_shipped', who: office },
    { name: 'ship', from: ['in_progress', 'partially_shipped'], to: 'shipped', who: office },
    { name: 'deliver', from: 'shipped', to: 'delivered', who: office },
    { name: 'return_part', from: 'delivered', to: 'partially_returned', who: office },
    {
      name: 'reject_return',
      from: ['returned', 'partially_returned'],
      to: 'delivered',
      who: office,
    },
    { name: 'return', from: ['delivered', 'partially_returned'], to: 'returned', who: office },
  ),
}

/** Every line of an order has its own status. A cancelled shipment puts its lines back to reserved. */
export const lineMachine: Machine<LineState> = {
  entity: 'order line',
  states: lineStates,
  transitions: transitionsOf(
    { name: 'reserve', from: null, to: 'reserved', who: buyer },
    { name: 'backorder', from: null, to: 'backordered', who: buyer },
    { name: 'wait', from: null, to: 'waiting', who: buyer },
    { name: 'reserve', from: 'waiting', to: 'reserved', who: office },
    { name: 'backorder', from: 'waiting', to: 'backordered', who: office },
    { name: 'reserve', from: 'backordered', to: 'reserved', who: office },
    { name: 'backorder', from: 'reserved', to: 'backordered', who: office },
    { name: 'pick', from: 'reserved', to: 'picking', who: office },
    { name: 'pack', from: 'picking', to: 'packed', who: office },
    { name: 'unpick', from: ['picking', 'packed'], to: 'reserved', who: office },
    { name: 'unpack', from: 'packed', to: 'picking', who: office },
    { name: 'ship', from: 'packed', to: 'shipped', who: office },
    { name: 'deliver', from: 'shipped', to: 'delivered', who: office },
    { name: 'cancel', from: ['waiting', 'reserved', 'backordered'], to: 'cancelled', who: anyone },
    { name: 'cancel', from: ['picking', 'packed'], to: 'cancelled', who: office },
    {
      name: 'ask_return',
      from: ['delivered', 'returned'],
      to: 'return_requested',
      who: ['patient', 'admin'],
    },
    { name: 'decline_return', from: 'return_requested', to: 'delivered', who: ['admin'] },
    { name: 'receive_return', from: 'return_requested', to: 'returned', who: ['admin'] },
    { name: 'reject_return', from: 'returned', to: 'delivered', who: ['admin'] },
    { name: 'refund', from: ['returned', 'shipped', 'delivered'], to: 'refunded', who: office },
  ),
}

export type ShipmentState = (typeof shipmentStates)[number]

/**
 * One parcel. Cancelling gives the stock back; an exception ends in a new shipment, a refund or a delivery after all.
 * When the new shipment is cancelled, the exception is open again.
 */
export const shipmentMachine: Machine<ShipmentState> = {
  entity: 'shipment',
  states: shipmentStates,
  transitions: transitionsOf(
    { name: 'create', from: null, to: 'to_pick', who: office },
    { name: 'pick', from: 'to_pick', to: 'picking', who: ['admin'] },
    { name: 'unpick', from: 'picking', to: 'to_pick', who: ['admin'] },
    { name: 'pack', from: 'picking', to: 'packed', who: ['admin'] },
    { name: 'unpack', from: 'packed', to: 'picking', who: ['admin'] },
    { name: 'ship', from: 'packed', to: 'shipped', who: office },
    { name: 'hand_over', from: 'shipped', to: 'in_transit', who: office },
    { name: 'deliver', from: ['in_transit', 'shipped'], to: 'delivered', who: office },
    { name: 'cancel', from: ['to_pick', 'picking', 'packed'], to: 'cancelled', who: office },
    { name: 'fail', from: ['shipped', 'in_transit'], to: 'exception', who: office },
    { name: 'reship', from: 'exception', to: 'reshipped', who: office },
    { name: 'reopen', from: 'reshipped', to: 'exception', who: ['system'] },
    { name: 'refund', from: 'exception', to: 'refunded', who: ['admin'] },
    { name: 'deliver', from: 'exception', to: 'delivered', who: office },
  ),
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
