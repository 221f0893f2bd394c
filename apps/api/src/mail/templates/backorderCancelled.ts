import type { Locale } from '../../context.ts'
import { formatMoney } from '../../entities/money.ts'
import type { Mail } from '../content.ts'

/** Why, in the words that stand in the order too. */
export const backorderReason = (days: number): Record<Locale, string> => ({
  en: `Not back in stock within ${days} days`,
  ja: `${days}日以内に入荷しなかったため`,
})

/** To the patient: products that did not come in are taken out of the order; `amount` is given back, 0 if nothing was paid. */
export function backorderCancelledMail(data: {
  id: string
  number: string
  name: string
  titles: string[]
  days: number
  amount: number
  currency: string
  publicUrl: string
}): Mail {
  const url = `${data.publicUrl}/user/order-histories?id=${data.id}`
  const reason = backorderReason(data.days)
  const isRefund = data.amount > 0
  return {
    template: 'backorder_cancelled',
    content: {
      en: {
        subject: `Part of order ${data.number} cancelled`,
        heading: 'A product did not come in',
        paragraphs: [
          `Dear ${data.name}, what is listed below was not back in stock within ${data.days} days, so we have taken it out of order ${data.number}. The rest is not affected.`,
          isRefund
            ? `We refund ${formatMoney(data.amount, data.currency, 'en')}. It arrives within 10 business days.`
            : 'It is not charged.',
        ],
        facts: [
          ...data.titles.map((title): [string, string] => ['Cancelled', title]),
          ['Reason', reason.en],
        ],
        button: { label: 'Show the order', url },
      },
      ja: {
        subject: `ご注文の一部キャンセル（${data.number}）`,
        heading: '入荷しなかった商品について',
        paragraphs: [
          `${data.name} 様`,
          `下記の商品は${data.days}日以内に入荷しなかったため、ご注文 ${data.number} から取り消しました。ほかの商品への影響はありません。`,
          isRefund
            ? `${formatMoney(data.amount, data.currency, 'ja')}を返金いたします。10営業日以内に着金します。`
            : '代金は請求されません。',
        ],
        facts: [
          ...data.titles.map((title): [string, string] => ['キャンセル', title]),
          ['理由', reason.ja],
        ],
        button: { label: 'ご注文を見る', url },
      },
    },
  }
}
