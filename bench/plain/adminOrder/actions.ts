import { dayMs } from '@officina/shared/dates/days'
import { hasReceipt } from '@officina/shared/receipts'
import { isPayable, type Line, mayRefund, unitsLeft } from '../order.ts'
import { isWhole } from './lines.ts'
import { isInHouse, unitsInHouse } from './parcels.ts'
import type { AdminOrder, Parcel, Reader } from './row.ts'

/** What the reader may do with the order now. */
export function actionsOf(
  row: AdminOrder,
  lines: Line[],
  parcels: Parcel[],
  reader: Reader,
  now: number,
) {
  const { may } = reader
  const [manage, refund] = [may.has('order.manage'), may.has('order.refund')]
  const request = row.refund_request
  const isOpen = row.order_state === 'open'
  const isHeld = row.fulfilment_state === 'on_hold'
  const canShip = lines.some((line) => line.line_status === 'reserved' && unitsLeft(line) > 0)
  const isFree = lines.some((line) => unitsLeft(line) > unitsInHouse(parcels, line.id))
  const hasLeft = lines.some((line) => line.qty_shipped > 0)
  const hasBegun = parcels.some((each) => isInHouse(each) && each.status !== 'to_pick')
  const isReady = isOpen && !isHeld && isPayable(row) && canShip
  const mayPack = may.has('logistics.manage') && isReady
  const byHand = may.has('order.payment') && row.payment_method !== 'card'
  const goesAgain = parcels.some(
    (each) =>
      each.status === 'exception' || (each.status === 'to_pick' && each.reshipment_of !== null),
  )
  const isUnpaid = ['pending', 'authorized', 'failed'].includes(row.payment_state)
  const staying = lines.filter((line) => line.qty_cancelled < line.qty_ordered)
  const actions: [string, boolean][] = [
    [
      'record_payment',
      byHand &&
        row.order_state !== 'cancelled' &&
        ['pending', 'authorized'].includes(row.payment_state),
    ],
    ['release', manage && isReady && !row.released_at],
    ['create_shipment', mayPack && isFree],
    ['split_parcel', mayPack && !isFree && !hasBegun],
    ['hold', manage && isOpen && ['unfulfilled', 'in_progress'].includes(row.fulfilment_state)],
    ['unhold', manage && isHeld],
    ['change_address', manage && isOpen && !hasBegun && (!hasLeft || goesAgain)],
    ['refund', refund && mayRefund(row, lines) && row.refunded < row.total && !request],
    ['confirm_refund', refund && request !== null && request.by !== reader.id],
    ['withdraw_refund', refund && request !== null],
    ['decline_cancel', manage && row.cancel_request?.status === 'open'],
    ['accept_amounts', manage && row.flags.includes('amount_mismatch')],
    ['resolve', manage && row.flags.some((flag) => isToResolve(row, flag, hasBegun, now))],
    ['cancel', manage && isOpen && !hasLeft],
    ['cancel_lines', manage && isOpen && isUnpaid && staying.length > 1 && staying.some(isWhole)],
    ['note', manage],
    ['retry_payment', byHand && isOpen && row.payment_state === 'failed'],
    ['resend_receipt', manage && hasReceipt(row.payment_state)],
  ]
  return actions.flatMap(([action, isAllowed]) => (isAllowed ? action : []))
}

/** What only a person can put away, and when. */
function isToResolve(row: AdminOrder, flag: string, hasBegun: boolean, now: number): boolean {
  if (flag === 'cancelled_in_shop') return !hasBegun
  if (flag === 'chargeback')
    return row.chargeback_lost_at !== null || now - Date.parse(row.placed_at) > 365 * dayMs
  if (flag === 'refund_due')
    return row.payment_method === 'shopify' || row.chargeback_lost_at !== null
  return flag === 'recipe_cancelled'
}
