import type { components } from '@officina/openapi/schema'
import { formatMoney, named } from '@officina/shared/format'
import { eventText, roleText } from '@officina/shared/history/words'
import { statusOf } from '@officina/shared/status/words'
import { Timeline } from '@officina/ui/Timeline'
import { defineMessages, useLocale, useText } from '@officina/ui/text'

type Props = {
  label: string
  events: components['schemas']['OrderEvent'][]
  currency: string
  toPatient?: boolean | undefined
}

export default function EventList({ label, events, currency, toPatient }: Props) {
  const locale = useLocale()
  const t = useText(messages)
  const own: Readonly<Record<string, string>> = toPatient ? t.events : {}
  const who = (role: 'doctor' | 'patient') => (toPatient ? t.roles[role] : roleText(role, locale))
  const said = ({ event, state, amount }: Omit<Props['events'][number], 'at' | 'by'>) => {
    if (state) return statusOf('doctor_fulfilment', state, locale).label
    const words = own[event] ?? eventText(event, locale)
    return typeof amount !== 'number'
      ? words
      : named(words, formatMoney(amount, currency, locale), locale)
  }
  return (
    <Timeline
      label={label}
      entries={events.toReversed().map(({ at, by, ...step }, index) => ({
        id: String(index),
        at,
        event: said(step),
        ...(by ? { actor: who(by) } : {}),
      }))}
    />
  )
}

/** What patients read in place of the office's words. */
const messages = defineMessages({
  roles: { doctor: ['Your doctor', '担当医'], patient: ['You', 'お客様'] },
  events: {
    'order.paid': ['Payment received', 'お支払いを確認'],
    'order.payment_failed': ['Payment failed', 'お支払いを確認できませんでした'],
    'order.payment_retried': ['Payment requested again', 'お支払いを再度お願いしました'],
    'order.payment_method_changed': ['Payment method changed', 'お支払い方法を変更'],
    'order.abandoned': ['Cancelled: not paid in time', 'お支払い期限切れによりキャンセル'],
    'order.released': ['Now being prepared', '発送準備を開始'],
    'order.held': ['Put on hold', '発送を保留'],
    'order.unheld': ['No longer on hold', '発送の保留を解除'],
    'order.address_changed': ['Address corrected', 'お届け先を修正'],
    'order.lines_cancelled': ['Products cancelled', '商品の一部をキャンセル'],
    'order.cancel_requested': ['Cancellation requested', 'キャンセルを依頼'],
    'order.cancel_declined': ['Cancellation not possible', 'キャンセルできませんでした'],
    'order.cancel_withdrawn': ['Cancellation request withdrawn', 'キャンセルの依頼を取り下げ'],
    'order.return_declined': ['Return declined', '返品をお受けできませんでした'],
    'order.return_received': ['Return received', '返品商品が到着'],
    'order.return_rejected': ['Return sent back to you', '返品商品をお客様へ返送'],
    'order.problem_reported': ['Problem reported', '問題を報告'],
  },
})
