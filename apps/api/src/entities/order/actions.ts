import { hasReceipt } from '@officina/shared/receipts'
import type { AdminCtx } from '../../context.ts'
import { allowedFrom } from '../machine.ts'
import { isAddressOpen } from './address.ts'
import { cancellableLines } from './cancelLines.ts'
import { fulfilmentMachine, orderMachine, paymentMachine } from './entity.ts'
import { isInHouse, type LoadedOrder, unitsInHouse, unitsLeft } from './load.ts'
import { isMismatched } from './matches.ts'
import { isPayable } from './payable.ts'
import { mayRefund } from './refundRules.ts'
import { mayResolve } from './resolve.ts'

type OrderAction =
  | 'record_payment'
  | 'release'
  | 'hold'
  | 'unhold'
  | 'cancel'
  | 'cancel_lines'
  | 'refund'
  | 'confirm_refund'
  | 'withdraw_refund'
  | 'decline_cancel'
  | 'accept_amounts'
  | 'resolve'
  | 'create_shipment'
  | 'split_parcel'
  | 'change_address'
  | 'note'
  | 'retry_payment'
  | 'resend_receipt'

/** What this administrator may do with an order now. */
export function orderActions(ctx: AdminCtx, loaded: LoadedOrder): OrderAction[] {
  const { order, lines, parcels } = loaded
  const may = (permission: string) => ctx.actor.permissions.includes(permission)
  const request = order.refundRequest
  const isOpen = order.orderState === 'open'
  const isHeld = order.fulfilmentState === 'on_hold'
  const canShip = lines.some((line) => line.lineStatus === 'reserved' && unitsLeft(line) > 0)
  const isFree = lines.some((line) => unitsLeft(line) > unitsInHouse(parcels, line.id))
  const hasLeft = lines.some((line) => line.qtyShipped > 0)
  const hasBegun = parcels.some((p) => isInHouse(p) && p.status !== 'to_pick')
  const mayPack = may('logistics.manage') && isOpen && !isHeld && isPayable(order) && canShip
  const leads = {
    paid: allowedFrom(paymentMachine, order.paymentState, 'admin').includes('paid'),
    held: allowedFrom(fulfilmentMachine, order.fulfilmentState, 'admin').includes('on_hold'),
    cancelled: allowedFrom(orderMachine, order.orderState, 'admin').includes('cancelled'),
  }
  const byHand = may('order.payment') && order.paymentMethod !== 'card'
  const open: [OrderAction, boolean][] = [
    ['record_payment', byHand && order.orderState !== 'cancelled' && leads.paid],
    [
      'release',
      may('order.manage') && isOpen && !isHeld && !order.releasedAt && isPayable(order) && canShip,
    ],
    ['create_shipment', mayPack && isFree],
    ['split_parcel', mayPack && !isFree && !hasBegun],
    ['hold', may('order.manage') && isOpen && leads.held],
    ['unhold', may('order.manage') && isHeld],
    ['change_address', may('order.manage') && isAddressOpen(loaded)],
    [
      'refund',
      may('order.refund') && mayRefund(loaded) && order.refunded < order.total && !request,
    ],
    ['confirm_refund', may('order.refund') && request !== null && request.by !== ctx.actor.id],
    ['withdraw_refund', may('order.refund') && request !== null],
    ['decline_cancel', may('order.manage') && order.cancelRequest?.status === 'open'],
    ['accept_amounts', may('order.manage') && isMismatched(order)],
    ['resolve', may('order.manage') && mayResolve(ctx, loaded)],
    ['cancel', may('order.manage') && leads.cancelled && !hasLeft],
    ['cancel_lines', may('order.manage') && cancellableLines(loaded).length > 0],
    ['note', may('order.manage')],
    ['retry_payment', byHand && isOpen && order.paymentState === 'failed'],
    ['resend_receipt', may('order.manage') && hasReceipt(order.paymentState)],
  ]
  return open.filter(([, allowed]) => allowed).map(([action]) => action)
}
