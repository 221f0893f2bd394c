import type { components } from '@officina/openapi/schema'
import { dateIn } from '@officina/shared/dates/days'
import { plainCode } from '@officina/shared/plainCode'
import { type AdminCtx, inTransaction, type TxCtx } from '../../context.ts'
import { shipmentLines, shipments } from '../../db/schema/shipment.ts'
import { asc, eq, inArray } from '../../db/sql.ts'
import { newId } from '../../ids.ts'
import { eachOf } from '../bulk.ts'
import { conflict, invalidFields, type Texts } from '../errors.ts'
import { applyDerived } from '../order/derive.ts'
import {
  assertNotOnHold,
  type LoadedOrder,
  lockOrderOfShipment,
  type Parcel,
  type ShipmentLine,
} from '../order/load.ts'
import { putAway } from '../stock/hold.ts'
import { isOtherDay, otherDay } from '../stock/lotNamed.ts'
import { type Lot, lotCalled, lotKey, proposeLots, readLots } from '../stock/lots.ts'
import { expired, takeLots } from '../stock/takeLots.ts'
import { weightOf } from './create.ts'
import { assertStatus } from './steps.ts'

type Loaded = Awaited<ReturnType<typeof lockOrderOfShipment>>

/** Units of a line that are of one lot; all of the line where no quantity is given. */
type PackedLine = {
  shipmentLineId: string
  lot: string
  expiresOn: string | null
  quantity?: number | undefined
}

type Packing = { lines: PackedLine[]; weightG: number | null }

/** The parcel is closed: the lots of every line are written down, which a recall needs. */
export function packShipment(
  ctx: AdminCtx,
  id: string,
  { lines, weight_g: weightG = null }: components['schemas']['ShipmentPackRequest'],
): Promise<void> {
  return inTransaction(ctx, async (tx) =>
    pack(tx, await lockOrderOfShipment(tx, id), { lines: lines.map(packedLine), weightG }),
  )
}

const packedLine = ({
  shipment_line_id: shipmentLineId,
  expires_on: expiresOn = null,
  ...line
}: components['schemas']['ShipmentPackRequest']['lines'][number]): PackedLine => ({
  ...line,
  shipmentLineId,
  expiresOn,
})

/** Many with the lots that are proposed, in the order of their numbers: so the pick list has given the lots out. */
export async function packAsListed(ctx: AdminCtx, ids: string[]) {
  const known = await ctx.db
    .select({ id: shipments.id })
    .from(shipments)
    .where(inArray(shipments.id, ids))
    .orderBy(asc(shipments.number))
  const inOrder = new Set([...known.map(({ id }) => id), ...ids])
  const results = await eachOf(ctx, [...inOrder], (id) => packAsProposed(ctx, id))
  return ids.flatMap((id) => results.filter((result) => result.id === id))
}

/** One of them. 409 NO_LOT when the lots do not hold all of its units. */
function packAsProposed(ctx: AdminCtx, id: string): Promise<void> {
  return inTransaction(ctx, async (tx) => {
    const loaded = await lockOrderOfShipment(tx, id)
    const { parcel } = loaded
    const wanted = parcel.lines.map((line) => ({
      id: line.id,
      quantity: line.quantity,
      variantId: variantOf(loaded, line),
    }))
    const lots = await readLots(
      tx,
      wanted.map(({ variantId }) => variantId),
    )
    const shares = proposeLots(wanted, lots, dateIn(tx.clock.now(), tx.config.timeZone))
    const lines = wanted.flatMap(({ id: shipmentLineId, quantity }) => {
      const mine = shares.get(shipmentLineId) ?? []
      if (mine.reduce((total, share) => total + share.quantity, 0) < quantity) throw noLot()
      return mine.map((share) => ({ ...share, shipmentLineId }))
    })
    await pack(tx, loaded, { lines, weightG: null })
  })
}

async function pack(tx: TxCtx, loaded: Loaded, { lines, weightG }: Packing): Promise<void> {
  const { order, parcel } = loaded
  assertNotOnHold(order)
  const units = parcel.lines.map((line) => ({
    variantId: variantOf(loaded, line),
    quantity: line.quantity,
  }))
  const weight = weightG ?? (await weightOf(tx, units))
  const values = { packedAt: tx.clock.now(), weightG: weight }
  await parcel.move('packed', values, { action: 'packed' })
  refuseIncomplete(parcel, lines, dateIn(tx.clock.now(), tx.config.timeZone))
  const taken = lines.map((given, i) => {
    const line = parcel.lines.find((l) => l.id === given.shipmentLineId)
    const { lot, expiresOn, quantity = line?.quantity ?? 0 } = given
    const variantId = variantOf(loaded, line)
    return { variantId, lot, expiresOn, quantity, field: `lines.${i}.lot` }
  })
  const document = { orderId: order.id, shipmentId: parcel.id }
  const { lots, faults } = await takeLots(tx, taken, document)
  if (Object.keys(faults).length > 0) throw invalidFields(faults)
  await writeLots(tx, parcel, asStored(lines, lots))
  await applyDerived(tx, order.id)
}

const variantOf = ({ lines }: Loaded, content: ShipmentLine | undefined): string =>
  lines.find((line) => line.id === content?.orderLineId)?.variantId ?? ''

/** The box is opened again: its units go back to their lots, those of a held lot to quarantine. */
export function unpackShipment(ctx: AdminCtx, id: string): Promise<void> {
  return inTransaction(ctx, async (tx) => {
    const { order, parcel } = await lockOrderOfShipment(tx, id)
    assertStatus(parcel, 'packed')
    await parcel.move('picking', { packedAt: null }, { action: 'unpacked' })
    const kept = new Map<string, ShipmentLine>()
    for (const line of parcel.lines) {
      const first = kept.get(line.orderLineId)
      if (first) await tx.db.delete(shipmentLines).where(eq(shipmentLines.id, line.id))
      const quantity = (first?.quantity ?? 0) + line.quantity
      kept.set(line.orderLineId, { ...(first ?? line), quantity })
    }
    for (const { id, quantity } of kept.values())
      await tx.db
        .update(shipmentLines)
        .set({ quantity, lot: null, expiresOn: null, stockLotId: null })
        .where(eq(shipmentLines.id, id))
    await putAway(
      tx,
      parcel.lines.map((line) => line.stockLotId),
    )
    await applyDerived(tx, order.id)
  })
}

type StoredLine = PackedLine & { stockLotId: string | null }

/**
 * What was typed under the names that stock has for it, and with its day. `lots` are those of `given`, where they are
 * counted.
 */
const asStored = (given: PackedLine[], lots: (Lot | null | undefined)[]): StoredLine[] =>
  given.map((part, i) => ({
    ...part,
    lot: lots[i]?.lot ?? plainCode(part.lot),
    expiresOn: part.expiresOn ?? lots[i]?.expires_on ?? null,
    stockLotId: lots[i]?.id ?? null,
  }))

/** Lines of one lot each: a line of several lots becomes several. */
async function writeLots(ctx: TxCtx, parcel: Parcel, given: StoredLine[]): Promise<void> {
  for (const line of parcel.lines) {
    const parts = given
      .filter((part) => part.shipmentLineId === line.id)
      .map(({ lot, expiresOn, stockLotId, quantity = line.quantity }) => ({
        lot,
        expiresOn,
        stockLotId,
        quantity,
      }))
    const [first, ...others] = parts
    if (first) await ctx.db.update(shipmentLines).set(first).where(eq(shipmentLines.id, line.id))
    if (others.length > 0)
      await ctx.db
        .insert(shipmentLines)
        .values(others.map((part) => ({ ...line, ...part, id: newId() })))
  }
}

/**
 * 422 at each line that is unknown, or of a lot that is named twice or had expired on the day it left; when the lots
 * of a line are not all of its units; and when a line is missing.
 */
function refuseIncomplete(parcel: Parcel, given: PackedLine[], today: string): void {
  const problems: Record<string, Texts> = {}
  given.forEach((part, i) => {
    const line = parcel.lines.find((l) => l.id === part.shipmentLineId)
    const parts = given.filter((each) => each.shipmentLineId === part.shipmentLineId)
    if (!line) problems[`lines.${i}.shipment_line_id`] = unknownLine
    else if (parts.length > 1 || part.quantity !== undefined) {
      const units = parts.reduce((total, each) => total + (each.quantity ?? line.quantity), 0)
      if (units !== line.quantity && parts.at(-1) === part)
        problems[`lines.${i}.quantity`] = otherSum(units, line.quantity)
    }
    if (parts.findIndex((each) => lotKey(each.lot) === lotKey(part.lot)) !== parts.indexOf(part))
      problems[`lines.${i}.lot`] = lotTwice
    if (part.expiresOn && part.expiresOn <= today) problems[`lines.${i}.expires_on`] = expired
  })
  const isMissing = parcel.lines.some((l) => !given.some((each) => each.shipmentLineId === l.id))
  if (isMissing) problems.lines = missingLot
  if (Object.keys(problems).length > 0) throw invalidFields(problems)
}

/**
 * Lots of a parcel that has left: one that the shop sent from its own house has none, and what was written
 * down wrong is put right. Stock stays as it was counted. 409 NOT_SENT before; 422 for a lot that had expired on the
 * day it left, or that stock knows with another day.
 */
export function recordLots(
  ctx: AdminCtx,
  id: string,
  given: components['schemas']['ShipmentLotsRequest'],
): Promise<void> {
  const lines = given.lines.map(packedLine)
  return inTransaction(ctx, async (tx) => {
    const loaded = await lockOrderOfShipment(tx, id)
    const { parcel } = loaded
    if (!parcel.shippedAt) throw notSent()
    refuseIncomplete(parcel, lines, dateIn(parcel.shippedAt, tx.config.timeZone))
    const known = await knownLots(tx, loaded, lines)
    const faults = lines.flatMap(({ expiresOn }, i): [string, Texts][] => {
      const lot = known[i]
      return lot && isOtherDay(lot, expiresOn) ? [[`lines.${i}.expires_on`, otherDay(lot)]] : []
    })
    if (faults.length > 0) throw invalidFields(Object.fromEntries(faults))
    const stored = asStored(lines, known)
    await writeLots(tx, parcel, stored)
    const before = { lots: parcel.lines.map((line) => line.lot) }
    const lotOf = (id: string) => stored.find((each) => each.shipmentLineId === id)?.lot
    const after = { lots: parcel.lines.map(({ id }) => lotOf(id)) }
    await parcel.save({}, { action: 'lots', before, after })
  })
}

/** The lots by their names, where stock knows them. */
async function knownLots(
  tx: TxCtx,
  { lines, parcel }: LoadedOrder & { parcel: Parcel },
  given: PackedLine[],
): Promise<(Lot | undefined)[]> {
  const known = await readLots(
    tx,
    lines.map((line) => line.variantId),
  )
  return given.map(({ shipmentLineId, lot }) => {
    const content = parcel.lines.find((each) => each.id === shipmentLineId)
    const line = lines.find((each) => each.id === content?.orderLineId)
    return lotCalled(known, line?.variantId ?? '', lot)
  })
}

const unknownLine = {
  en: 'This line is not part of the parcel.',
  ja: 'この明細は荷物にありません。',
}
const lotTwice = {
  en: 'This lot is entered twice. Combine its units in one row.',
  ja: '同じロットが2回入力されています。数量を1行にまとめてください。',
}
const otherSum = (units: number, of: number): Texts => ({
  en: `The lots add up to ${units}, but ${of} ${of === 1 ? 'is' : 'are'} needed.`,
  ja: `ロットの合計は${units}点です（必要数${of}点）。`,
})
const missingLot = {
  en: 'Enter the lot number of every line.',
  ja: 'すべての明細のロット番号を入力してください。',
}
const notSent = () =>
  conflict('NOT_SENT', {
    en: 'This parcel has not shipped yet. Lots are recorded when it is packed.',
    ja: 'まだ発送されていません。ロット番号は梱包時に記録します。',
  })

const noLot = () =>
  conflict('NO_LOT', {
    en: 'Not all of its units are in a lot on the shelf. Pack it on its own and enter the lots.',
    ja: '棚のロットだけでは数量が足りません。個別に梱包し、ロット番号を入力してください。',
  })
