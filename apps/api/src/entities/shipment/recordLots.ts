import { dateIn } from '../../clock.ts'
import { type AdminCtx, inTransaction } from '../../context.ts'
import { shipments } from '../../db/schema/shipment.ts'
import { eq } from '../../db/sql.ts'
import { audit } from '../audit.ts'
import { conflict } from '../errors.ts'
import { lockOrderOfShipment } from '../order/load.ts'
import { type PackedLine, refuseIncomplete, writeLots } from './steps.ts'

/**
 * Lots of a parcel that has left: one that the shop sent from its own house has none, and what was written
 * down wrong is put right. 409 NOT_SENT before; 422 for a lot that had expired on the day it left.
 */
export function recordLots(ctx: AdminCtx, id: string, lines: PackedLine[]): Promise<void> {
  return inTransaction(ctx, async (tx) => {
    const { parcel } = await lockOrderOfShipment(tx, id)
    if (!parcel.shippedAt) throw notSent()
    refuseIncomplete(parcel, lines, dateIn(parcel.shippedAt, tx.config.timeZone))
    await writeLots(tx, lines)
    await tx.db
      .update(shipments)
      .set({ revision: parcel.revision + 1, updatedAt: tx.clock.now() })
      .where(eq(shipments.id, id))
    await audit(tx, {
      action: 'shipment.lots',
      objectType: 'shipment',
      objectId: id,
      doctorId: parcel.doctorId,
      before: { lots: parcel.lines.map((line) => line.lot) },
      after: {
        lots: parcel.lines.map(({ id }) => lines.find((each) => each.shipmentLineId === id)?.lot),
      },
    })
  })
}

const notSent = () =>
  conflict('NOT_SENT', {
    en: 'The parcel has not left. Its lots are written down when it is packed.',
    ja: 'まだ発送されていません。ロット番号は梱包時に記録します。',
  })
