import type { Locale } from '@officina/shared/locale'
import { defineMessages } from '@officina/shared/messages'
import { statusOf, type Tone } from '@officina/shared/status/words'

export type Paid = { payment_state?: string; payment_method?: string }

/** How far the payment is: an invoice that is due later is no payment that is missing. */
export function paymentOf(order: Paid, locale: Locale): { tone: Tone; label: string } {
  if (order.payment_state === 'pending' && order.payment_method === 'invoice')
    return { tone: 'draft', label: messages[locale].onInvoice }
  return statusOf('payment', order.payment_state ?? '', locale)
}

const messages = defineMessages({
  onInvoice: ['On invoice', '請求書払い'],
})
