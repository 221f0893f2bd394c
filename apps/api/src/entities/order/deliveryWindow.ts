import type { components } from '@officina/openapi/schema'
import { dateIn, timeIn } from '@officina/shared/dates/days'
import { shipDay } from '@officina/shared/dates/workingDays'
import { mustPayFirst } from '@officina/shared/mustPayFirst'
import type { Ctx } from '../../context.ts'
import { literalWords } from '../../db/frozen.ts'
import { type SQL, sql } from '../../db/sql.ts'
import { arrival } from '../platform/shipping.ts'
import type { ShopSettings } from '../platform/shopSettings.ts'
import type { FulfilmentState, OrderState, PaymentState } from './entity.ts'

type Sent = {
  status: PatientWord
  method: string
  cancelUntil: Date
  releasedAt: Date | null
  /** When the last parcel left that comes or has come. */
  shippedAt: Date | null
  /** On hold, or nothing of it is in stock: nobody knows when it leaves. */
  isWaiting: boolean
}

/**
 * When an order should arrive: from the day it leaves (or has left), by the working days of its delivery
 * method. Null for one that is not paid, that waits, that has arrived or never will.
 */
export function deliveryWindow(
  ctx: Ctx,
  settings: ShopSettings,
  order: Sent,
): components['schemas']['DeliveryWindow'] | null {
  const method = settings['shipping.methods'].find(({ key }) => key === order.method)
  const leaves = method && leavesOn(ctx, settings, order)
  return leaves ? arrival(leaves, method, settings) : null
}

function leavesOn(ctx: Ctx, settings: ShopSettings, order: Sent): string | null {
  const { timeZone } = ctx.config
  if (order.status === 'shipped' || order.status === 'partly_shipped')
    return order.shippedAt && dateIn(order.shippedAt, timeZone)
  if (order.status !== 'preparing' || order.isWaiting) return null
  const now = ctx.clock.now()
  const ready = order.releasedAt || order.cancelUntil < now ? now : order.cancelUntil
  return shipDay(
    { date: dateIn(ready, timeZone), time: timeIn(ready, timeZone) },
    { cut_off: settings['shipping.cut_off'], holidays: settings['shipping.holidays'] },
  )
}

/** Of an order that is read whole. */
export const isWaiting = (
  order: { fulfilmentState: string },
  lines: readonly { lineStatus: string }[],
): boolean =>
  order.fulfilmentState === 'on_hold' ||
  lines.every(({ lineStatus }) => ['backordered', 'cancelled'].includes(lineStatus))

type Shipped = { shippedAt: Date | null }

export const lastShipped = (parcels: readonly Shipped[]): Date | null =>
  parcels.reduce<Date | null>(
    (last, { shippedAt }) => (shippedAt && (!last || shippedAt > last) ? shippedAt : last),
    null,
  )

/** States of a parcel that comes or has come; what was in one that failed comes in another, if at all. */
const onTheWay = ['shipped', 'in_transit', 'delivered'] as const

/** When the last of the parcels left that come or have come. */
export const lastOnTheWay = (parcels: readonly (Shipped & { status: string })[]): Date | null =>
  lastShipped(parcels.filter(({ status }) => (onTheWay as readonly string[]).includes(status)))

/** The same of `orders o`, for lists. */
export const lastOnTheWayColumn = sql<string | null>`(select max(s.shipped_at) from shipments s
  where s.order_id = o.id and s.status in ${literalWords(onTheWay)})`

/** The few words in which patients see the three axes of an order; `refund_due`: their card has refused the refund. */
export const patientWords = [
  'payment_needed',
  'preparing',
  'partly_shipped',
  'shipped',
  'delivered',
  'cancelled',
  'refund_due',
  'refunded',
] as const
type PatientWord = (typeof patientWords)[number]

type Axes = {
  orderState: OrderState
  paymentState: PaymentState
  fulfilmentState: FulfilmentState
  deliveredAt: Date | null
  paymentMethod: string
  flags: readonly string[]
}

/** All parcels are closed and none has arrived: what was lost is paid back, or taken off an invoice nobody has paid. */
const hasNeverCome = (order: Pick<Axes, 'fulfilmentState' | 'deliveredAt'>): boolean =>
  order.fulfilmentState === 'delivered' && order.deliveredAt === null

export function wordOf(order: Axes): PatientWord {
  if (order.orderState === 'cancelled') return 'cancelled'
  if (order.paymentState === 'refunded')
    return order.flags.includes('refund_due') ? 'refund_due' : 'refunded'
  if (hasNeverCome(order))
    return ['pending', 'voided'].includes(order.paymentState) ? 'cancelled' : 'refunded'
  if (['delivered', 'partially_returned', 'returned'].includes(order.fulfilmentState))
    return 'delivered'
  if (order.fulfilmentState === 'shipped') return 'shipped'
  if (order.fulfilmentState === 'partially_shipped') return 'partly_shipped'
  const { paymentState: payment_state, paymentMethod: payment_method } = order
  return mustPayFirst({ payment_state, payment_method }) ? 'payment_needed' : 'preparing'
}

/** `mustPayFirst` of `orders` by that name. */
export const paysFirst = (name: 'orders' | 'o'): SQL => {
  const order = sql.raw(name)
  return sql`(${order}.payment_state = 'failed'
    or (${order}.payment_state = 'pending' and ${order}.payment_method in ('bank_transfer', 'card')))`
}

/** The same of `orders o`, for lists. */
export const wordColumn = sql<PatientWord>`case
  when o.order_state = 'cancelled' then 'cancelled'
  when o.payment_state = 'refunded' and o.flags @> '{refund_due}' then 'refund_due'
  when o.payment_state = 'refunded' then 'refunded'
  when o.fulfilment_state = 'delivered' and o.delivered_at is null
    then case when o.payment_state in ('pending', 'voided') then 'cancelled' else 'refunded' end
  when o.fulfilment_state in ('delivered', 'partially_returned', 'returned') then 'delivered'
  when o.fulfilment_state = 'shipped' then 'shipped'
  when o.fulfilment_state = 'partially_shipped' then 'partly_shipped'
  when ${paysFirst('o')} then 'payment_needed'
  else 'preparing' end`
