import { defineActions, type Saying } from '../../schema/actions.ts'
import { todayIn } from '../../schema/amounts.ts'
import type { RecordOf } from '../../schema/spec.ts'

type Transfer = RecordOf<'bank-transfers'>

const isOpen = ({ stage }: Transfer) => stage === 'to_record' || stage === 'to_check'
const canRecord = (transfer: Transfer) => isOpen(transfer) && transfer.due != null
/** No order waits for it. */
const isUnneeded = (transfer: Transfer) => isOpen(transfer) && transfer.due == null
const backOf = ({ to_return, amount }: Pick<Transfer, 'to_return' | 'amount'>) =>
  to_return ?? amount

export const transferActions = defineActions<Transfer>()({
  record: {
    call: 'POST /api/admin/bank-transfers/{bankTransferId}/record',
    label: ({ match }: Transfer) =>
      match === 'under'
        ? ['Record part payment', '一部入金を記録']
        : ['Record payment', '入金を記録'],
    title: ({ order_number: number, amount, currency }, { money }) => [
      `Record ${money(amount, currency)} for order ${number}?`,
      `注文 ${number} に${money(amount, currency)}の入金を記録しますか？`,
    ],
    text: ({ match, difference, currency, patient_name: patient }, { money }) => {
      if (match === 'under')
        return [
          `${money(-(difference ?? 0), currency)} is missing. The order waits until the rest arrives, and ${patient} gets an email with the amount and your bank details.`,
          `${money(-(difference ?? 0), currency)}不足しています。残額が入金されるまで注文は支払い待ちのままです。${patient} さんに、不足額と振込先をメールでお知らせします。`,
        ]
      const paid: [string, string] = [
        'The order will be marked as paid, and is released to shipping once the patient can no longer cancel.',
        '支払い済みになり、患者がキャンセルできる期間が過ぎると出荷に回されます。',
      ]
      return match === 'over'
        ? [
            `${paid[0]} ${money(difference ?? 0, currency)} was overpaid and is listed under “To pay back”.`,
            `${paid[1]}${money(difference ?? 0, currency)}は過入金のため、「返金待ち」に入ります。`,
          ]
        : paid
    },
    done: ({ order_number: number }) => [
      `Payment for ${number} recorded`,
      `${number} の入金を記録しました`,
    ],
    when: canRecord,
    main: true,
  },
  return: {
    call: 'POST /api/admin/bank-transfers/{bankTransferId}/return',
    label: ['Mark as paid back', '返金済みにする'],
    title: (transfer, { money }) => [
      `Mark ${money(backOf(transfer), transfer.currency)} as paid back?`,
      `${money(backOf(transfer), transfer.currency)}を返金済みにしますか？`,
    ],
    text: ({ payer, ...transfer }, { money }) => [
      `Transfer ${money(backOf(transfer), transfer.currency)} back to ${payer || 'the payer'} first. This only records it.`,
      `先に${payer ? `${payer} 様` : '振込依頼人'}へ${money(backOf(transfer), transfer.currency)}を振り込んでください。ここでは記録だけを行います。`,
    ],
    done: ['Transfer marked as paid back', '返金済みにしました'],
    fields: {
      paid_on: { initial: (_: Transfer, { me }: Saying) => todayIn(me.time_zone ?? 'UTC') },
      reference: {},
    },
    when: (transfer) => transfer.stage === 'to_return' || isUnneeded(transfer),
    main: true,
  },
  assign: {
    call: 'POST /api/admin/bank-transfers/{bankTransferId}/assign',
    label: ({ order_id }: Transfer) =>
      order_id ? ['Choose another order', '注文を変更'] : ['Choose order', '注文を選択'],
    title: ({ amount, currency }, { money }) => [
      `Which order is this payment of ${money(amount, currency)} for?`,
      `${money(amount, currency)}はどの注文の入金ですか？`,
    ],
    text: [
      'The payment is not recorded yet. You will see the difference first.',
      '入金はまだ記録されません。先に差額を確認できます。',
    ],
    done: ['Order chosen', '注文を選択しました'],
    fields: { order_number: { initial: ({ order_number }: Transfer) => order_number ?? '' } },
    when: isOpen,
    main: true,
    first: ({ order_id }) => order_id == null,
  },
  dismiss: {
    call: 'POST /api/admin/bank-transfers/{bankTransferId}/dismiss',
    label: ['Set aside', '対象外にする'],
    title: ['Set this transfer aside?', 'この入金を対象外にしますか？'],
    text: [
      'For money that is not payment for an order, such as a supplier’s refund.',
      '仕入先からの返金など、注文の支払いではない入金の場合に選びます。',
    ],
    done: ['Transfer set aside', '対象外にしました'],
    fields: { reason: {} },
    when: isOpen,
  },
  reopen: {
    call: 'POST /api/admin/bank-transfers/{bankTransferId}/reopen',
    label: ['Reopen', '未処理に戻す'],
    title: ['Reopen this transfer?', 'この入金を未処理に戻しますか？'],
    text: ({ stage }) =>
      stage === 'part'
        ? [
            'It no longer counts as payment for the order. The patient is not notified.',
            'この注文への入金として扱われなくなります。患者には通知されません。',
          ]
        : ['It can be recorded again.', 'もう一度記録できるようになります。'],
    done: ['Transfer reopened', '未処理に戻しました'],
    when: ({ stage }) => stage === 'dismissed' || stage === 'part',
  },
})
