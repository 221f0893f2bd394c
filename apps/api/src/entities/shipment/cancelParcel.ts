import type { Ctx } from '../../context.ts'
import type { Shipment } from '../order/load.ts'
import { moveShipment } from './moveShipment.ts'

/** Ends a parcel that has not left; its units are free for another one. The reservation of stock stays. */
export const cancelParcel = (ctx: Ctx, parcel: Shipment, reason: string): Promise<Shipment> =>
  moveShipment(ctx, parcel, 'cancelled', { cancelledAt: ctx.clock.now() }, reason)
