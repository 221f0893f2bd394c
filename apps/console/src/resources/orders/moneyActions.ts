import { documentOf } from '@officina/shared/receipts'
import { lazyWithRetry } from '@officina/ui/lazyWithRetry'
import {
  type ActionField,
  type ActionValues,
  defineNamedActions,
  type Pair,
  type Saying,
} from '../../schema/actions.ts'
import { amountText, todayIn } from '../../schema/amounts.ts'
import { dueOf, isInvoiced, type Order, refundable, refundLeft, shippingLeft } from './order.ts'

/** How the patient hears of a reason. */
export const inTheMail: Pair = [
  'Included in the patient’s email.',
  '患者へのメールに記載されます。',
]

/** Whose money a refund is: the doctor's commission goes back with it, or the platform's alone. */
export const bearer: ActionField<unknown> = {
  initial: 'doctor',
  options: {
    doctor: ['Doctor: reduce the commission', '医師：手数料を減額する'],
    platform: ['Platform: keep the commission', '運営：医師の手数料は減額しない'],
  },
  help: (_: unknown, __: Saying, values: ActionValues): Pair =>
    values.bearer === 'platform'
      ? [
          'For goodwill or our own mistakes. Noted on the statement.',
          '当店の不備やお詫びの場合に選びます。精算書にも記載されます。',
        ]
      : ['For returns and unwanted orders.', '返品や不要な注文の場合に選びます。'],
}

/** Why nothing is paid back: what of an invoice has come, of bank transfers. */
export const unpaidText = ({ received, currency }: Order, money: Saying['money']): Pair =>
  received > 0
    ? [
        `Only ${money(received, currency)} has been paid so far`,
        `入金は${money(received, currency)}のみのため`,
      ]
    : ['Nothing has been paid yet', 'まだお支払いがないため']

const requested = ({ refund_request, currency }: Order, money: Saying['money']) =>
  money(refund_request?.amount ?? 0, currency)

/** What is paid for an order, and what is given back. */
export const moneyActions = defineNamedActions<Order>()({
  record_payment: {
    call: 'POST /api/admin/orders/{orderId}/record-payment',
    label: ['Record payment', '入金を記録'],
    title: ({ number }) => [`Record payment for ${number}`, `${number} の入金を記録`],
    text: (order, { money }) => {
      const { received, currency } = order
      const due = money(dueOf(order), currency)
      const part = money(received, currency)
      return [
        `The order will be marked as paid, and is released to shipping once the patient can no longer cancel. ${received > 0 ? `${part} has already been recorded from bank transfers. ` : ''}The amount must be ${due}.`,
        `支払い済みになり、患者がキャンセルできる期間が過ぎると出荷に回されます。${received > 0 ? `銀行振込で${part}の入金が記録されています。` : ''}金額は${due}である必要があります。`,
      ]
    },
    done: ({ number }) => [`Payment for ${number} recorded`, `${number} の入金を記録しました`],
    fields: {
      paid_on: { initial: (_: Order, { me }: Saying) => todayIn(me.time_zone ?? 'UTC') },
      reference: {
        help: [
          'As on the bank statement. Each reference can be used once.',
          '銀行明細のとおりに入力してください。同じ番号は一度だけ使えます。',
        ],
      },
      amount: { initial: (order: Order) => amountText(dueOf(order), order.currency) },
      note: {},
    },
    main: true,
  },
  retry_payment: {
    call: 'POST /api/admin/orders/{orderId}/retry-payment',
    label: ['Request payment again', '支払いを再依頼'],
    title: ({ number, patient_name }) => [
      `Ask ${patient_name} to pay ${number} again?`,
      `${patient_name} さんに ${number} の支払いを再依頼しますか？`,
    ],
    text: [
      'The payment becomes due again. The patient gets an email with how to pay.',
      '未払いに戻り、支払方法が患者にメールで送られます。',
    ],
    verb: ['Request payment', '再依頼する'],
    done: ({ number }) => [
      `Payment for ${number} requested again`,
      `${number} の支払いを再依頼しました`,
    ],
  },
  accept_amounts: {
    call: 'POST /api/admin/orders/{orderId}/accept-amounts',
    label: ['Accept amounts', '金額を承認'],
    title: ({ number }) => [
      `Accept the amounts of order ${number}?`,
      `注文 ${number} の金額を承認しますか？`,
    ],
    text: ({ released_at }) =>
      released_at
        ? [
            'The order no longer needs attention. Nothing is charged or refunded.',
            '「要対応」から外れます。請求や返金は行われません。',
          ]
        : [
            'The order no longer needs attention and goes to shipping once paid. Nothing is charged or refunded.',
            '「要対応」から外れ、支払いが済みしだい出荷に回ります。請求や返金は行われません。',
          ],
    done: ({ number }) => [`Amounts of ${number} accepted`, `${number} の金額を承認しました`],
    fields: { reason: {} },
    main: true,
  },
  refund: {
    call: 'POST /api/admin/orders/{orderId}/refund',
    label: (order) => (isInvoiced(order) ? ['Lower invoice', '請求額を減額'] : ['Refund', '返金']),
    title: (order) =>
      isInvoiced(order)
        ? [
            `Lower ${order.patient_name}’s invoice for ${order.number}?`,
            `${order.patient_name} さんの注文 ${order.number} の請求額を減額しますか？`,
          ]
        : [
            `Refund ${order.patient_name}’s order ${order.number}?`,
            `${order.patient_name} さんの注文 ${order.number} の代金を返金しますか？`,
          ],
    text: (order, { money }) => {
      const { total, refunded, currency, refund_limit: limit } = order
      const most = money(total - refunded, currency)
      const [why, whyInJapanese] = unpaidText(order, money)
      const [en, ja]: Pair = isInvoiced(order)
        ? [
            `${why}, so what came back or was lost is taken off the invoice. To take out units that were not shipped, cancel their lines. The patient gets an email.`,
            `${whyInJapanese}、返送または紛失した商品の代金を請求額から差し引きます。未発送の商品は明細をキャンセルしてください。患者にメールで通知されます。`,
          ]
        : [
            `Up to ${most} can be refunded. Unshipped units are cancelled. The patient gets an email.`,
            `返金できる金額は${most}までです。未発送の数量はキャンセルされ、患者にメールで通知されます。`,
          ]
      return limit == null
        ? [en, ja]
        : [
            `${en} Another administrator must confirm refunds above ${money(limit, currency)}.`,
            `${ja}${money(limit, currency)}を超える返金には、ほかの管理者の承認が必要です。`,
          ]
    },
    verb: (order) => (isInvoiced(order) ? ['Lower invoice', '減額する'] : ['Refund', '返金する']),
    done: ({ number, refund_request, refunds }) =>
      refund_request
        ? [
            `Refund of ${number} requested. Another administrator must confirm it.`,
            `${number} の返金を申請しました。ほかの管理者の承認が必要です。`,
          ]
        : refunds.at(-1)?.state === 'credited'
          ? [`Invoice for ${number} lowered`, `${number} の請求額を減額しました`]
          : [`${number} refunded`, `${number} の代金を返金しました`],
    fields: {
      shipping_amount: {
        initial: ({ currency }: Order) => amountText(0, currency),
        if: (_: ActionValues, order: Order) => shippingLeft(order) > 0,
        help: ({ shipping_total: shipping, currency }: Order, { money }: Saying): Pair => [
          `Shipping with tax was ${money(shipping, currency)}.`,
          `送料（税込）は${money(shipping, currency)}でした。`,
        ],
      },
      bearer,
      preview: { Input: lazyWithRetry(() => import('./RefundPreview.tsx')) },
      reason: { help: inTheMail },
      restock: {
        label: ['Return the units to stock', '返送された商品を在庫に戻す'],
        if: (_: ActionValues, order: Order) =>
          refundable(order).some((line) => refundLeft(order, line).units > 0),
      },
    },
    Dialog: lazyWithRetry(() => import('./RefundDialog.tsx')),
    // what has come back is refunded with its return
    when: (order) =>
      order.actions.includes('refund') && (refundable(order).length > 0 || shippingLeft(order) > 0),
    danger: true,
  },
  confirm_refund: {
    call: 'POST /api/admin/orders/{orderId}/confirm-refund',
    label: ['Confirm refund', '返金を承認'],
    title: (order, { money }) => [
      `Refund ${order.patient_name} ${requested(order, money)}?`,
      `${order.patient_name} さんに${requested(order, money)}を返金しますか？`,
    ],
    text: [
      'Unshipped units of the refund are cancelled. The patient gets an email.',
      '返金の対象で未発送の数量はキャンセルされ、患者にメールで通知されます。',
    ],
    verb: ['Refund', '返金する'],
    done: ({ number }) => [`${number} refunded`, `${number} の代金を返金しました`],
    first: ({ refund_request }) => refund_request != null,
    danger: true,
  },
  withdraw_refund: {
    call: 'POST /api/admin/orders/{orderId}/withdraw-refund',
    label: ['Withdraw refund request', '返金の申請を取り下げる'],
    title: ({ number }) => [
      `Withdraw the refund request for ${number}?`,
      `${number} の返金の申請を取り下げますか？`,
    ],
    text: ['Nothing is refunded.', '返金は行われません。'],
    verb: ['Withdraw request', '取り下げる'],
    done: ['Request withdrawn', '申請を取り下げました'],
    first: ({ refund_request }) => refund_request != null,
  },
  resend_receipt: {
    call: 'POST /api/admin/orders/{orderId}/resend-receipt',
    label: ['Send receipt', '領収書を送信'],
    title: ({ number, patient_name }) => [
      `Send ${patient_name} the receipt for ${number}?`,
      `${patient_name} さんに ${number} の領収書を送りますか？`,
    ],
    text: [
      'The patient gets an email with the amounts and a link to the receipt.',
      '金額と領収書へのリンクが患者にメールで送られます。',
    ],
    done: ({ number }) => [`Receipt for ${number} sent`, `${number} の領収書を送信しました`],
  },
  receipt: {
    label: ({ payment_state, payment_method }) => papers[documentOf(payment_state, payment_method)],
    may: 'order.read',
    when: () => true,
    file: ({ id }, locale) => ({ path: `/api/admin/orders/${id}/receipt`, query: { locale } }),
  },
})

const papers = {
  receipt: ['Receipt (PDF)', '領収書（PDF）'],
  invoice: ['Invoice (PDF)', '請求書（PDF）'],
  statement: ['Order statement (PDF)', 'ご注文明細書（PDF）'],
} as const
