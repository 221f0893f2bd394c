import { shipmentStates } from '../../db/schema/shipment.ts'
import type { Machine } from '../machine.ts'

export type ShipmentState = (typeof shipmentStates)[number]

/** One parcel. Cancelling gives the stock back; an exception ends in a new shipment, a refund or a delivery after all. */
export const shipmentMachine: Machine<ShipmentState> = {
  entity: 'shipment',
  states: shipmentStates,
  transitions: [
    { name: 'create', from: null, to: 'to_pick', who: ['admin', 'system'] },
    { name: 'pick', from: 'to_pick', to: 'picking', who: ['admin'] },
    { name: 'pack', from: 'picking', to: 'packed', who: ['admin'] },
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
    { name: 'refund', from: 'exception', to: 'refunded', who: ['admin'] },
    { name: 'deliver', from: 'exception', to: 'delivered', who: ['admin', 'system'] },
  ],
}
