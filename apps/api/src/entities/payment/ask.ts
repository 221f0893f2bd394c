import type { Ctx } from '../../context.ts'
import { PaymentError, type Payments, type ProviderPayment } from '../../payments/port.ts'
import { askCharge } from './askCharge.ts'
import type { Payment } from './row.ts'

/** Nobody can pay there any more, and nobody has. */
const unpaid = ['open', 'processing', 'failed']

/**
 * Asks the provider for what is wanted of a payment, and what is true then. Outside any transaction; each call
 * carries the payment's own key, so a repeated one changes nothing. Null: there is no page that anybody could
 * pay on. `close`: nobody is to pay on it any more.
 * @throws PaymentError
 */
export async function askProvider(
  ctx: Ctx,
  provider: Payments,
  payment: Payment,
  { close = false } = {},
): Promise<ProviderPayment | null> {
  const { checkoutRef, checkoutUntil, wanted, status, id, savedMethod } = payment
  const ref = payment.ref ?? checkoutRef
  const isOver = checkoutUntil !== null && checkoutUntil <= ctx.clock.now()
  const isGivenUp = close || wanted === 'void' || (status === 'pending' && isOver)
  const known = ref
    ? await provider.read(ref)
    : savedMethod
      ? await askCharge(ctx, provider, { ...payment, savedMethod }, isGivenUp)
      : null
  if (!known) return null
  if (isGivenUp && checkoutRef && unpaid.includes(known.status)) {
    await provider.expireCheckout(checkoutRef)
    return provider.read(checkoutRef)
  }
  if (known.status !== 'authorized' || !known.ref) return known
  if (wanted === 'capture') return capture(provider, payment, known.ref)
  if (wanted !== 'void') return known
  await provider.void(known.ref, `void:${id}`)
  return provider.read(known.ref)
}

/** One that is refused because the bank has ended the authorization is told by what is true then. */
async function capture(
  provider: Payments,
  { id, amount, currency }: Payment,
  ref: string,
): Promise<ProviderPayment> {
  const refusal = await provider.capture(ref, amount, currency, `capture:${id}`).then(
    () => null,
    (error: unknown) => error,
  )
  const isRefused = refusal instanceof PaymentError && !['away', 'rate'].includes(refusal.kind)
  if (refusal && !isRefused) throw refusal
  const known = await provider.read(ref)
  if (refusal && known.status === 'authorized') throw refusal
  return known
}
