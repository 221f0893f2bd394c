import { defineActions, type Saying } from '../../schema/actions.ts'
import { todayIn } from '../../schema/amounts.ts'
import type { RecordOf } from '../../schema/spec.ts'

type Refund = RecordOf<'refunds'>

export const refundActions = defineActions<Refund>()({
  pay_out: {
    call: 'POST /api/admin/refunds/{refundId}/pay-out',
    label: ['Record payout', '支払いを記録'],
    title: ({ order_number }) => [
      `Record the payout for order ${order_number}`,
      `注文 ${order_number} の返金の支払いを記録`,
    ],
    text: ({ amount, currency }, { money }) => [
      `Transfer ${money(amount, currency)} to the patient first. This only records it.`,
      `先に患者へ ${money(amount, currency)} を振り込んでください。ここでは記録だけを行います。`,
    ],
    done: ({ order_number }) => [
      `Payout for ${order_number} recorded`,
      `${order_number} の支払いを記録しました`,
    ],
    fields: {
      paid_on: { initial: (_: Refund, { me }: Saying) => todayIn(me.time_zone ?? 'UTC') },
      reference: {},
    },
    when: ({ status }) => status === 'to_pay_out',
    main: true,
  },
})
