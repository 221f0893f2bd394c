import { startOfDay } from '@officina/shared/dates/zoned'
import { iso, isoOrNull, type Maybe, receivedOf, type Shop, type Transfer } from '../order.ts'
import type { AdminOrder } from './row.ts'

/** Transfers as the bank has them, and what was or is to be paid besides. */
export function paymentsOf(row: AdminOrder, seesCards: boolean, shop: Shop) {
  const received = receivedOf(row)
  const besides = (row.payments ?? []).flatMap((payment) => {
    const isOfOrder = payment.amount > 0 && ['pending', 'paid'].includes(payment.status)
    const rest = payment.amount - (isOfOrder ? received : 0)
    if (isOfOrder && received > 0 && rest <= 0) return []
    return {
      ...payment,
      amount: rest,
      failure: seesCards ? payment.failure : null,
      card_brand: seesCards ? payment.card_brand : null,
      card_last4: seesCards ? payment.card_last4 : null,
      created_at: iso(payment.created_at),
      settled_at: isoOrNull(payment.settled_at),
    }
  })
  return [...(row.transfers ?? []).flatMap((each) => transferOf(row, each, shop)), ...besides]
}

function transferOf(row: AdminOrder, transfer: Transfer, shop: Shop) {
  const view = (ref: Maybe, amount: number, day: string) => ({
    id: transfer.id,
    provider: 'bank_transfer',
    ref,
    status: 'paid',
    amount,
    note: null,
    failure: null,
    card_brand: null,
    card_last4: null,
    created_at: iso(transfer.created_at),
    settled_at: startOfDay(day, shop.timeZone).toISOString(),
  })
  const ref = transfer.bank_ref ?? `${transfer.booked_on} ${transfer.fingerprint.slice(0, 8)}`
  const came = view(ref, transfer.amount, transfer.booked_on)
  if (!transfer.returned_on) return [came]
  const isUnpaid = row.order_state === 'cancelled' && !row.paid_at
  const back = isUnpaid ? transfer.amount : transfer.surplus
  return [came, view(transfer.returned_ref, -back, transfer.returned_on)]
}
