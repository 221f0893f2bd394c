import { carrierNames } from '@officina/shared/carriers'
import { formatDays } from '@officina/shared/format'
import type { Config } from '../../config.ts'
import type { Ctx } from '../../context.ts'
import { inBoth, mail } from '../../mail/content.ts'
import { mailAdminsWith } from '../admin/withPermission.ts'
import type { Order, Shipment } from '../order/load.ts'
import { type OfOrder, paragraphsOf, showOrder } from '../order/mails.ts'
import type { Carrier } from './carriers.ts'

export type Exception = {
  code: 'lost' | 'damaged' | 'address' | 'refused' | 'returned'
  note: string | null
}

/** Mails everybody who works with parcels that one did not arrive. */
export async function notifyOperations(
  ctx: Ctx,
  order: Order,
  parcel: Shipment,
  { code, note }: Exception,
): Promise<void> {
  const mail = shipmentExceptionMail(ctx.config, {
    shipment: parcel.number,
    order: order.number,
    orderId: order.id,
    code,
    note,
  })
  await mailAdminsWith(ctx, 'logistics.manage', mail, {
    doctorId: order.doctorId,
    dedupeKey: `shipment-exception:${parcel.id}:${parcel.revision}`,
  })
}

type Shipped = OfOrder & {
  carrier: Carrier
  trackingNo: string | null
  trackingUrl: string | null
  items: { title: string; quantity: number }[]
  delivery: { from: string; to: string } | null
}

/** To the patient, once for each parcel. */
export function orderShippedMail(config: Config, d: Shipped) {
  const { delivery } = d
  const items = d.items.map((item) => `${item.title} × ${item.quantity}`).join('\n')
  return mail('order_shipped', {
    subject: [`Order ${d.number} is on its way`, `商品を発送しました（${d.number}）`],
    heading: ['Your parcel is on its way', '商品を発送しました'],
    text: [
      [`Dear ${d.name}, a parcel of order ${d.number} has shipped.`, items],
      [`${d.name} 様`, `ご注文 ${d.number} の商品を発送しました。`, items],
    ],
    facts: [
      [['Carrier', '配送業者'], carrierNames[d.carrier]],
      d.trackingNo && [['Tracking number', 'お問い合わせ番号'], d.trackingNo],
      delivery && [
        ['Expected delivery', 'お届け予定'],
        inBoth((locale) => formatDays(delivery, locale)),
      ],
    ],
    button: d.trackingUrl
      ? [['Track parcel', '配送状況を見る'], d.trackingUrl]
      : showOrder(config, d.id),
    after: [
      'Your order may arrive in several parcels. We email you about each one.',
      'ご注文が複数の荷物に分かれる場合は、それぞれにメールをお送りします。',
    ],
  })
}

/** To the patient, when a parcel has arrived. */
export function orderDeliveredMail(config: Config, d: OfOrder) {
  return mail('order_delivered', {
    subject: [`Order ${d.number} was delivered`, `お届けが完了しました（${d.number}）`],
    heading: ['Your parcel was delivered', 'お届けが完了しました'],
    text: [
      [
        `Dear ${d.name}, a parcel of order ${d.number} was delivered.`,
        'If something is missing or damaged, report it from your order.',
      ],
      [
        `${d.name} 様`,
        `ご注文 ${d.number} の荷物をお届けしました。`,
        '不足や破損がございましたら、ご注文の画面からご連絡ください。',
      ],
    ],
    button: showOrder(config, d.id),
  })
}

/** To the patient: what an administrator writes about a parcel, in the words they chose. */
export function aboutShipmentMail(config: Config, d: OfOrder & { shipment: string; text: string }) {
  const written = paragraphsOf(d.text)
  return mail('about_shipment', {
    subject: [`About your order ${d.number}`, `ご注文 ${d.number} のお荷物について`],
    heading: ['About your parcel', 'お荷物についてのご連絡'],
    text: [
      [`Dear ${d.name},`, ...written],
      [`${d.name} 様`, ...written],
    ],
    facts: [
      [['Order', 'ご注文番号'], d.number],
      [['Parcel', '荷物番号'], d.shipment],
    ],
    button: showOrder(config, d.id),
    reply: [
      'Reply to this email and we will help you.',
      'このメールにご返信いただければ、担当者が対応いたします。',
    ],
  })
}

/** To operations: a parcel did not arrive. */
export function shipmentExceptionMail(
  config: Config,
  data: {
    shipment: string
    order: string
    orderId: string
    code: Exception['code']
    note: string | null
  },
) {
  const url = `${config.publicUrl}/admins/orders/detail/${data.orderId}`
  const words = exceptions[data.code]
  return mail('admin_shipment_exception', {
    subject: [
      `Parcel ${data.shipment}: ${words.en.toLowerCase()}`,
      `荷物 ${data.shipment}：${words.ja}`,
    ],
    heading: ['A parcel needs a decision', '荷物の対応が必要です'],
    text: [
      'Reship it, refund it, or mark it as delivered.',
      '再発送、返金、またはお届け済みの記録を行ってください。',
    ],
    facts: [
      [['Parcel', '荷物番号'], data.shipment],
      [['Order', '注文番号'], data.order],
      [['Problem', '内容'], words],
      data.note && [['Note', 'メモ'], data.note],
    ],
    button: [['View order', '注文を見る'], url],
  })
}

const exceptions: Record<Exception['code'], { en: string; ja: string }> = {
  lost: { en: 'Lost', ja: '紛失' },
  damaged: { en: 'Damaged', ja: '破損' },
  address: { en: 'Wrong address', ja: '住所不備' },
  refused: { en: 'Refused', ja: '受取拒否' },
  returned: { en: 'Returned to sender', ja: '返送' },
}
