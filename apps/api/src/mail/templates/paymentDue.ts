import type { Config } from '../../config.ts'
import { formatMoney } from '../../entities/money.ts'
import type { Mail } from '../content.ts'

type Due = {
  id: string
  number: string
  name: string
  total: number
  currency: string
  paymentMethod: string
  details: string
}

/** To the patient: a payment did not work and is due again. */
export function paymentDueMail(config: Config, d: Due): Mail {
  const url = `${config.publicUrl}/user/order-histories?id=${d.id}`
  const account = d.paymentMethod === 'bank_transfer' && d.details ? d.details : undefined
  return {
    template: 'payment_due',
    content: {
      en: {
        subject: `Payment for order ${d.number}`,
        heading: 'Your payment did not arrive',
        paragraphs: [
          `Dear ${d.name}, we could not receive the payment for order ${d.number}. We ship as soon as it is paid.`,
        ],
        facts: [
          ['Amount', formatMoney(d.total, d.currency, 'en')],
          ...(account ? [['Transfer to', account] as [string, string]] : []),
        ],
        button: { label: 'Show the order', url },
      },
      ja: {
        subject: `お支払いのお願い（${d.number}）`,
        heading: 'お支払いを確認できませんでした',
        paragraphs: [
          `${d.name} 様`,
          `ご注文 ${d.number} のお支払いを確認できませんでした。ご入金の確認後に発送いたします。`,
        ],
        facts: [
          ['金額', formatMoney(d.total, d.currency, 'ja')],
          ...(account ? [['お振込先', account] as [string, string]] : []),
        ],
        button: { label: 'ご注文を見る', url },
      },
    },
  }
}
