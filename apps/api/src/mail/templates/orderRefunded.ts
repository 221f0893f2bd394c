import { formatMoney } from '../../entities/money.ts'
import type { Mail } from '../content.ts'

/** To the patient: an amount of an order is given back. */
export function orderRefundedMail(d: {
  id: string
  number: string
  name: string
  amount: number
  currency: string
  reason: string
  publicUrl: string
}): Mail {
  const url = `${d.publicUrl}/user/order-histories?id=${d.id}`
  return {
    template: 'order_refunded',
    content: {
      en: {
        subject: `Refund for order ${d.number}`,
        heading: 'We have refunded you',
        paragraphs: [
          `Dear ${d.name}, we refund ${formatMoney(d.amount, d.currency, 'en')} of order ${d.number}. It arrives within 10 business days.`,
        ],
        facts: [['Reason', d.reason]],
        button: { label: 'Show the order', url },
      },
      ja: {
        subject: `返金のお知らせ（${d.number}）`,
        heading: '返金のお手続きをしました',
        paragraphs: [
          `${d.name} 様`,
          `ご注文 ${d.number} について、${formatMoney(d.amount, d.currency, 'ja')}を返金いたします。10営業日以内に着金します。`,
        ],
        facts: [['理由', d.reason]],
        button: { label: 'ご注文を見る', url },
      },
    },
  }
}
