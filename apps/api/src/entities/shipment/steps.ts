import { dateIn } from '@officina/shared/dates/days'
import { type AdminCtx, inTransaction } from '../../context.ts'
import { shipmentLines } from '../../db/schema/shipment.ts'
import { eq } from '../../db/sql.ts'
import { conflict, invalidFields, type Texts } from '../errors.ts'
import { applyDerived } from '../order/derive.ts'
import { assertNotOnHold, lockOrderOfShipment, type Parcel } from '../order/load.ts'
import { cancelParcel, insertShipment } from '../order/parcels.ts'
import { weightOf } from './create.ts'
import { recordArrival } from './deliver.ts'
import { type Exception, notifyOperations } from './mails.ts'

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

/** Nobody picks it after all. */
export function unpickShipment(ctx: AdminCtx, id: string): Promise<void> {
  return inTransaction(ctx, async (tx) => {
    const { order, parcel } = await lockOrderOfShipment(tx, id)
    await parcel.move('to_pick', { pickedAt: null }, { action: 'to_pick' })
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
    await recordArrival(tx, parcel, null)
    await notifyOperations(tx, order, parcel, problem)
  })
}

/** Cancels a parcel that has not shipped. A replacement for a lost one releases its stock. */
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

const unknownLine = {
  en: 'This line is not part of the parcel.',
  ja: 'この明細は荷物にありません。',
}
const expired = { en: 'This lot has expired.', ja: 'このロットは使用期限が切れています。' }
const missingLot = {
  en: 'Enter the lot number of every line.',
  ja: 'すべての明細のロット番号を入力してください。',
}

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
    en: 'This parcel has not shipped yet. Lots are recorded when it is packed.',
    ja: 'まだ発送されていません。ロット番号は梱包時に記録します。',
  })

/** Sends the contents of a failed parcel again, from stock; 422 PRODUCT_UNAVAILABLE when there is none. */
export function reshipShipment(ctx: AdminCtx, id: string): Promise<string> {
  return inTransaction(ctx, async (tx) => {
    const { order, lines, parcel } = await lockOrderOfShipment(tx, id)
    await parcel.move('reshipped', {}, { action: 'reshipped' })
    await tx.storefront.reserve(
      tx,
      parcel.lines.map((line) => ({
        variantId: lines.find((l) => l.id === line.orderLineId)?.variantId ?? '',
        quantity: line.quantity,
      })),
    )
    const units = parcel.lines.map(({ orderLineId, quantity }) => ({ orderLineId, quantity }))
    const replacement = await insertShipment(tx, order, units, parcel.id)
    await applyDerived(tx, order.id)
    return replacement
  })
}

/** Closes a failed parcel whose goods were refunded and are not sent again; 409 NOT_REFUNDED before that. */
export function closeRefundedShipment(ctx: AdminCtx, id: string): Promise<void> {
  return inTransaction(ctx, async (tx) => {
    const { order, lines, parcel } = await lockOrderOfShipment(tx, id)
    await parcel.move('refunded', {}, { action: 'refunded' })
    const contents = lines.filter((line) => parcel.lines.some((l) => l.orderLineId === line.id))
    if (contents.some((line) => line.refunded === 0 && line.lineTotal > 0)) throw notRefunded()
    await applyDerived(tx, order.id)
  })
}

const notRefunded = () =>
  conflict('NOT_REFUNDED', {
    en: 'Refund the products of this parcel on the order page first.',
    ja: '先に注文の画面で、この荷物の商品を返金してください。',
  })
