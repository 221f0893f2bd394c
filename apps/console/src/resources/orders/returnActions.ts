import { defineActions, type Pair, type Saying } from '../../schema/actions.ts'
import { amountText } from '../../schema/amounts.ts'
import { bearer, inTheMail, unpaidText } from './moneyActions.ts'
import { isInvoiced, type Order, type OrderReturn, type Report } from './order.ts'

const isAt = (status: OrderReturn['status']) => (back: OrderReturn) => back.status === status

export const returnActions = defineActions<OrderReturn & { order: Order; currency: string }>()({
  approve: {
    call: 'POST /api/admin/returns/{returnId}/approve',
    label: ['Approve return', '返品を承認'],
    title: ({ order }) => [
      `Approve ${order.patient_name}’s return from ${order.number}?`,
      `${order.patient_name} さんの注文 ${order.number} の返品を承認しますか？`,
    ],
    text: [
      'The patient gets an email with how to send the goods. You refund once they arrive.',
      '商品の送付を患者にメールで案内します。返金は商品の到着後です。',
    ],
    done: ['Return approved', '返品を承認しました'],
    fields: {
      reason: {
        help: [
          'Included in the patient’s email: where to send the goods, and who pays the postage.',
          '患者へのメールに記載されます。送り先と送料の負担をお書きください。',
        ],
      },
    },
    when: isAt('requested'),
    main: true,
  },
  decline: {
    call: 'POST /api/admin/returns/{returnId}/decline',
    label: ['Decline return', '返品をお断りする'],
    title: ({ order }) => [
      `Decline ${order.patient_name}’s return from ${order.number}?`,
      `${order.patient_name} さんの注文 ${order.number} の返品をお断りしますか？`,
    ],
    text: [
      'The patient keeps the goods and gets an email.',
      '商品は患者の手元に残り、メールで通知されます。',
    ],
    done: ['Return declined', '返品をお断りしました'],
    fields: { reason: { help: inTheMail } },
    when: isAt('requested'),
    danger: true,
  },
  receive: {
    call: 'POST /api/admin/returns/{returnId}/receive',
    label: ['Mark received', '受領済みにする'],
    title: ({ order }) => [
      `Mark the return from ${order.number} as received?`,
      `注文 ${order.number} の返品を受領済みにしますか？`,
    ],
    text: [
      'The units count as returned. Next, refund them, or send them back if they do not meet the conditions.',
      '返品済みとして数えます。次に返金するか、条件を満たさない場合は送り返してください。',
    ],
    done: ['Return marked as received', '返品を受領済みにしました'],
    when: isAt('approved'),
    main: true,
  },
  close: {
    call: 'POST /api/admin/returns/{returnId}/decline',
    label: ['Close return', '返品の受付を終了'],
    title: ({ order }) => [
      `Close ${order.patient_name}’s return from ${order.number}?`,
      `${order.patient_name} さんの注文 ${order.number} の返品受付を終了しますか？`,
    ],
    text: [
      'Close it when the goods never arrive. Nothing is refunded, and the patient gets an email.',
      '商品が届かない場合に終了します。返金は行われず、患者にメールで通知されます。',
    ],
    verb: ['Close return', '受付を終了する'],
    done: ['Return closed', '返品の受付を終了しました'],
    fields: { reason: { help: inTheMail } },
    when: isAt('approved'),
    danger: true,
  },
  refund: {
    call: 'POST /api/admin/returns/{returnId}/refund',
    label: ['Refund return', '返金する'],
    title: ({ order, refund_amount, currency }, { money }) => {
      const amount = money(refund_amount ?? 0, currency)
      return isInvoiced(order)
        ? [
            `Take ${amount} off ${order.patient_name}’s invoice?`,
            `${order.patient_name} さんへの請求額から${amount}を差し引きますか？`,
          ]
        : [
            `Refund ${amount} to ${order.patient_name}?`,
            `${order.patient_name} さんに${amount}を返金しますか？`,
          ]
    },
    text: ({ order, currency }, { money }) => {
      const { refund_limit: limit } = order
      const [en, ja] = unpaidText(order, money)
      if (isInvoiced(order))
        return [
          `${en}, so the invoice is lowered. The patient gets an email with what is left to pay.`,
          `${ja}、請求額を減額します。残りのお支払い額を患者にメールで通知します。`,
        ]
      return [
        `The patient is refunded for these units and gets an email.${limit == null ? '' : ` Another administrator must confirm refunds above ${money(limit, currency)}.`}`,
        `この数量分の代金を返金し、患者にメールで通知します。${limit == null ? '' : `${money(limit, currency)}を超える返金には、ほかの管理者の承認が必要です。`}`,
      ]
    },
    verb: ['Refund', '返金する'],
    done: ({ status }) =>
      status === 'refunded'
        ? ['Return refunded', '返金しました']
        : [
            'Refund requested. Another administrator must confirm it.',
            '返金を申請しました。ほかの管理者の承認が必要です。',
          ],
    fields: {
      shipping_amount: {
        initial: ({ currency }: { currency: string }) => amountText(0, currency),
        help: (
          { order, currency }: { order: Order; currency: string },
          { money }: Saying,
        ): Pair => [
          `Refund it if we are at fault. Shipping with tax was ${money(order.shipping_total, currency)}.`,
          `当店の不備の場合に返金します。送料（税込）は${money(order.shipping_total, currency)}でした。`,
        ],
      },
      bearer,
      reason: { help: inTheMail },
      restock: {
        label: ['Unopened and sellable: return to stock', '未開封で販売可能：在庫に戻す'],
        initial: ({ reason_code }: OrderReturn) => reason_code !== 'damaged',
      },
    },
    when: isAt('received'),
    main: true,
    danger: true,
  },
  reject: {
    call: 'POST /api/admin/returns/{returnId}/reject',
    label: ['Send back to patient', '患者へ送り返す'],
    title: ({ order }) => [
      `Send the goods from ${order.number} back to ${order.patient_name}?`,
      `注文 ${order.number} の商品を ${order.patient_name} さんに送り返しますか？`,
    ],
    text: [
      'Nothing is refunded. The patient gets an email with the reason.',
      '返金はしません。送り返す理由を患者にメールで通知します。',
    ],
    verb: ['Send back', '送り返す'],
    done: ['Goods sent back to the patient', '商品を患者へ送り返しました'],
    fields: { reason: { help: inTheMail } },
    when: isAt('received'),
    danger: true,
  },
})

export const reportActions = defineActions<Report>()({
  close: {
    call: 'POST /api/admin/reports/{reportId}/close',
    label: ['Mark as resolved', '対応済みにする'],
    title: ({ product }) => [
      `Mark the problem with ${product} as resolved?`,
      `「${product}」の問題を対応済みにしますか？`,
    ],
    text: [
      'The order no longer needs attention for it. The patient sees that it is resolved.',
      'この件による要対応の表示が消え、患者には対応済みと表示されます。',
    ],
    done: ['Problem marked as resolved', '対応済みにしました'],
    fields: { reason: { label: ['Resolution', '対応内容'] } },
    when: ({ handled_at }) => handled_at === null,
  },
})
