import type { components } from '@officina/openapi/schema'

type Reason = NonNullable<components['schemas']['CardPayment']['failure']>

/** Codes of card networks as providers pass them on. https://docs.stripe.com/declines/codes */
const reasons: Record<string, Reason> = {
  insufficient_funds: 'insufficient_funds',
  expired_card: 'expired_card',
  incorrect_cvc: 'incorrect_details',
  incorrect_number: 'incorrect_details',
  incorrect_zip: 'incorrect_details',
  invalid_cvc: 'incorrect_details',
  invalid_expiry_month: 'incorrect_details',
  invalid_expiry_year: 'incorrect_details',
  invalid_number: 'incorrect_details',
  authentication_failed: 'not_confirmed',
  authentication_required: 'confirm_needed',
  card_removed: 'card_removed',
  payment_intent_authentication_failure: 'not_confirmed',
  card_velocity_exceeded: 'over_limit',
  withdrawal_count_limit_exceeded: 'over_limit',
}

/** What a patient can do something about; the rest (lost, stolen, suspected) is only "declined". */
export const declineReason = (code: string | null): Reason | null =>
  code === null ? null : (reasons[code] ?? 'declined')
