import type { components } from '@officina/openapi/schema'
import type { Ctx, TxCtx } from '../../context.ts'
import { payments, refunds } from '../../db/schema/order.ts'
import { and, eq, isNotNull, not, sql } from '../../db/sql.ts'
import { newId } from '../../ids.ts'
import { conflict, unavailable } from '../errors.ts'
import type { ShopSettings } from '../platform/shopSettings.ts'
import { declineReason } from './declineReason.ts'
import type { Order } from './load.ts'

type Payment = typeof payments.$inferSelect

/** The provider's page is open for 30 minutes; Stripe refuses less, counted from its own clock. */
export const OPEN_MS = 31 * 60_000
/** No event for so long, and the provider is asked. */
export const QUIET_MS = 10 * 60_000

/** How a card order is paid: with a saved card, else with a new one that is saved or not. */
type CardChoice = { savedMethod?: string | null; keepCard?: boolean }

/** A payment by card that is to be made; the provider is asked for it after the commit. */
export function cardPayment(
  ctx: Ctx,
  order: PayableOrder,
  { savedMethod = null, keepCard = false }: CardChoice = {},
) {
  if (!ctx.payments) throw unavailable()
  return {
    ...duePayment(ctx, order, ctx.payments.provider),
    wanted: savedMethod ? ('charge_or_page' as const) : ('checkout' as const),
    savedMethod,
    keepCard,
    ...pageTimes(ctx),
  }
}

/** A payment of all that an order costs, which has not come yet. */
export const duePayment = (
  ctx: Ctx,
  { id: orderId, doctorId, total: amount, currency }: PayableOrder,
  provider: string,
) => ({
  id: newId(),
  doctorId,
  orderId,
  provider,
  status: 'pending' as const,
  amount,
  currency,
  createdAt: ctx.clock.now(),
})

/** Until when a page that is made now takes money, and when the provider is asked whether it has. */
export function pageTimes({ clock }: Ctx): { checkoutUntil: Date; checkAt: Date } {
  const now = clock.now().getTime()
  return { checkoutUntil: new Date(now + OPEN_MS), checkAt: new Date(now + QUIET_MS) }
}
type PayableOrder = Pick<Order, 'id' | 'doctorId' | 'total' | 'currency'>

/** Writes down that the money is to be taken, or given up; the provider is asked after the commit. */
export const wantCapture = (ctx: TxCtx, orderId: string) => want(ctx, orderId, 'capture')
export const wantVoid = (ctx: TxCtx, orderId: string) => want(ctx, orderId, 'void')

async function want(ctx: TxCtx, orderId: string, wanted: 'capture' | 'void'): Promise<void> {
  const status = wanted === 'capture' ? ('authorized' as const) : ('voided' as const)
  const rows = await ctx.db
    .update(payments)
    .set({ wanted, checkAt: ctx.clock.now() })
    .where(
      and(
        eq(payments.orderId, orderId),
        eq(payments.status, status),
        isNotNull(payments.checkoutUntil),
      ),
    )
    .returning({ id: payments.id })
  for (const { id } of rows) await ctx.jobs.enqueue(ctx, 'payment.sync', { id })
}

/** How far the money of a refund is: a card gets it back by itself, everything else is paid out by hand. */
export async function wayBack(ctx: TxCtx, orderId: string, id: string) {
  const [payment] = await ctx.db
    .select({ id: payments.id })
    .from(payments)
    .where(
      and(
        eq(payments.orderId, orderId),
        eq(payments.status, 'paid'),
        isNotNull(payments.checkoutUntil),
        not(isStray),
      ),
    )
  if (!payment) return { state: 'pending' as const }
  await ctx.jobs.enqueue(ctx, 'payment.refund', { id })
  return { paymentId: payment.id, state: 'pending' as const, checkAt: ctx.clock.now() }
}

type Refund = Omit<
  typeof refunds.$inferInsert,
  'id' | 'orderId' | 'doctorId' | 'currency' | 'createdAt'
>

/** Writes that money of an order goes back the way it came. Answers the refund's id. */
export async function insertRefund(
  ctx: TxCtx,
  order: Pick<Order, 'id' | 'doctorId' | 'currency'>,
  values: Refund,
): Promise<string> {
  const id = newId()
  const { id: orderId, doctorId, currency } = order
  const way = await wayBack(ctx, orderId, id)
  const createdAt = ctx.clock.now()
  await ctx.db
    .insert(refunds)
    .values({ id, ...way, doctorId, orderId, currency, createdAt, ...values })
  return id
}

/** A payment that came when nobody was to pay: all of it goes back, so nothing else can. */
const isStray = sql`exists (select 1 from ${refunds} r where r.order_id = ${payments.orderId}
  and r.payment_id = ${payments.id} and r.lines = '[]' and r.shipping_amount = 0 and r.amount = ${payments.amount})`

/** Whoever pays at this moment must be asked for the amount they saw; what is being charged is not made less. */
export async function refuseWhilePaying(
  tx: TxCtx,
  { id, paymentMethod, paymentState }: Pick<Order, 'id' | 'paymentMethod' | 'paymentState'>,
): Promise<void> {
  if (paymentMethod !== 'card') return
  if (paymentState === 'pending')
    throw conflict('PAYMENT_OPEN', {
      en: 'The patient is paying by card now. Try again in 35 minutes, or cancel the order.',
      ja: '患者がカードで支払い中です。35分後にもう一度試すか、注文をキャンセルしてください。',
    })
  const isCharging = and(eq(payments.orderId, id), eq(payments.wanted, 'capture'))
  if ((await tx.db.$count(payments, isCharging)) === 0) return
  throw conflict('PAYMENT_OPEN', {
    en: 'The card is being charged now. Try again in 10 minutes.',
    ja: 'カードに請求中です。10分後にもう一度お試しください。',
  })
}

/** What the card's provider says counts; a payment recorded by hand would be taken twice. */
export function refuseByHand(order: Pick<Order, 'paymentMethod'>): void {
  if (order.paymentMethod !== 'card') return
  throw conflict('PAID_BY_CARD', {
    en: 'This order is paid by card. Its payment is recorded automatically.',
    ja: 'この注文はカード払いです。入金は自動的に記録されます。',
  })
}

/** What was charged to a card goes back by a refund alone, so that it is in one place. */
export function refuseCheaper(order: Pick<Order, 'paymentMethod'>, paidBack: number): void {
  if (order.paymentMethod !== 'card' || paidBack <= 0) return
  throw conflict('CARD_CHARGED', {
    en: 'The card has been charged. Choose a product of the same price, or refund this line and place a new order.',
    ja: 'カードへの請求が完了しています。同じ価格の商品を選ぶか、この明細を返金してから注文し直してください。',
  })
}

/** The card as its patient sees it. */
export function cardView(
  ctx: Ctx,
  order: Pick<Order, 'paymentMethod' | 'paymentState' | 'orderState'>,
  rows: Payment[],
  settings: ShopSettings,
): components['schemas']['CardPayment'] | null {
  const row = rows.filter(({ checkoutUntil }) => checkoutUntil).at(-1)
  if (order.paymentMethod !== 'card' || !row) return null
  const isOpen =
    row.status === 'pending' && row.checkoutUntil && row.checkoutUntil > ctx.clock.now()
  return {
    status: row.status,
    checkout_url: isOpen ? row.checkoutUrl : null,
    open_until: row.status === 'pending' ? (row.checkoutUntil?.toISOString() ?? null) : null,
    methods: isUnpaid(order) ? settings['payment.methods'] : [],
    failure: declineReason(row.failure),
    brand: row.cardBrand,
    last4: row.cardLast4,
  }
}

/** Still to be paid by its patient. */
export const isUnpaid = (order: Pick<Order, 'paymentState' | 'orderState'>): boolean =>
  order.orderState === 'open' && ['pending', 'failed'].includes(order.paymentState)
