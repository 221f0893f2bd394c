import type { Locale } from '../../context.ts'
import { formatMoney } from '../../entities/money.ts'
import type { Mail } from '../content.ts'

type OrderPlacedData = {
  number: string
  orderId: string
  patientName: string
  items: { title: string; quantity: number; lineTotal: number }[]
  total: number
  currency: string
  cancelUntil: Date
  timeZone: string
  /** Where a bank transfer goes; empty for an invoice. */
  bankDetails: string
  paymentMethod: string
  disclosure: Record<Locale, string>
  publicUrl: string
}

/** To the patient, when an order has been placed. */
export function orderPlacedMail(data: OrderPlacedData): Mail {
  const url = `${data.publicUrl}/user/order-histories?id=${data.orderId}`
  const money = (amount: number, locale: string) => formatMoney(amount, data.currency, locale)
  const until = (locale: string) =>
    new Intl.DateTimeFormat(locale, {
      timeStyle: 'short',
      dateStyle: 'medium',
      timeZone: data.timeZone,
    }).format(data.cancelUntil)
  const facts = (locale: string): [string, string][] =>
    data.items.map((item) => [`${item.title} × ${item.quantity}`, money(item.lineTotal, locale)])
  const isTransfer = data.paymentMethod === 'bank_transfer'
  return {
    template: 'order_placed',
    content: {
      en: {
        subject: `Order ${data.number} received`,
        heading: 'Thank you for your order',
        paragraphs: [
          `Dear ${data.patientName}, we have received order ${data.number}.`,
          `You can cancel it yourself until ${until('en')}.`,
        ],
        facts: [...facts('en'), ['Total', money(data.total, 'en')]],
        button: { label: 'Show the order', url },
        after: [
          isTransfer
            ? `Transfer ${money(data.total, 'en')} with the reference ${data.number}.\n${data.bankDetails}`
            : 'The invoice comes with your parcel.',
          data.disclosure.en,
        ],
      },
      ja: {
        subject: `ご注文を承りました（${data.number}）`,
        heading: 'ご注文ありがとうございます',
        paragraphs: [
          `${data.patientName} 様`,
          `ご注文 ${data.number} を承りました。${until('ja')}までは、お客様ご自身でキャンセルできます。`,
        ],
        facts: [...facts('ja'), ['合計', money(data.total, 'ja')]],
        button: { label: 'ご注文を見る', url },
        after: [
          isTransfer
            ? `${money(data.total, 'ja')}を、注文番号 ${data.number} を添えてお振り込みください。\n${data.bankDetails}`
            : '請求書は商品に同封いたします。',
          data.disclosure.ja,
        ],
      },
    },
  }
}
