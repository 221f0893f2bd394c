import type { components } from '@officina/openapi/schema'
import { type AdminCtx, inTransaction, type TxCtx } from '../../context.ts'
import { conflict, invalidTransition } from '../errors.ts'
import { allowedFrom } from '../machine.ts'
import { applyDerived } from '../order/derive.ts'
import { type ShipmentState, shipmentMachine } from '../order/entity.ts'
import {
  assertNotOnHold,
  type HeldOrder,
  type LockedParcel,
  lockOrderOfShipment,
  type Parcel,
} from '../order/load.ts'
import { cancelParcel, reopenReplaced } from '../order/parcels.ts'
import { recordLost } from '../recipe/ordered.ts'
import { recordArrival } from './deliver.ts'
import { type Exception, notifyOperations } from './mails.ts'
import { comes, unitsOwed } from './reship.ts'

/** Somebody walks to the shelf. */
export function pickShipment(ctx: AdminCtx, id: string): Promise<void> {
  return inTransaction(ctx, async (tx) => {
    const { order, parcel } = await lockOrderOfShipment(tx, id)
    assertNotOnHold(order)
    assertStatus(parcel, 'to_pick')
    await parcel.move('picking', { pickedAt: tx.clock.now() }, { action: 'picking' })
    await applyDerived(tx, order.id)
  })
}

/** Picking and unpacking lead to one state; only the second gives the units back to their lots. */
export function assertStatus({ status }: Pick<Parcel, 'status'>, needed: ShipmentState): void {
  if (status !== needed)
    throw invalidTransition(
      'shipment',
      status,
      'picking',
      allowedFrom(shipmentMachine, status, 'admin').filter((state) => state !== 'picking'),
    )
}

/** Nobody picks it after all. */
export function unpickShipment(ctx: AdminCtx, id: string): Promise<void> {
  return inTransaction(ctx, async (tx) => {
    const { order, parcel } = await lockOrderOfShipment(tx, id)
    await parcel.move('to_pick', { pickedAt: null }, { action: 'to_pick' })
    await applyDerived(tx, order.id)
  })
}

export function handOverShipment(ctx: AdminCtx, id: string): Promise<void> {
  return inTransaction(ctx, async (tx) => {
    const { order, parcel } = await lockOrderOfShipment(tx, id)
    await parcel.move('in_transit', { inTransitAt: tx.clock.now() }, { action: 'in_transit' })
    await applyDerived(tx, order.id)
  })
}

/** Something went wrong on the way; ends in another try, a refund or a delivery after all. */
export function reportException(
  ctx: AdminCtx,
  id: string,
  { code, note = null }: components['schemas']['ShipmentExceptionRequest'],
): Promise<void> {
  return inTransaction(ctx, async (tx) => {
    const loaded = await lockOrderOfShipment(tx, id)
    await failParcel(tx, loaded, { code, note })
    await applyDerived(tx, loaded.order.id)
  })
}

/** A parcel will not arrive as it was sent. The order is locked. */
export async function failParcel(
  tx: TxCtx,
  { order, parcel }: HeldOrder & { parcel: LockedParcel },
  { code, note }: Exception,
): Promise<void> {
  const values = { exceptionCode: code, exceptionNote: note, failedAt: tx.clock.now() }
  await parcel.move('exception', values, { action: 'exception', reason: code })
  await recordArrival(tx, parcel, null)
  await notifyOperations(tx, order, parcel, { code, note })
}

/**
 * Cancels a parcel that has not shipped. A replacement for a lost one releases its stock, and what became of the
 * lost one is to be decided again.
 */
export function cancelShipment(
  ctx: AdminCtx,
  id: string,
  { reason }: { reason: string },
): Promise<void> {
  return inTransaction(ctx, async (tx) => {
    const { order, lines, parcels, parcel } = await lockOrderOfShipment(tx, id)
    await cancelParcel(tx, parcel, reason)
    if (parcel.reshipmentOf) {
      const moves = parcel.lines.map((line) => ({
        variantId: lines.find((l) => l.id === line.orderLineId)?.variantId ?? '',
        quantity: line.quantity,
      }))
      await tx.storefront.release(tx, moves, { orderId: order.id, shipmentId: id })
      await reopenReplaced(parcels, parcel)
    }
    await applyDerived(tx, order.id)
  })
}

/**
 * Closes a failed parcel whose goods were refunded and are not sent again, or whose price the bank has given back; 409
 * NOT_REFUNDED before that.
 */
export function closeRefundedShipment(ctx: AdminCtx, id: string): Promise<void> {
  return inTransaction(ctx, async (tx) => {
    const { parcel, ...loaded } = await lockOrderOfShipment(tx, id)
    const { order, lines } = loaded
    await parcel.move('refunded', {}, { action: 'refunded' })
    const isDecidedNext = ({ status }: Parcel) => status === 'exception'
    const owed = await unitsOwed(
      tx,
      loaded,
      parcel,
      (other) => comes(other) || isDecidedNext(other),
    )
    if (!order.chargebackLostAt && owed.some(({ unpaid }) => unpaid > 0)) throw notRefunded()
    const contents = lines.filter((line) => parcel.lines.some((l) => l.orderLineId === line.id))
    await recordLost(
      tx,
      contents.flatMap(({ recipeLineId }) => recipeLineId ?? []),
    )
    await applyDerived(tx, order.id)
  })
}

const notRefunded = () =>
  conflict('NOT_REFUNDED', {
    en: 'Refund the products of this parcel on the order page first.',
    ja: '先に注文の画面で、この荷物の商品を返金してください。',
  })
