import { Status, StatusChip } from '@officina/ui/StatusChip'
import { defineMessages, useText } from '@officina/ui/text'

/** How far the payment is: an invoice that is due later is no payment that is missing. */
export function Payment({ order }: { order: { payment_state?: string; payment_method?: string } }) {
  const t = useText(messages)
  if (order.payment_state === 'pending' && order.payment_method === 'invoice')
    return <StatusChip tone="draft">{t.onInvoice}</StatusChip>
  return <Status kind="payment" value={order.payment_state ?? ''} />
}

/** Nobody has ordered it just now: a repeat has. */
export function ByRepeat({ source }: { source?: string | undefined }) {
  const t = useText(messages)
  return source === 'repeat' ? <StatusChip tone="draft">{t.byRepeat}</StatusChip> : null
}

/** The chips of payment and fulfilment say the rest. */
export const isOwnFlag = (flag: string) => flag !== 'payment_failed' && flag !== 'on_hold'

const messages = defineMessages({
  byRepeat: ['By repeat', '定期注文'],
  onInvoice: ['On invoice', '請求書払い'],
})
