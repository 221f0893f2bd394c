import { shipments } from '../../db/schema/shipment.ts'
import { defineEntity } from '../entity.ts'
import { shipmentMachine } from './machine.ts'

/** A parcel; it is locked through its order. */
export const shipment = defineEntity({
  lock: 'order',
  kind: 'shipment',
  table: shipments,
  states: { status: shipmentMachine },
  about: ({ doctorId }) => ({ doctorId }),
})

export type LockedShipment = ReturnType<typeof shipment.under>
