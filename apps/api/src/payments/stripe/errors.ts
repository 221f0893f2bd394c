import Stripe from 'stripe'
import { PaymentError } from '../port.ts'

/** Asks Stripe; what it throws becomes a PaymentError. */
export async function ask<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    throw paymentError(error)
  }
}

function paymentError(error: unknown): PaymentError {
  const { errors } = Stripe
  if (error instanceof errors.StripeCardError)
    return new PaymentError('declined', error.decline_code ?? error.code ?? 'declined', {
      cause: error,
    })
  if (error instanceof errors.StripeRateLimitError)
    return new PaymentError('rate', 'rate_limit', { cause: error })
  if (error instanceof errors.StripeConnectionError || error instanceof errors.StripeAPIError)
    return new PaymentError('away', error.code ?? 'no_answer', { cause: error })
  // a key that is wrong, has ended or may not do this says nothing about a card
  if (
    error instanceof errors.StripeAuthenticationError ||
    error instanceof errors.StripePermissionError
  )
    return new PaymentError('away', error.code ?? error.type, { cause: error })
  // the same question is being answered at this moment
  if (error instanceof errors.StripeError && error.code === 'idempotency_key_in_use')
    return new PaymentError('away', error.code, { cause: error })
  if (error instanceof errors.StripeError)
    return new PaymentError('invalid', error.code ?? error.type, { cause: error })
  // what cannot be read is no answer
  return new PaymentError('away', 'no_answer', { cause: error })
}
