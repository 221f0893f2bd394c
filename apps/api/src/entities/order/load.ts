import type { Ctx, TxCtx } from '../../context.ts'
import { prepared } from '../../db/prepared.ts'
import { nothing, rowsOf } from '../../db/rowsOf.ts'
import { orderLines, type orders } from '../../db/schema/order.ts'
import { shipmentLines, shipments } from '../../db/schema/shipment.ts'
import { eq, sql } from '../../db/sql.ts'
import { conflict, notFound } from '../errors.ts'
import { unitsOf } from '../lostUnits.ts'
import {
  order as entity,
  type LockedLine,
  type LockedOrder,
  type LockedShipment,
  orderLine,
  shipment,
} from './entity.ts'

export type Order = typeof orders.$inferSelect
export type OrderLine = typeof orderLines.$inferSelect
export type Shipment = typeof shipments.$inferSelect
export type ShipmentLine = typeof shipmentLines.$inferSelect
export type Parcel = Shipment & { lines: ShipmentLine[] }
export type LoadedOrder = { order: Order; lines: OrderLine[]; parcels: Parcel[] }
/** The same, locked: what a verb changes. */
export type LockedParcel = LockedShipment & { lines: ShipmentLine[] }
export type HeldOrder = { order: LockedOrder; lines: LockedLine[]; parcels: LockedParcel[] }

/**
 * An order with its lines and parcels; the order's row stays locked until the transaction ends. With the
 * `revision` that was read, 409 REVISION_CONFLICT when somebody has changed the order since.
 */
export async function lockOrder(tx: TxCtx, orderId: string, revision?: number): Promise<HeldOrder> {
  const order = await entity.lock(tx, orderId, revision)
  const { lines, parcels } = await loadParts(tx, order)
  const parent = { entity: 'order' as const, id: order.id }
  return {
    order,
    lines: lines.map((line) => orderLine.under(tx, parent, line)),
    parcels: parcels.map((parcel) => ({
      ...shipment.under(tx, parent, parcel),
      lines: parcel.lines,
    })),
  }
}

/** The same by one of its parcels. */
export async function lockOrderOfShipment(
  tx: TxCtx,
  shipmentId: string,
): Promise<HeldOrder & { parcel: LockedParcel }> {
  const [found] = await tx.db
    .select({ orderId: shipments.orderId })
    .from(shipments)
    .where(eq(shipments.id, shipmentId))
  if (!found) throw notFound()
  const loaded = await lockOrder(tx, found.orderId)
  const parcel = loaded.parcels.find((p) => p.id === shipmentId)
  if (!parcel) throw notFound()
  return { ...loaded, parcel }
}

/** Lines and parcels of an order, read with the caller's `db`. */
export async function loadParts(ctx: Ctx, order: Order): Promise<LoadedOrder> {
  const [parts] = await readParts(ctx.db).execute({ orderId: order.id })
  if (!parts) throw new Error('a statement without FROM has one row')
  return assemble(order, parts)
}

const orderId = sql.placeholder('orderId')

/** Lines, parcels and what is in them, as values of a prepared statement that is given `orderId`. */
export const orderParts = {
  lines: rowsOf(
    orderLines,
    sql`where ${orderLines.orderId} = ${orderId} order by ${orderLines.position}`,
  ),
  shipments: rowsOf(
    shipments,
    sql`where ${shipments.orderId} = ${orderId} order by ${shipments.createdAt}, ${shipments.id}`,
  ),
  contents: rowsOf(
    shipmentLines,
    sql`join ${shipments} on ${shipments.id} = ${shipmentLines.shipmentId}
      where ${shipments.orderId} = ${orderId} order by ${shipmentLines.id}`,
  ),
}

const readParts = prepared((db) => db.select(orderParts).from(nothing).prepare(''))

/** What `orderParts` has read, put together. */
export function assemble(
  order: Order,
  parts: { lines: OrderLine[]; shipments: Shipment[]; contents: ShipmentLine[] },
): LoadedOrder {
  const parcels = parts.shipments.map((shipment) => ({
    ...shipment,
    lines: parts.contents.filter((line) => line.shipmentId === shipment.id),
  }))
  return { order, lines: parts.lines, parcels }
}

/** States of a parcel that has not shipped. */
const inHouse = ['to_pick', 'picking', 'packed'] as const
export const isInHouse = (parcel: Pick<Shipment, 'status'>): boolean =>
  (inHouse as readonly string[]).includes(parcel.status)

/** Units of a line in parcels that have not shipped, without those that are sent again. */
export const unitsInHouse = (parcels: Parcel[], orderLineId: string): number =>
  unitsOf(
    parcels.filter((parcel) => isInHouse(parcel) && parcel.reshipmentOf === null),
    orderLineId,
  )

/** Units of a line that are sent again, in parcels that have not shipped. */
export const unitsAgain = (parcels: Parcel[], orderLineId: string): number =>
  unitsOf(
    parcels.filter((parcel) => isInHouse(parcel) && parcel.reshipmentOf !== null),
    orderLineId,
  )

/** Units of a line that have not left and are not cancelled. */
export const unitsLeft = (line: OrderLine): number =>
  line.qtyOrdered - line.qtyShipped - line.qtyCancelled

export function assertNotOnHold(order: Order): void {
  if (order.fulfilmentState === 'on_hold')
    throw conflict('ORDER_ON_HOLD', {
      en: 'The order is on hold. Release the hold first.',
      ja: 'この注文は保留中です。先に保留を解除してください。',
    })
}

/** What tax has added to a line's price; negative where it was taken out of it. */
export const addedOf = (line: OrderLine): number =>
  line.lineTotal - (line.unitPrice * line.qtyOrdered - line.discount)

/** A line's total as its price was shown: without a tax that was added to it, with one that was taken out. */
export const shownTotal = (
  order: Pick<Order, 'taxAdded'>,
  line: Pick<OrderLine, 'lineTotal' | 'unitPrice' | 'qtyOrdered' | 'discount'>,
): number =>
  // one that was taken out of an unpaid order costs nothing
  order.taxAdded === 0 || line.lineTotal === 0
    ? line.lineTotal
    : line.unitPrice * line.qtyOrdered - line.discount
