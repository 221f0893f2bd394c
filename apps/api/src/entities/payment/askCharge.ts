import type { Ctx } from '../../context.ts'
import { orders, paymentCustomers } from '../../db/schema/order.ts'
import { and, eq, isNull } from '../../db/sql.ts'
import { PaymentError, type Payments, type ProviderPayment } from '../../payments/port.ts'
import type { Payment } from './row.ts'

/**
 * The same for a saved card, of which there is no page: it is charged while that is wanted and nobody has refused,
 * and else only asked what has become of it. `failed` is the bank's refusal, with its code. Null: nothing was charged.
 * @throws PaymentError
 */
export async function askCharge(
  ctx: Ctx,
  provider: Payments,
  payment: Payment & { savedMethod: string },
  isGivenUp: boolean,
): Promise<ProviderPayment | null> {
  const { id: paymentId, orderId, amount, currency, savedMethod: method } = payment
  const customer = await customerOfOrder(ctx, provider, orderId)
  if (!customer) return isGivenUp ? null : refused(payment, 'card_removed')
  if (isGivenUp) return endOf(await provider.findCharge(customer, paymentId))
  const charge = { paymentId, orderId, customer, method, amount, currency }
  const result = await provider.chargeSaved(charge).catch((error: unknown) => {
    if (!(error instanceof PaymentError) || error.kind !== 'invalid') throw error
    return { kind: 'declined' as const, ref: null, code: 'card_removed' }
  })
  if (result.kind === 'authorized') return provider.read(result.ref)
  return refused(payment, result.kind === 'needs_action' ? 'authentication_required' : result.code)
}

/** A charge that was refused is not tried again by itself: there is nothing to wait for. */
const endOf = (known: ProviderPayment | null): ProviderPayment | null =>
  known && ['failed', 'open'].includes(known.status) ? { ...known, status: 'ended' } : known

const refused = ({ id, orderId, amount, currency }: Payment, failure: string): ProviderPayment => ({
  status: 'failed',
  ref: null,
  orderId,
  paymentId: id,
  amount,
  currency,
  failure,
  card: null,
})

async function customerOfOrder(ctx: Ctx, provider: Payments, orderId: string) {
  const [row] = await ctx.db
    .select({ ref: paymentCustomers.ref })
    .from(orders)
    .innerJoin(
      paymentCustomers,
      and(
        eq(paymentCustomers.patientId, orders.patientId),
        eq(paymentCustomers.provider, provider.provider),
        isNull(paymentCustomers.forgetAt),
      ),
    )
    .where(eq(orders.id, orderId))
  return row?.ref
}
