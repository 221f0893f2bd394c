import type { TxCtx } from '../../context.ts'
import type { LockedShipment } from './entity.ts'

/** Ends a parcel that has not left; its units are free for another one. The reservation of stock stays. */
export const cancelParcel = (tx: TxCtx, parcel: LockedShipment, reason: string) =>
  parcel.move('cancelled', { cancelledAt: tx.clock.now() }, { action: 'cancelled', reason })
