import type { Config } from '../../config.ts'
import { formatMoney } from '../../entities/money.ts'
import type { Mail } from '../content.ts'

type Receipt = {
  id: string
  number: string
  name: string
  total: number
  refunded: number
  currency: string
  items: { title: string; quantity: number; amount: number }[]
}

/** To the patient: what was paid for, and where the document is. */
export function receiptMail(config: Config, r: Receipt): Mail {
  const url = `${config.publicUrl}/user/order-histories?id=${r.id}`
  const facts = (locale: 'en' | 'ja', total: string, refunded: string): [string, string][] => {
    const money = (amount: number) => formatMoney(amount, r.currency, locale)
    return [
      ...r.items.map((item): [string, string] => [
        `${item.title} × ${item.quantity}`,
        money(item.amount),
      ]),
      [total, money(r.total)],
      ...(r.refunded > 0 ? [[refunded, money(-r.refunded)] as [string, string]] : []),
    ]
  }
  return {
    template: 'receipt',
    content: {
      en: {
        subject: `Receipt for order ${r.number}`,
        heading: 'Your receipt',
        paragraphs: [`Dear ${r.name}, this is what you paid for. The order has it as a PDF.`],
        facts: facts('en', 'Total with delivery', 'Refunded'),
        button: { label: 'Show the order', url },
      },
      ja: {
        subject: `領収書のご案内（${r.number}）`,
        heading: '領収書',
        paragraphs: [
          `${r.name} 様`,
          'お支払いの内容をお知らせします。PDFはご注文の画面から取得できます。',
        ],
        facts: facts('ja', '合計（送料込み）', '返金'),
        button: { label: 'ご注文を見る', url },
      },
    },
  }
}
