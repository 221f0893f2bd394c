import { lazyWithRetry } from '@officina/ui/lazyWithRetry'
import {
  type ActionValues,
  defineNamedActions,
  type Pair,
  type Saying,
} from '../../schema/actions.ts'
import { inTheMail, moneyActions } from './moneyActions.ts'
import { needsTwo, type Order } from './order.ts'
import { shippingActions } from './shippingActions.ts'

/** A patient who waits for an answer comes before everything else. */
const answers = (order: Order) => order.cancel_request?.status === 'open'

const onShelf: Pair = ['Return the units to stock', '在庫に戻し、再び販売できるようにする']
/** What is paid of an order and not refunded yet. */
const paidOf = (order: Order) =>
  ['paid', 'partially_refunded'].includes(order.payment_state) ? order.total - order.refunded : 0

/** What becomes of money that is reserved on a card, or is a part of what is due. */
const unpaidOf = ({ payment_state: state, received }: Order, part: string): Pair =>
  state === 'authorized'
    ? [' The card is not charged.', 'カードへの請求は行われません。']
    : state === 'pending' && received > 0
      ? [
          ` ${part} has been paid so far and is listed under “To pay back”.`,
          `入金済みの${part}は、「返金待ち」に入ります。`,
        ]
      : ['', '']

/** Everything that is done to an order, in the order in which it is offered; the first of the main ones is the next step. */
export const orderActions = defineNamedActions<Order>()({
  record_payment: moneyActions.record_payment,
  retry_payment: moneyActions.retry_payment,
  release: shippingActions.release,
  create_shipment: shippingActions.create_shipment,
  split_parcel: shippingActions.split_parcel,
  accept_amounts: moneyActions.accept_amounts,
  resolve: {
    call: 'POST /api/admin/orders/{orderId}/resolve',
    label: ['Mark order as resolved', '注文を対応済みにする'],
    title: ({ number }) => [
      `Mark order ${number} as resolved?`,
      `注文 ${number} を対応済みにしますか？`,
    ],
    text: [
      'The order no longer needs attention for a cancelled recipe, a lost chargeback, or a cancellation or refund in Shopify. Nothing is cancelled or refunded.',
      'レシピの中止、確定したチャージバック、Shopifyでのキャンセル・返金については「要対応」から外れます。キャンセルや返金は行われません。',
    ],
    done: ({ number }) => [`${number} marked as resolved`, `${number} を対応済みにしました`],
    fields: { reason: {} },
  },
  unhold: shippingActions.unhold,
  hold: shippingActions.hold,
  refund: moneyActions.refund,
  confirm_refund: moneyActions.confirm_refund,
  withdraw_refund: moneyActions.withdraw_refund,
  resend_receipt: moneyActions.resend_receipt,
  receipt: moneyActions.receipt,
  note: {
    call: 'POST /api/admin/orders/{orderId}/notes',
    label: ['Add note', 'メモを追加'],
    title: ({ number }) => [`Add a note to order ${number}`, `注文 ${number} にメモを追加`],
    text: [
      'Only administrators see it, unless you send it to the patient. It cannot be changed later.',
      '患者に送る場合を除き、管理者だけが読めます。あとから変更できません。',
    ],
    done: ['Note added', 'メモを追加しました'],
    fields: {
      text: { rows: 3 },
      to_patient: {
        label: ({ patient_name }) => [
          `Email it to ${patient_name}`,
          `${patient_name} さんにメールで送る`,
        ],
      },
    },
  },
  cancel_lines: {
    call: 'POST /api/admin/orders/{orderId}/cancel-lines',
    label: ['Cancel lines', '明細をキャンセル'],
    title: ({ number, patient_name }) => [
      `Cancel lines of ${patient_name}’s order ${number}?`,
      `${patient_name} さんの注文 ${number} の明細をキャンセルしますか？`,
    ],
    text: [
      'The rest of the order continues and is charged without them. Discount and shipping stay the same. Refills are restored, and the patient gets an email.',
      '残りの明細はそのまま進み、請求額が減ります。割引と送料は変わりません。再購入の回数が戻り、患者にメールで通知されます。',
    ],
    done: ({ number }) => [`Lines of ${number} cancelled`, `${number} の明細をキャンセルしました`],
    fields: {
      reason: { help: inTheMail },
      restock: { label: onShelf, initial: true },
    },
    Dialog: lazyWithRetry(() => import('./CancelLinesDialog.tsx')),
    danger: true,
    cancels: true,
  },
  cancel: {
    call: 'POST /api/admin/orders/{orderId}/cancel',
    label: ['Cancel order', '注文をキャンセル'],
    title: ({ number, patient_name }) => [
      `Cancel ${patient_name}’s order ${number}?`,
      `${patient_name} さんの注文 ${number} をキャンセルしますか？`,
    ],
    text: (order, { money }) => {
      const [en, ja] = unpaidOf(order, money(order.received, order.currency))
      return [
        `Nothing is shipped, and refills are restored.${en}`,
        `発送は行われず、再購入の回数が戻ります。${ja}`,
      ]
    },
    done: ({ number }) => [`${number} cancelled`, `${number} をキャンセルしました`],
    fields: {
      reason: {
        help: (_: Order, __: Saying, { send_mail }: ActionValues) =>
          send_mail
            ? [
                'Kept in the history and included in the patient’s email.',
                '履歴に残り、患者へのメールに記載されます。',
              ]
            : ['Kept in the history.', '履歴に残ります。'],
      },
      restock: { label: onShelf, initial: true },
      refund: {
        label: (order, { money }) => [
          `Refund ${money(paidOf(order), order.currency)} now`,
          `${money(paidOf(order), order.currency)}を今すぐ返金する`,
        ],
        initial: (order: Order) => !needsTwo(order, paidOf(order)),
        if: (_, order) => paidOf(order) > 0,
      },
      send_mail: {
        label: ['Email the patient', '患者にメールで通知する'],
        initial: true,
      },
    },
    first: answers,
    danger: true,
    cancels: true,
  },
  decline_cancel: {
    call: 'POST /api/admin/orders/{orderId}/decline-cancel',
    label: ['Decline cancellation', 'キャンセルの依頼をお断りする'],
    title: ({ number, patient_name }) => [
      `Decline ${patient_name}’s request to cancel order ${number}?`,
      `${patient_name} さんの注文 ${number} のキャンセルをお断りしますか？`,
    ],
    text: [
      'The order continues. The patient gets the reason by email.',
      '注文はそのまま進みます。理由は患者にメールで送られます。',
    ],
    verb: ['Decline request', 'お断りする'],
    done: ({ number }) => [
      `Cancellation of ${number} declined`,
      `${number} のキャンセル依頼をお断りしました`,
    ],
    fields: {
      reason: { label: ['Reason (the patient sees it)', '理由（患者に表示されます）'] },
    },
    first: answers,
    cancels: true,
  },
})
