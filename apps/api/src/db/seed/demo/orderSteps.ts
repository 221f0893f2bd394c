import { dayMs } from '@officina/shared/dates/days'
import { cumulative } from '../../../entities/ledger/amounts.ts'
import { trackingUrl } from '../../../entities/shipment/carriers.ts'
import { refundToCard, tellOfCard } from './cardPayment.ts'
import { earnCommission, reverseCommission } from './ledger.ts'
import type { Draft, DraftLine, Parcel } from './orderDraft.ts'
import { lotOf } from './products.ts'
import { daysAfter, hoursAfter, type World } from './world.ts'

// The steps of an order's life, each doing to the rows what the verb of the same name does.

/** The money has come: of cards at once, of transfers within hours, of invoices about a week later. */
export function pay(o: Draft, at: Date): void {
  const { operations } = o.shop.admins
  o.row.paidAt = at
  if (o.plan.pay === 'card') {
    tellOfCard(o, 'paid', at)
    o.move('authorized', at, 'system', { paymentState: 'authorized' })
    o.move('paid', at, 'system', { paymentState: 'paid' })
  } else {
    const ref = `TR-${o.row.number.slice(2)}`
    Object.assign(o.payment, { status: 'paid', ref, settledAt: at, recordedBy: operations.id })
    o.move('paid', at, 'admin', { paymentState: 'paid' }, null, operations)
  }
}

export const paymentDue = (o: Draft): Date =>
  o.plan.pay === 'invoice'
    ? daysAfter(o.row.placedAt, 7 + (Number(o.row.number.slice(-2)) % 5))
    : hoursAfter(o.row.placedAt, o.plan.pay === 'card' ? 0.02 : 0.9)

/** Hands what is reserved to logistics: one parcel that waits to be picked. */
export function release(o: Draft, lines = reservedOf(o)): Parcel {
  const at = hoursAfter(later(o.row.cancelUntil, o.last), 0.2)
  o.row.releasedAt ??= at
  const parcel = o.addParcel(
    at,
    lines.map((line) => ({ line, quantity: line.qtyOrdered })),
  )
  if (o.row.fulfilmentState === 'unfulfilled')
    o.move('released', at, 'admin', { fulfilmentState: 'in_progress' })
  return parcel
}

export const reservedOf = (o: Draft): DraftLine[] =>
  o.lines.filter((line) => line.lineStatus === 'reserved')

export function pick(o: Draft, parcel: Parcel): void {
  const at = hoursAfter(o.last, 1.5)
  o.moveParcel(parcel, 'picking', at, { pickedAt: at })
  for (const { line } of parcel.contents) o.moveLine(line, 'picking')
}

export function pack(o: Draft, parcel: Parcel): void {
  const at = hoursAfter(o.last, 1)
  const grams = parcel.contents.reduce(
    (sum, { line, quantity }) => sum + (line.item.variant.weightG ?? 0) * quantity,
    120,
  )
  o.moveParcel(parcel, 'packed', at, { packedAt: at, weightG: grams })
  writeLots(o.world, parcel, at)
  for (const { line } of parcel.contents) o.moveLine(line, 'packed')
}

/** Ships: the commission is earned. */
export function ship(o: Draft, parcel: Parcel): void {
  const at = hoursAfter(o.last, 1.2)
  const carrier = o.row.address.country === 'JP' ? 'yamato' : 'usps'
  const trackingNo = String(9_400_000_000 + o.world.random.int(0, 99_999_999))
  o.moveParcel(parcel, 'shipped', at, {
    shippedAt: at,
    carrier,
    trackingNo,
    trackingUrl: trackingUrl(carrier, trackingNo),
  })
  if (parcel.reshipmentOf) return
  for (const { line, quantity } of parcel.contents) {
    earnCommission(o.world, o.shop.settings, { parcel, line, quantity, at })
    line.qtyShipped = (line.qtyShipped ?? 0) + quantity
    line.shippedAt = at
    if (line.item.line)
      Object.assign(line.item.line, { lastShippedAt: at, arrivesBy: daysAfter(at, 6) })
    o.moveLine(line, 'shipped')
  }
  const isAll = o.lines.every((line) => line.qtyShipped === line.qtyOrdered)
  if (isAll) o.row.shippedAt = at
  o.move('progressed', at, 'system', { fulfilmentState: isAll ? 'shipped' : 'partially_shipped' })
}

export function handOver(o: Draft, parcel: Parcel): void {
  const at = hoursAfter(o.last, 5)
  o.moveParcel(parcel, 'in_transit', at, { inTransitAt: at })
}

/** Arrives, and the days of the recipe begin to count; an order of which everything has arrived is complete, and after 90 days filed away. */
export function deliver(o: Draft, parcel: Parcel): void {
  const at = hoursAfter(o.last, 40 + o.world.random.int(0, 40))
  o.moveParcel(parcel, 'delivered', at, { deliveredAt: at })
  for (const { line } of parcel.contents) {
    o.moveLine(line, 'delivered', 'system')
    line.deliveredAt = at
    if (line.item.line) Object.assign(line.item.line, { lastDeliveredAt: at, arrivesBy: null })
  }
  o.row.deliveredAt = at
  o.move('progressed', at, 'system', { fulfilmentState: 'delivered', orderState: 'completed' })
}

export function archive(o: Draft): void {
  const at = daysAfter(o.row.deliveredAt as Date, o.shop.settings['order.archive_days'])
  if (at < o.world.midnight) o.move('archived', at, 'system', { orderState: 'archived' })
}

type RefundPart = { line: DraftLine; quantity: number; amount: number; restock?: boolean }

/** What the delivery was charged with the tax that was added to it. */
export const deliveryOf = ({ row }: Draft): number => row.shipping + (row.shippingTaxAdded ?? 0)

/** Back on the card at once, else transferred two days later; the latest refunds wait for it. */
function paidOut(o: Draft, at: Date, { id, amount }: { id: string; amount: number }) {
  if (o.plan.pay === 'card') return refundToCard(o, id, amount, at)
  if (o.world.midnight.getTime() - at.getTime() < 40 * dayMs) return { state: 'pending' as const }
  const day = daysAfter(at, 2).toISOString().slice(0, 10)
  return {
    state: 'done' as const,
    paidOutOn: day,
    paidOutRef: `OUT-${o.row.number}`,
    paidOutBy: o.shop.admins.finance.id,
  }
}

/** Gives money back; units that have left take their commission back with them. */
export function refund(
  o: Draft,
  at: Date,
  parts: RefundPart[],
  { shipping = 0, reason }: { shipping?: number; reason: string },
): string {
  const amount = parts.reduce((sum, part) => sum + part.amount, shipping)
  const id = o.world.id(at)
  const split = parts.map((part) => {
    const left = part.line.qtyOrdered - (part.line.qtyShipped ?? 0) - (part.line.qtyCancelled ?? 0)
    const cancelled = Math.min(part.quantity, left)
    const goodwill = (part.line.qtyShipped ?? 0) > 0 || left > 0 ? part.amount : 0
    const shipped =
      part.quantity === 0
        ? goodwill
        : part.amount - cumulative(part.amount, cancelled, part.quantity)
    return { ...part, cancelled, shipped }
  })
  o.world.add('refunds', {
    id,
    doctorId: o.row.doctorId,
    orderId: o.row.id,
    lines: split.map((part) => ({
      order_line_id: part.line.id,
      quantity: part.quantity,
      amount: part.amount,
      shipped_amount: part.shipped,
    })),
    shippingAmount: shipping,
    amount,
    currency: o.row.currency,
    reason,
    createdBy: o.shop.admins.finance.id,
    ...paidOut(o, at, { id, amount }),
    createdAt: at,
  })
  for (const { line, quantity, amount, cancelled, shipped, restock } of split) {
    line.qtyCancelled = (line.qtyCancelled ?? 0) + cancelled
    if (restock) line.qtyReturned = (line.qtyReturned ?? 0) + quantity - cancelled
    line.refunded = (line.refunded ?? 0) + amount
    if (line.refunded === line.lineTotal && (line.qtyShipped ?? 0) > 0) o.moveLine(line, 'refunded')
    if (cancelled > 0 && line.qtyCancelled === line.qtyOrdered) o.moveLine(line, 'cancelled')
    reverseCommission(o.world, o.shop.settings, {
      line,
      refunded: shipped,
      refundId: id,
      reason,
      at,
    })
  }
  const refunded = (o.row.refunded ?? 0) + amount
  const paymentState = refunded === o.row.total ? 'refunded' : 'partially_refunded'
  o.move('refunded', at, 'admin', { paymentState, refunded }, reason, o.shop.admins.finance)
  return id
}

/** Ends an order of which nothing has left; what was paid is marked to be given back. */
export function cancel(o: Draft, at: Date, who: 'patient' | 'admin', reason: string): void {
  const wasPaid = o.row.paymentState === 'paid'
  for (const line of o.lines) {
    o.moveLine(line, 'cancelled', who)
    line.qtyCancelled = line.qtyOrdered
  }
  Object.assign(o.row, { cancelReason: reason, cancelledAt: at })
  if (wasPaid) o.row.flags = ['refund_due']
  else o.payment.status = 'voided'
  const to = wasPaid ? {} : { paymentState: 'voided' as const }
  o.move('cancelled', at, who, { orderState: 'cancelled', ...to }, reason)
  const patient = o.world.rows.patients.find(({ id }) => id === o.row.patientId)
  const standing = o.world.rows.orders.filter(
    ({ patientId, orderState }) => patientId === o.row.patientId && orderState !== 'cancelled',
  )
  if (patient) patient.lastOrderAt = standing.at(-1)?.placedAt ?? null
}

function writeLots(world: World, parcel: Parcel, at: Date): void {
  for (const row of world.rows.shipmentLines.filter((line) => line.shipmentId === parcel.id)) {
    const { line } = parcel.contents.find((each) => each.line.id === row.orderLineId) ?? {}
    const index = world.rows.variants.findIndex((variant) => variant.id === line?.variantId)
    const delivery = Math.floor((at.getTime() - world.midnight.getTime()) / 7_776_000_000)
    row.lot = lotOf(index, -delivery)
    row.expiresOn = world.date(300 + (index % 12) * 30 + delivery * 40)
  }
}

const later = (a: Date, b: Date): Date => (a > b ? a : b)
