import { carrierNames } from '@officina/shared/carriers'
import { formatDays } from '@officina/shared/format'
import type { Locale } from '../../context.ts'
import type { Carrier } from '../../entities/shipment/carriers.ts'
import type { Mail } from '../content.ts'

type Shipped = {
  id: string
  number: string
  name: string
  carrier: Carrier
  trackingNo: string
  trackingUrl: string | null
  items: { title: string; quantity: number }[]
  delivery: { from: string; to: string } | null
  publicUrl: string
}

/** To the patient, once for each parcel. */
export function orderShippedMail(d: Shipped): Mail {
  const url = d.trackingUrl ?? `${d.publicUrl}/user/order-histories?id=${d.id}`
  const items = d.items.map((item) => `${item.title} × ${item.quantity}`).join('\n')
  const expected = (label: string, locale: Locale): [string, string][] =>
    d.delivery ? [[label, formatDays(d.delivery, locale)]] : []
  return {
    template: 'order_shipped',
    content: {
      en: {
        subject: `Order ${d.number} is on its way`,
        heading: 'Your parcel is on its way',
        paragraphs: [`Dear ${d.name}, this parcel of order ${d.number} has left us.`, items],
        facts: [
          ['Carrier', carrierNames[d.carrier].en],
          ['Tracking number', d.trackingNo],
          ...expected('Expected', 'en'),
        ],
        button: { label: d.trackingUrl ? 'Track the parcel' : 'Show the order', url },
        after: ['An order may come in several parcels; you get a mail for each.'],
      },
      ja: {
        subject: `商品を発送しました（${d.number}）`,
        heading: '商品を発送しました',
        paragraphs: [`${d.name} 様`, `ご注文 ${d.number} の商品を発送しました。`, items],
        facts: [
          ['配送会社', carrierNames[d.carrier].ja],
          ['お問い合わせ番号', d.trackingNo],
          ...expected('お届け予定', 'ja'),
        ],
        button: { label: d.trackingUrl ? '配送状況を見る' : 'ご注文を見る', url },
        after: ['ご注文が複数の荷物に分かれる場合は、それぞれにメールをお送りします。'],
      },
    },
  }
}
