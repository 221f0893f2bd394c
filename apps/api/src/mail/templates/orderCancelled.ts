import type { Mail } from '../content.ts'

/** To the patient, when an order has been cancelled by themselves or by the shop. */
export function orderCancelledMail(data: {
  number: string
  orderId: string
  patientName: string
  reason: string | null
  wasPaid: boolean
  publicUrl: string
}): Mail {
  const url = `${data.publicUrl}/user/order-histories?id=${data.orderId}`
  return {
    template: 'order_cancelled',
    content: {
      en: {
        subject: `Order ${data.number} cancelled`,
        heading: 'Your order has been cancelled',
        paragraphs: [
          `Dear ${data.patientName}, order ${data.number} has been cancelled. Nothing will be sent.`,
          data.wasPaid
            ? 'What you have paid will be refunded within 10 business days.'
            : 'There is nothing to pay.',
        ],
        ...(data.reason ? { facts: [['Reason', data.reason]] } : {}),
        button: { label: 'Show the order', url },
      },
      ja: {
        subject: `ご注文のキャンセル（${data.number}）`,
        heading: 'ご注文をキャンセルしました',
        paragraphs: [
          `${data.patientName} 様`,
          `ご注文 ${data.number} をキャンセルしました。商品は発送されません。`,
          data.wasPaid
            ? 'お支払い済みの金額は10営業日以内に返金いたします。'
            : 'お支払いの必要はありません。',
        ],
        ...(data.reason ? { facts: [['理由', data.reason]] } : {}),
        button: { label: 'ご注文を見る', url },
      },
    },
  }
}
