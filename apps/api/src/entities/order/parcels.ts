import type { Ctx, TxCtx } from '../../context.ts'
import { shipmentLines, shipments } from '../../db/schema/shipment.ts'
import { eq } from '../../db/sql.ts'
import { newId } from '../../ids.ts'
import { auditOf } from '../audit.ts'
import { nextNumber } from '../numbers.ts'
import { putAway } from '../stock/hold.ts'
import {
  type HeldOrder,
  type LockedParcel,
  type Order,
  type OrderLine,
  type Parcel,
  type Shipment,
  unitsInHouse,
  unitsLeft,
} from './load.ts'

/**
 * Makes `count` units of a line free: those in no parcel first, then those that wait in parcels nobody has
 * begun; an emptied parcel is cancelled for the reason `why`. Answers how many are still missing, because
 * they are being packed.
 */
export async function takeFromWaiting(
  ctx: TxCtx,
  { parcels }: HeldOrder,
  line: OrderLine,
  count: number,
  why: string,
): Promise<number> {
  const missing = count - (unitsLeft(line) - unitsInHouse(parcels, line.id))
  const waiting = parcels.filter((p) => p.status === 'to_pick' && !p.reshipmentOf)
  const taken = await takeOut(ctx, waiting, line, missing, (p) => cancelParcel(ctx, p, why))
  return Math.max(0, missing - taken)
}

/**
 * The same for units that are sent again, of replacements that wait: their stock is free again, and what became of a
 * parcel is to be decided again once its replacement is empty. Answers how many are still missing.
 */
export async function takeFromReplacements(
  tx: TxCtx,
  { parcels }: HeldOrder,
  line: OrderLine,
  count: number,
  why: string,
): Promise<number> {
  const waiting = parcels.filter((p) => p.status === 'to_pick' && p.reshipmentOf)
  const taken = await takeOut(tx, waiting, line, count, async (parcel) => {
    await cancelParcel(tx, parcel, why)
    await reopenReplaced(parcels, parcel)
  })
  const { variantId, orderId } = line
  if (taken > 0) await tx.storefront.release(tx, [{ variantId, quantity: taken }], { orderId })
  return count - taken
}

/** What became of the parcel that a cancelled one was to replace is to be decided again. */
export async function reopenReplaced(
  parcels: LockedParcel[],
  { reshipmentOf }: Shipment,
): Promise<void> {
  const replaced = parcels.find(({ id }) => id === reshipmentOf)
  if (!replaced) return
  const found = { action: 'exception', reason: replaced.exceptionCode } as const
  await replaced.move('exception', {}, { ...found, as: 'system' })
}

/** Takes up to `count` units of a line out of parcels; one that is empty then ends. Answers how many it has taken. */
async function takeOut(
  ctx: TxCtx,
  parcels: LockedParcel[],
  line: OrderLine,
  count: number,
  end: (parcel: LockedParcel) => Promise<void>,
): Promise<number> {
  let taken = 0
  for (const parcel of parcels) {
    const row = parcel.lines.find((l) => l.orderLineId === line.id)
    if (!row || taken >= count) continue
    const part = Math.min(count - taken, row.quantity)
    taken += part
    row.quantity -= part
    if (row.quantity > 0)
      await ctx.db
        .update(shipmentLines)
        .set({ quantity: row.quantity })
        .where(eq(shipmentLines.id, row.id))
    else {
      parcel.lines = parcel.lines.filter((l) => l !== row)
      await ctx.db.delete(shipmentLines).where(eq(shipmentLines.id, row.id))
    }
    if (parcel.lines.length === 0) await end(parcel)
  }
  return taken
}

/** Units of a line that the same can make free: all that have not left, but those that are being packed. */
export const unitsFree = (parcels: Parcel[], line: OrderLine): number =>
  unitsLeft(line) -
  unitsInHouse(
    parcels.filter(({ status }) => status !== 'to_pick'),
    line.id,
  )

/**
 * Ends a parcel that has not left; its units are free for another one, those of a lot that is held only once that is
 * cleared. The reservation of stock stays.
 */
export async function cancelParcel(tx: TxCtx, parcel: LockedParcel, reason: string): Promise<void> {
  const values = { cancelledAt: tx.clock.now() }
  await parcel.move('cancelled', values, { action: 'cancelled', reason })
  await putAway(
    tx,
    parcel.lines.map((line) => line.stockLotId),
  )
}

/** Writes a parcel that waits to be picked, unless `values` say otherwise. */
export async function insertShipment(
  ctx: Ctx,
  order: Order,
  units: Units[],
  reshipmentOf: string | null = null,
  values: Partial<typeof shipments.$inferInsert> = {},
): Promise<string> {
  const id = newId()
  const now = ctx.clock.now()
  await ctx.db.insert(shipments).values({
    id,
    number: await nextNumber(ctx, 'shipment'),
    doctorId: order.doctorId,
    orderId: order.id,
    status: 'to_pick',
    method: order.method,
    reshipmentOf,
    createdAt: now,
    updatedAt: now,
    ...values,
  })
  await ctx.db
    .insert(shipmentLines)
    .values(
      units.map((unit) => ({ id: newId(), doctorId: order.doctorId, shipmentId: id, ...unit })),
    )
  await auditOf(ctx, 'shipment.create', id, order, { status: values.status ?? 'to_pick' })
  return id
}

export type Units = { orderLineId: string; quantity: number }
