import type { Ctx } from '../../context.ts'
import { payments } from '../../db/schema/order.ts'
import { and, eq, isNull } from '../../db/sql.ts'
import { PaymentError, type Payments } from '../../payments/port.ts'
import { customerOf } from './customer.ts'
import { newestOf } from './newest.ts'
import type { Payment } from './row.ts'

/**
 * Has the provider make the page of an order's payment; one that is made is answered as it is. Never inside a
 * transaction. When no answer comes, nobody has the page's address, so nobody can pay there.
 * @throws PaymentError
 */
export async function openCheckout(
  ctx: Ctx,
  orderId: string,
  back: Back = 'order',
): Promise<string | null> {
  const found = await newestOf(ctx, orderId)
  const { payments: provider } = ctx
  if (!provider || found?.payment.provider !== provider.provider) return null
  const { payment } = found
  if (payment.checkoutUrl || payment.wanted !== 'checkout') return payment.checkoutUrl
  const customer = payment.keepCard ? await customerOf(ctx, provider, found) : null
  const made = await provider.createCheckout(inputOf(ctx, found, customer, back))
  const [kept] = await ctx.db
    .update(payments)
    .set({ checkoutRef: made.ref, checkoutUrl: made.url, wanted: null })
    .where(
      and(
        eq(payments.id, payment.id),
        eq(payments.status, 'pending'),
        // a saved card may be charged for it meanwhile
        eq(payments.wanted, 'checkout'),
        isNull(payments.checkoutRef),
      ),
    )
    .returning({ id: payments.id })
  return kept ? made.url : await giveWay(ctx, provider, payment, made.ref)
}

/** The same for an order that has just been placed: without the provider it waits, and is paid later. */
export async function tryCheckout(
  ctx: Ctx,
  orderId: string,
  back: Back = 'order',
): Promise<string | null> {
  try {
    return await openCheckout(ctx, orderId, back)
  } catch (error) {
    if (!(error instanceof PaymentError)) throw error
    ctx.log.warn({ order: orderId, kind: error.kind, code: error.code }, 'no page to pay on')
    return null
  }
}

/** Another call was faster, a saved card is charged, or the order was cancelled meanwhile: there is only one page. */
async function giveWay(
  ctx: Ctx,
  provider: Payments,
  { id }: Payment,
  ref: string,
): Promise<string | null> {
  const [now] = await ctx.db.select().from(payments).where(eq(payments.id, id))
  if (now?.checkoutRef !== ref) await provider.expireCheckout(ref)
  return now?.status === 'pending' ? now.checkoutUrl : null
}

/** Where the patient comes back to: their order, or for those who are not signed in the page of the link. */
export type Back = 'order' | 'link' | 'repeat'

type Found = NonNullable<Awaited<ReturnType<typeof newestOf>>>

function inputOf(ctx: Ctx, { payment, number }: Found, customer: string | null, back: Back) {
  const { id, orderId, amount, currency, checkoutUntil } = payment
  if (!checkoutUntil) throw new Error('a page to pay on has an end')
  const path = {
    order: `/user/order-histories?placed=${orderId}&`,
    link: '/user/pay?',
    repeat: '/user/repeats?',
  }[back]
  const page = `${ctx.config.publicUrl}${path}payment=`
  return {
    paymentId: id,
    orderId,
    number,
    amount,
    currency,
    customer,
    saveCard: customer !== null,
    locale: ctx.origin.locale,
    successUrl: `${page}done`,
    cancelUrl: `${page}open`,
    expiresAt: checkoutUntil,
  }
}
