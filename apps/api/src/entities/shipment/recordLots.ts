import { dateIn } from '@officina/shared/dates/days'
import { type AdminCtx, inTransaction } from '../../context.ts'
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
    const before = { lots: parcel.lines.map((line) => line.lot) }
    const lotOf = (id: string) => lines.find((each) => each.shipmentLineId === id)?.lot
    const after = { lots: parcel.lines.map(({ id }) => lotOf(id)) }
    await parcel.save({}, { action: 'lots', before, after })
  })
}

const notSent = () =>
  conflict('NOT_SENT', {
    en: 'The parcel has not left. Its lots are written down when it is packed.',
    ja: 'まだ発送されていません。ロット番号は梱包時に記録します。',
  })
