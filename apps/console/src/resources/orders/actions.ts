import { lazyWithRetry } from '@officina/ui/lazyWithRetry'
import type { BulkAction } from '../../schema/actions.ts'
import {
  type ActionField,
  type ActionValues,
  defineActions,
  type Pair,
  type Saying,
} from '../../schema/actions.ts'
import { amountText, todayIn } from '../../schema/amounts.ts'
import type { Order, OrderReturn, Report } from './order.ts'

const may = (key: Order['actions'][number]) => (order: Order) => order.actions.includes(key)
/** A patient who waits for an answer comes before everything else. */
const answers = (order: Order) => order.cancel_request?.status === 'open'

const onShelf: Pair = ['The units can be sold to others', '在庫に戻し、再び販売できるようにする']
const inTheMail: Pair = ['The patient reads it in the mail.', '患者へのメールに記載されます。']

/** Whose money a refund is: the doctor's commission goes back with it, or the platform's alone. */
const bearer: ActionField<unknown> = {
  initial: 'doctor',
  options: {
    doctor: ['Doctor: the commission goes back', '医師：手数料を減額する'],
    platform: ['Platform: the doctor keeps the commission', '運営：医師の手数料は減額しない'],
  },
  help: (_: unknown, __: Saying, values: ActionValues): Pair =>
    values.bearer === 'platform'
      ? [
          'For goodwill and mistakes of ours. The statement says so.',
          '当店の不備やお詫びの場合に選びます。精算書にも記載されます。',
        ]
      : ['For returns and orders that were not wanted.', '返品や不要な注文の場合に選びます。'],
}

/** What is paid of an order and not refunded yet. */
const paidOf = (order: Order) =>
  ['paid', 'partially_refunded'].includes(order.payment_state) ? order.total - order.refunded : 0

/** The first of the main ones is the next step. */
export const orderActions = defineActions<Order>()({
  record_payment: {
    call: 'POST /api/admin/orders/{orderId}/record-payment',
    label: ['Record payment', '入金を記録'],
    title: ({ number }) => [`Record the payment of ${number}`, `${number} の入金を記録`],
    text: ({ total, currency }, { money }) => [
      `The order counts as paid. The amount must be ${money(total, currency)}.`,
      `支払い済みになります。金額は ${money(total, currency)} である必要があります。`,
    ],
    done: ({ number }) => [`${number} is paid`, `${number} の入金を記録しました`],
    fields: {
      paid_on: { initial: (_: Order, { me }: Saying) => todayIn(me.time_zone ?? 'UTC') },
      reference: {
        help: [
          'As it stands on the bank statement; each only once.',
          '銀行明細のとおりに入力してください。同じ番号は一度だけ使えます。',
        ],
      },
      amount: { initial: ({ total, currency }: Order) => amountText(total, currency) },
      note: {},
    },
    when: may('record_payment'),
    main: true,
  },
  retry_payment: {
    call: 'POST /api/admin/orders/{orderId}/retry-payment',
    label: ['Ask for payment again', '支払いを再依頼'],
    title: ({ number, patient_name }) => [
      `Ask ${patient_name} again to pay ${number}?`,
      `${patient_name} さんに ${number} のお支払いを再依頼しますか`,
    ],
    text: [
      'The payment is due again, and the patient is told by mail how to pay.',
      '未払いに戻り、お支払い方法が患者にメールで送られます。',
    ],
    verb: ['Ask again', '再依頼する'],
    done: ({ number }) => [
      `The payment of ${number} is due again`,
      `${number} のお支払いを再依頼しました`,
    ],
    when: may('retry_payment'),
  },
  release: {
    call: 'POST /api/admin/orders/{orderId}/release',
    label: ['Release to logistics', '出荷指示'],
    title: ({ number }) => [`Release order ${number}?`, `注文 ${number} の出荷を指示しますか`],
    text: ({ cancel_until }) =>
      new Date(cancel_until) > new Date()
        ? [
            'The patient may still cancel. After the release this is over, and a parcel is made with everything that is in stock.',
            '患者はまだキャンセルできます。指示するとキャンセルできなくなり、在庫のある商品で出荷が作成されます。',
          ]
        : [
            'A parcel is made with everything that is in stock.',
            '在庫のある商品で出荷が作成されます。',
          ],
    verb: ['Release', '出荷指示'],
    done: ({ number }) => [`${number} is with logistics`, `${number} の出荷を指示しました`],
    when: may('release'),
    main: true,
  },
  create_shipment: {
    call: 'POST /api/admin/orders/{orderId}/shipments',
    label: ['Make a parcel', '出荷を分ける'],
    title: ({ number }) => [`Make a parcel of order ${number}`, `注文 ${number} の出荷を分ける`],
    text: [
      'Choose how many units go into it. What is left stays in the parcels that wait to be picked.',
      '入れる数量を選んでください。残りはピッキング待ちの出荷に残ります。',
    ],
    verb: ['Make parcel', '出荷を作成'],
    done: ['The parcel waits to be picked', '出荷を作成しました'],
    Dialog: lazyWithRetry(() => import('./CreateParcelDialog.tsx')),
    when: may('create_shipment'),
  },
  accept_amounts: {
    call: 'POST /api/admin/orders/{orderId}/accept-amounts',
    label: ['Accept amounts', '金額を承認'],
    title: ({ number }) => [
      `Accept the amounts of order ${number}?`,
      `注文 ${number} の金額を承認しますか`,
    ],
    text: ({ released_at }) =>
      released_at
        ? [
            'The order no longer needs attention. Nothing is charged or refunded.',
            '「要対応」から外れます。請求や返金は行われません。',
          ]
        : [
            'The order no longer needs attention and goes to logistics once it is paid. Nothing is charged or refunded.',
            '「要対応」から外れ、お支払いが済みしだい出荷に回ります。請求や返金は行われません。',
          ],
    done: ({ number }) => [`Amounts of ${number} accepted`, `${number} の金額を承認しました`],
    fields: { reason: {} },
    when: may('accept_amounts'),
    main: true,
  },
  unhold: {
    call: 'POST /api/admin/orders/{orderId}/unhold',
    label: ['Release hold', '保留を解除'],
    title: ({ number }) => [
      `Release the hold of ${number}?`,
      `注文 ${number} の保留を解除しますか`,
    ],
    text: [
      'Picking and packing go on where they stopped.',
      'ピッキングと梱包を続けられるようになります。',
    ],
    done: ({ number }) => [`${number} goes on`, `${number} の保留を解除しました`],
    undo: {
      call: 'POST /api/admin/orders/{orderId}/hold',
      sends: ({ hold_reason }) => ({ reason: hold_reason }),
    },
    when: may('unhold'),
    main: true,
  },
  hold: {
    call: 'POST /api/admin/orders/{orderId}/hold',
    label: ['Hold', '保留'],
    title: ({ number }) => [`Put order ${number} on hold?`, `注文 ${number} を保留しますか`],
    text: [
      'Nothing of it is picked or shipped until the hold is released. The stock stays reserved.',
      '解除するまでピッキングと発送が止まります。在庫の引当は維持されます。',
    ],
    verb: ['Hold', '保留する'],
    done: ({ number }) => [`${number} is on hold`, `${number} を保留しました`],
    fields: { reason: {} },
    undo: { call: 'POST /api/admin/orders/{orderId}/unhold' },
    when: may('hold'),
  },
  refund: {
    call: 'POST /api/admin/orders/{orderId}/refund',
    label: ['Refund', '返金'],
    title: ({ number, patient_name }) => [
      `Refund order ${number} of ${patient_name}?`,
      `${patient_name} さんの注文 ${number} を返金しますか`,
    ],
    text: ({ total, refunded, currency }, { money }) => [
      `Up to ${money(total - refunded, currency)} can be refunded. Units that have not left are cancelled, and the patient is told by mail.`,
      `返金できる金額は ${money(total - refunded, currency)} までです。未発送の数量は取り消され、患者にメールで通知されます。`,
    ],
    verb: ['Refund', '返金する'],
    done: ({ number }) => [`The refund of ${number} is made`, `${number} の返金を記録しました`],
    fields: {
      shipping_amount: {
        initial: ({ currency }: Order) => amountText(0, currency),
        help: ({ shipping, currency }: Order, { money }: Saying): Pair => [
          `Shipping was ${money(shipping, currency)}.`,
          `送料は ${money(shipping, currency)} でした。`,
        ],
      },
      bearer,
      preview: { Input: lazyWithRetry(() => import('./RefundPreview.tsx')) },
      reason: { help: inTheMail },
      restock: {
        label: ['The units came back and go on the shelf again', '商品が返送され、在庫に戻す'],
      },
    },
    Dialog: lazyWithRetry(() => import('./RefundDialog.tsx')),
    when: may('refund'),
    danger: true,
  },
  resend_receipt: {
    call: 'POST /api/admin/orders/{orderId}/resend-receipt',
    label: ['Send receipt', '領収書を送信'],
    title: ({ number, patient_name }) => [
      `Send ${patient_name} the receipt of ${number}?`,
      `${patient_name} さんに ${number} の領収書を送りますか`,
    ],
    text: [
      'The patient gets a mail with the amounts and the link to the document.',
      '金額と書類へのリンクが患者にメールで送られます。',
    ],
    done: ({ number }) => [
      `The receipt of ${number} is on its way`,
      `${number} の領収書を送信しました`,
    ],
    when: may('resend_receipt'),
  },
  note: {
    call: 'POST /api/admin/orders/{orderId}/notes',
    label: ['Add a note', 'メモを追加'],
    title: ({ number }) => [`Note on order ${number}`, `注文 ${number} のメモ`],
    text: [
      'Only administrators read it, unless it is sent to the patient too. It cannot be changed later.',
      '患者に送る場合を除き、管理者だけが読めます。あとから変更できません。',
    ],
    verb: ['Add note', 'メモを追加'],
    done: ['The note is in the history', 'メモを履歴に残しました'],
    fields: {
      text: { rows: 3 },
      to_patient: {
        label: ({ patient_name }) => [
          `Send it to ${patient_name} by mail`,
          `${patient_name} さんにメールで送る`,
        ],
      },
    },
    when: may('note'),
  },
  cancel_lines: {
    call: 'POST /api/admin/orders/{orderId}/cancel-lines',
    label: ['Cancel lines', '明細をキャンセル'],
    title: ({ number, patient_name }) => [
      `Cancel lines of order ${number} of ${patient_name}?`,
      `${patient_name} さんの注文 ${number} の明細をキャンセルしますか`,
    ],
    text: [
      'The rest of the order goes on and is charged without them; discount and delivery stay as agreed. Refills are given back, and the patient is told by mail.',
      '残りの明細はそのまま進み、請求額が減ります。割引と送料は変わりません。リフィルの回数が戻り、患者にメールで通知されます。',
    ],
    done: ({ number }) => [
      `Lines of ${number} are cancelled`,
      `${number} の明細をキャンセルしました`,
    ],
    fields: {
      reason: { help: inTheMail },
      restock: { label: onShelf, initial: true },
    },
    Dialog: lazyWithRetry(() => import('./CancelLinesDialog.tsx')),
    when: may('cancel_lines'),
    danger: true,
  },
  cancel: {
    call: 'POST /api/admin/orders/{orderId}/cancel',
    label: ['Cancel order', '注文をキャンセル'],
    title: ({ number, patient_name }) => [
      `Cancel order ${number} of ${patient_name}?`,
      `${patient_name} さんの注文 ${number} をキャンセルしますか`,
    ],
    text: [
      'Nothing of it is sent, and refills are given back.',
      '発送は行われず、リフィルの回数が戻ります。',
    ],
    done: ({ number }) => [`${number} is cancelled`, `${number} をキャンセルしました`],
    fields: {
      reason: {
        help: (_: Order, __: Saying, { send_mail }: ActionValues) =>
          send_mail
            ? [
                'It is kept in the history, and the patient reads it in the mail.',
                '履歴に残り、患者へのメールに記載されます。',
              ]
            : ['It is kept in the history.', '履歴に残ります。'],
      },
      restock: { label: onShelf, initial: true },
      refund: {
        label: (order, { money }) => [
          `Refund ${money(paidOf(order), order.currency)} now`,
          `${money(paidOf(order), order.currency)}を今すぐ返金する`,
        ],
        initial: true,
        if: (_, order) => paidOf(order) > 0,
      },
      send_mail: {
        label: ['Tell the patient by mail', '患者にメールで通知する'],
        initial: true,
      },
    },
    when: may('cancel'),
    first: answers,
    danger: true,
  },
  decline_cancel: {
    call: 'POST /api/admin/orders/{orderId}/decline-cancel',
    label: ['Decline the request to cancel', 'キャンセルの依頼を断る'],
    title: ({ number, patient_name }) => [
      `Decline to cancel order ${number} of ${patient_name}?`,
      `${patient_name} さんの注文 ${number} のキャンセルを断りますか`,
    ],
    text: [
      'The order goes on as it is. The patient gets the reason by mail.',
      '注文はそのまま進みます。理由は患者にメールで送られます。',
    ],
    verb: ['Decline request', '依頼を断る'],
    done: ({ number }) => [
      `${number} goes on; the patient is told`,
      `${number} を続行し、患者に通知しました`,
    ],
    fields: {
      reason: { label: ['Reason, as the patient reads it', '理由（患者に表示されます）'] },
    },
    when: may('decline_cancel'),
    first: answers,
  },
})

const isAt = (status: OrderReturn['status']) => (back: OrderReturn) => back.status === status

export const returnActions = defineActions<OrderReturn & { order: Order; currency: string }>()({
  approve: {
    call: 'POST /api/admin/returns/{returnId}/approve',
    label: ['Approve', '承認'],
    title: ({ order }) => [
      `Take back goods of ${order.number} from ${order.patient_name}?`,
      `${order.patient_name} さんの注文 ${order.number} の返品を承認しますか`,
    ],
    text: [
      'The patient is told by mail to send the goods. Nothing is refunded before they are here.',
      '商品の送付を患者にメールで案内します。返金は商品の到着後です。',
    ],
    verb: ['Approve return', '返品を承認'],
    done: ['The patient has been told to send the goods', '患者に送付を案内しました'],
    fields: {
      reason: {
        help: [
          'The patient reads it in the mail: where to send the goods, and who pays the postage.',
          '患者へのメールに記載されます。送り先と送料の負担をお書きください。',
        ],
      },
    },
    when: isAt('requested'),
    main: true,
  },
  decline: {
    call: 'POST /api/admin/returns/{returnId}/decline',
    label: ['Decline', 'お断り'],
    title: ({ order }) => [
      `Decline the return of ${order.patient_name} from ${order.number}?`,
      `${order.patient_name} さんの注文 ${order.number} の返品をお断りしますか`,
    ],
    text: [
      'The patient keeps the goods and is told by mail.',
      '商品は患者の手元に残り、メールで通知されます。',
    ],
    verb: ['Decline return', '返品を断る'],
    done: ['The patient has been told', '患者に通知しました'],
    fields: { reason: { help: inTheMail } },
    when: isAt('requested'),
    danger: true,
  },
  receive: {
    call: 'POST /api/admin/returns/{returnId}/receive',
    label: ['Goods are here', '商品を受領'],
    title: ({ order }) => [
      `Goods of ${order.number} are back?`,
      `注文 ${order.number} の商品が届きましたか`,
    ],
    text: [
      'The units count as returned. Refund them next, or send them back when they are not as agreed.',
      '返品済みとして数えます。次に返金するか、条件を満たさない場合は送り返してください。',
    ],
    verb: ['Goods are here', '受領した'],
    done: ['The return waits for its refund', '返金待ちになりました'],
    when: isAt('approved'),
    main: true,
  },
  refund: {
    call: 'POST /api/admin/returns/{returnId}/refund',
    label: ['Refund the return', '返金する'],
    title: ({ order, refund_amount, currency }, { money }) => [
      `Refund ${money(refund_amount ?? 0, currency)} to ${order.patient_name}?`,
      `${order.patient_name} さんに ${money(refund_amount ?? 0, currency)} を返金しますか`,
    ],
    text: [
      'The patient gets the share of these units and is told by mail.',
      'この数量分の代金を返金し、患者にメールで通知します。',
    ],
    verb: ['Refund', '返金する'],
    done: ['The return is refunded', '返金しました'],
    fields: {
      shipping_amount: {
        initial: ({ currency }: { currency: string }) => amountText(0, currency),
        help: (
          { order, currency }: { order: Order; currency: string },
          { money }: Saying,
        ): Pair => [
          `Given back when the fault is ours. Shipping was ${money(order.shipping, currency)}.`,
          `当店の不備の場合に返金します。送料は ${money(order.shipping, currency)} でした。`,
        ],
      },
      bearer,
      reason: { help: inTheMail },
      restock: {
        label: ['Unopened and fit for sale: back on the shelf', '未開封で販売可能：在庫に戻す'],
        initial: true,
      },
    },
    when: isAt('received'),
    main: true,
    danger: true,
  },
  reject: {
    call: 'POST /api/admin/returns/{returnId}/reject',
    label: ['Send back to the patient', '患者へ送り返す'],
    title: ({ order }) => [
      `Send goods of ${order.number} back to ${order.patient_name}?`,
      `注文 ${order.number} の商品を ${order.patient_name} さんに送り返しますか`,
    ],
    text: [
      'Nothing is refunded. The patient is told by mail why the goods come back.',
      '返金はしません。送り返す理由を患者にメールで通知します。',
    ],
    verb: ['Send back', '送り返す'],
    done: ['The patient has been told', '患者に通知しました'],
    fields: { reason: { help: inTheMail } },
    when: isAt('received'),
    danger: true,
  },
})

export const reportActions = defineActions<Report>()({
  close: {
    call: 'POST /api/admin/reports/{reportId}/close',
    label: ['Mark as dealt with', '対応済みにする'],
    title: ({ product }) => [
      `Is the problem with ${product} dealt with?`,
      `「${product}」の問題は対応済みですか`,
    ],
    text: [
      'The order no longer needs attention because of it. The patient sees that it is done.',
      'この件による要対応の表示が消え、患者には対応済みと表示されます。',
    ],
    done: ['The report is closed', '対応済みにしました'],
    fields: { reason: { label: ['What was done', '対応内容'] } },
    when: ({ handled_at }) => handled_at === null,
  },
})

export const orderBulk: readonly BulkAction[] = [
  {
    call: 'POST /api/admin/orders/release',
    label: ['Release to logistics', '出荷指示'],
    title: (n) => [`Release ${n} order${n === 1 ? '' : 's'}?`, `${n}件の出荷を指示しますか`],
    text: [
      'A parcel is made for each with everything that is in stock. The patients can no longer cancel.',
      '在庫のある商品で出荷が作成され、患者はキャンセルできなくなります。',
    ],
  },
  {
    call: 'POST /api/admin/orders/hold',
    label: ['Hold', '保留'],
    title: (n) => [`Put ${n} order${n === 1 ? '' : 's'} on hold?`, `${n}件を保留しますか`],
    text: [
      'Nothing of them is picked or shipped until the hold is released.',
      '解除するまでピッキングと発送が止まります。',
    ],
  },
  {
    label: ['Packing slips', '納品書'],
    may: 'logistics.manage',
    file: (ids, locale) => ({
      path: '/api/admin/shipments/packing-slips',
      query: { locale, filter: { order_id: ids } },
    }),
  },
  {
    label: ['Export chosen', '選択分を書き出す'],
    file: (ids) => ({ path: '/api/admin/orders/export', query: { filter: { id: ids } } }),
  },
]
