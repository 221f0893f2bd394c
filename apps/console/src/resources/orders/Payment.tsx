import { StatusChip } from '@officina/ui/StatusChip'
import { defineMessages, useLocale, useText } from '@officina/ui/text'
import { type Paid, paymentOf } from './paymentOf.ts'

export function Payment({ order }: { order: Paid }) {
  const { tone, label } = paymentOf(order, useLocale())
  return <StatusChip tone={tone}>{label}</StatusChip>
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
})
