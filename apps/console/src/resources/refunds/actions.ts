import { defineActions, type Saying } from '../../schema/actions.ts'
import { todayIn } from '../../schema/amounts.ts'
import type { RecordOf } from '../../schema/spec.ts'

type Refund = RecordOf<'refunds'>

export const refundActions = defineActions<Refund>()({
  retry: {
    call: 'POST /api/admin/refunds/{refundId}/retry',
    label: ['Retry card refund', 'カードへの返金を再試行'],
    title: ({ order_number }) => [
      `Try the refund for order ${order_number} again?`,
      `注文 ${order_number} のカードへの返金を再試行しますか？`,
    ],
    text: ({ amount, currency }, { money }) => [
      `${money(amount, currency)} goes back to the card the order was paid with. If the card refuses it again, you can still pay it out by transfer.`,
      `支払いに使われたカードに${money(amount, currency)}を返金します。再び拒否された場合は、振込で返金できます。`,
    ],
    verb: ['Retry refund', '再試行する'],
    done: ({ order_number }) => [
      `Refund for ${order_number} sent to the card`,
      `${order_number} の返金をカードに送りました`,
    ],
    when: ({ can_retry }) => can_retry,
  },
  pay_out: {
    call: 'POST /api/admin/refunds/{refundId}/pay-out',
    label: ['Mark as paid out', '支払い済みにする'],
    title: ({ order_number }) => [
      `Mark the refund for order ${order_number} as paid out?`,
      `注文 ${order_number} の返金を支払い済みにしますか？`,
    ],
    text: ({ amount, currency }, { money }) => [
      `Transfer ${money(amount, currency)} to the patient first. This only records it.`,
      `先に患者へ${money(amount, currency)}を振り込んでください。ここでは記録だけを行います。`,
    ],
    done: ({ order_number }) => [
      `Refund for ${order_number} marked as paid out`,
      `${order_number} の返金を支払い済みにしました`,
    ],
    fields: {
      paid_on: { initial: (_: Refund, { me }: Saying) => todayIn(me.time_zone ?? 'UTC') },
      reference: {},
    },
    when: ({ status }) => status === 'to_pay_out',
    main: true,
  },
})
