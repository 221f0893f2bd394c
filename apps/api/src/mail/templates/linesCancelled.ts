import { formatMoney } from '../../entities/money.ts'
import type { Mail } from '../content.ts'

type Cancelled = {
  id: string
  number: string
  name: string
  titles: string[]
  /** Written by the office; the same in both languages. */
  reason: string
  total: number
  /** Account for what is still due; empty when nothing is to be transferred. */
  transferTo: string
  currency: string
  publicUrl: string
}

/** To the patient: products that cannot be sent are taken out of an order that is not paid yet. */
export function linesCancelledMail(d: Cancelled): Mail {
  const url = `${d.publicUrl}/user/order-histories?id=${d.id}`
  const money = (locale: string) => formatMoney(d.total, d.currency, locale)
  return {
    template: 'order_lines_cancelled',
    content: {
      en: {
        subject: `Part of order ${d.number} cancelled`,
        heading: 'We have taken products out of your order',
        paragraphs: [
          `Dear ${d.name}, what is listed below cannot be sent, so we have taken it out of order ${d.number}. It is not charged, and the rest is not affected.`,
        ],
        facts: [
          ...d.titles.map((title): [string, string] => ['Cancelled', title]),
          ['Reason', d.reason],
          ['New total', money('en')],
          ...(d.transferTo ? [['Transfer to', d.transferTo] as [string, string]] : []),
        ],
        button: { label: 'Show the order', url },
      },
      ja: {
        subject: `ご注文の一部キャンセル（${d.number}）`,
        heading: 'ご注文の一部をキャンセルしました',
        paragraphs: [
          `${d.name} 様`,
          `下記の商品をお届けできないため、ご注文 ${d.number} から取り消しました。代金は請求されません。ほかの商品への影響はありません。`,
        ],
        facts: [
          ...d.titles.map((title): [string, string] => ['キャンセル', title]),
          ['理由', d.reason],
          ['変更後の合計', money('ja')],
          ...(d.transferTo ? [['お振込先', d.transferTo] as [string, string]] : []),
        ],
        button: { label: 'ご注文を見る', url },
      },
    },
  }
}
