import { formatMoney } from '../../entities/money.ts'
import type { Mail } from '../content.ts'

type Changed = {
  id: string
  number: string
  name: string
  before: string
  after: string
  total: number
  paidBack: number
  /** Account for what is still due; empty when nothing is to be transferred. */
  transferTo: string
  currency: string
  publicUrl: string
}

/** To the patient: another product takes the place of one they ordered. */
export function productChangedMail(d: Changed): Mail {
  const url = `${d.publicUrl}/user/order-histories?id=${d.id}`
  const money = (amount: number, locale: string) => formatMoney(amount, d.currency, locale)
  const back = d.paidBack > 0
  return {
    template: 'order_product_changed',
    content: {
      en: {
        subject: `A product of order ${d.number} was changed`,
        heading: 'We have changed a product of your order',
        paragraphs: [
          `Dear ${d.name}, a product of order ${d.number} cannot be sent. Another one that your doctor accepts takes its place.`,
          ...(back
            ? [`We pay ${money(d.paidBack, 'en')} back. It arrives within 10 business days.`]
            : []),
        ],
        facts: [
          ['Ordered', d.before],
          ['We send', d.after],
          ['New total', money(d.total, 'en')],
          ...(d.transferTo ? [['Transfer to', d.transferTo] as [string, string]] : []),
        ],
        button: { label: 'Show the order', url },
        after: ['If you do not want it, write to us before it ships.'],
      },
      ja: {
        subject: `ご注文商品の変更のお知らせ（${d.number}）`,
        heading: 'ご注文の商品を変更しました',
        paragraphs: [
          `${d.name} 様`,
          `ご注文 ${d.number} の商品をお届けできないため、医師が認めた別の商品に変更いたしました。`,
          ...(back
            ? [`差額${money(d.paidBack, 'ja')}を返金いたします。10営業日以内に着金します。`]
            : []),
        ],
        facts: [
          ['ご注文の商品', d.before],
          ['お届けする商品', d.after],
          ['変更後の合計', money(d.total, 'ja')],
          ...(d.transferTo ? [['お振込先', d.transferTo] as [string, string]] : []),
        ],
        button: { label: 'ご注文を見る', url },
        after: ['ご希望でない場合は、発送前にご連絡ください。'],
      },
    },
  }
}
