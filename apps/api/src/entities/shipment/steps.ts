import { dateIn } from '@officina/shared/dates/days'
import { type AdminCtx, inTransaction } from '../../context.ts'
import { shipmentLines } from '../../db/schema/shipment.ts'
import { eq } from '../../db/sql.ts'
import { invalidFields, type Texts } from '../errors.ts'
import { applyDerived } from '../order/derive.ts'
import { assertNotOnHold, lockOrderOfShipment, type Parcel } from '../order/load.ts'
import { cancelParcel } from '../order/parcels.ts'
import { weightOf } from './create.ts'
import { type Exception, tellOperations } from './tellOperations.ts'

export type PackedLine = { shipmentLineId: string; lot: string; expiresOn: string | null }

/** Somebody walks to the shelf. */
export function pickShipment(ctx: AdminCtx, id: string): Promise<void> {
  return inTransaction(ctx, async (tx) => {
    const { order, parcel } = await lockOrderOfShipment(tx, id)
    assertNotOnHold(order)
    await parcel.move('picking', { pickedAt: tx.clock.now() }, { action: 'picking' })
    await applyDerived(tx, order.id)
  })
}

/** The parcel is closed: the lot of every line is written down, which a recall needs. */
export function packShipment(
  ctx: AdminCtx,
  id: string,
  { lines, weightG }: { lines: PackedLine[]; weightG: number | null },
): Promise<void> {
  return inTransaction(ctx, async (tx) => {
    const loaded = await lockOrderOfShipment(tx, id)
    const { order, parcel } = loaded
    assertNotOnHold(order)
    const units = parcel.lines.map((line) => ({
      variantId: loaded.lines.find((l) => l.id === line.orderLineId)?.variantId ?? '',
      quantity: line.quantity,
    }))
    const weight = weightG ?? (await weightOf(tx, units))
    const values = { packedAt: tx.clock.now(), weightG: weight }
    await parcel.move('packed', values, { action: 'packed' })
    refuseIncomplete(parcel, lines, dateIn(tx.clock.now(), tx.config.timeZone))
    await writeLots(tx, lines)
    await applyDerived(tx, order.id)
  })
}

export async function writeLots(ctx: AdminCtx, lines: PackedLine[]): Promise<void> {
  for (const { shipmentLineId, lot, expiresOn } of lines)
    await ctx.db
      .update(shipmentLines)
      .set({ lot, expiresOn })
      .where(eq(shipmentLines.id, shipmentLineId))
}

export function handOverShipment(ctx: AdminCtx, id: string): Promise<void> {
  return inTransaction(ctx, async (tx) => {
    const { order, parcel } = await lockOrderOfShipment(tx, id)
    await parcel.move('in_transit', { inTransitAt: tx.clock.now() }, { action: 'in_transit' })
    await applyDerived(tx, order.id)
  })
}

/** Something went wrong on the way; ends in another try, a refund or a delivery after all. */
export function reportException(ctx: AdminCtx, id: string, problem: Exception): Promise<void> {
  return inTransaction(ctx, async (tx) => {
    const { order, parcel } = await lockOrderOfShipment(tx, id)
    const values = { exceptionCode: problem.code, exceptionNote: problem.note }
    await parcel.move('exception', values, { action: 'exception', reason: problem.code })
    await applyDerived(tx, order.id)
    await tellOperations(tx, order, parcel, problem)
  })
}

/** Takes a parcel apart that has not left. A second parcel for a lost one gives its stock back. */
export function cancelShipment(ctx: AdminCtx, id: string, reason: string): Promise<void> {
  return inTransaction(ctx, async (tx) => {
    const { order, lines, parcel } = await lockOrderOfShipment(tx, id)
    await cancelParcel(tx, parcel, reason)
    if (parcel.reshipmentOf) {
      const moves = parcel.lines.map((line) => ({
        variantId: lines.find((l) => l.id === line.orderLineId)?.variantId ?? '',
        quantity: line.quantity,
      }))
      await tx.storefront.release(tx, moves)
    }
    await applyDerived(tx, order.id)
  })
}

/** 422 at each line that is unknown, named twice or had expired on the day it left, and when one is missing. */
export function refuseIncomplete(parcel: Parcel, lines: PackedLine[], today: string): void {
  const problems: Record<string, Texts> = {}
  lines.forEach((line, i) => {
    const isKnown = parcel.lines.some((l) => l.id === line.shipmentLineId)
    const isTwice = lines.findIndex((l) => l.shipmentLineId === line.shipmentLineId) !== i
    if (!isKnown || isTwice) problems[`lines.${i}.shipment_line_id`] = unknownLine
    if (line.expiresOn && line.expiresOn <= today) problems[`lines.${i}.expires_on`] = expired
  })
  const isMissing = parcel.lines.some((l) => !lines.some((given) => given.shipmentLineId === l.id))
  if (isMissing) problems.lines = missingLot
  if (Object.keys(problems).length > 0) throw invalidFields(problems)
}

const unknownLine = { en: 'This parcel has no such line.', ja: 'この明細は出荷にありません。' }
const expired = { en: 'This lot has expired.', ja: 'このロットは使用期限が切れています。' }
const missingLot = {
  en: 'Enter the lot of every line.',
  ja: 'すべての明細のロット番号を入力してください。',
}
