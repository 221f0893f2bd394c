import { formatMoney } from '../../entities/money.ts'
import type { Mail } from '../content.ts'

/** To finance: statements of a month are closed and wait for approval. `period` is `2026-11`. */
export function settlementReadyMail(data: {
  period: string
  count: number
  net: number
  currency: string
  publicUrl: string
}): Mail {
  const url = `${data.publicUrl}/admins/settlements`
  return {
    template: 'admin_settlement_ready',
    content: {
      en: {
        subject: `Settlements of ${data.period} are ready`,
        heading: 'Settlements wait for approval',
        paragraphs: [
          `The statements of ${data.period} are closed. Doctors may object until the dispute window ends.`,
        ],
        facts: [
          ['Statements', String(data.count)],
          ['Net', formatMoney(data.net, data.currency, 'en')],
        ],
        button: { label: 'Show the settlements', url },
      },
      ja: {
        subject: `${data.period}の精算が確定しました`,
        heading: '精算の承認をお願いします',
        paragraphs: [
          `${data.period}の明細を締めました。異議申立て期間が終わるまで、医師からの申し出を受け付けます。`,
        ],
        facts: [
          ['件数', String(data.count)],
          ['支払額', formatMoney(data.net, data.currency, 'ja')],
        ],
        button: { label: '精算を見る', url },
      },
    },
  }
}

type Exception = 'lost' | 'damaged' | 'address' | 'refused' | 'returned'

/** To operations: a parcel did not arrive. */
export function shipmentExceptionMail(data: {
  shipment: string
  order: string
  orderId: string
  code: Exception
  note: string | null
  publicUrl: string
}): Mail {
  const url = `${data.publicUrl}/admins/orders/detail/${data.orderId}`
  const words = exceptions[data.code]
  return {
    template: 'admin_shipment_exception',
    content: {
      en: {
        subject: `Parcel ${data.shipment}: ${words.en.toLowerCase()}`,
        heading: 'A parcel needs a decision',
        paragraphs: ['Send it again, refund it, or note that it has arrived after all.'],
        facts: [
          ['Parcel', data.shipment],
          ['Order', data.order],
          ['Problem', words.en],
          ...(data.note ? [['Note', data.note] as [string, string]] : []),
        ],
        button: { label: 'Show the order', url },
      },
      ja: {
        subject: `荷物 ${data.shipment}：${words.ja}`,
        heading: '荷物の対応が必要です',
        paragraphs: ['再送、返金、または配達完了の記録を行ってください。'],
        facts: [
          ['荷物番号', data.shipment],
          ['注文番号', data.order],
          ['内容', words.ja],
          ...(data.note ? [['メモ', data.note] as [string, string]] : []),
        ],
        button: { label: '注文を見る', url },
      },
    },
  }
}

const exceptions: Record<Exception, { en: string; ja: string }> = {
  lost: { en: 'Lost', ja: '紛失' },
  damaged: { en: 'Damaged', ja: '破損' },
  address: { en: 'Wrong address', ja: '住所不備' },
  refused: { en: 'Refused', ja: '受取拒否' },
  returned: { en: 'Returned to sender', ja: '返送' },
}
