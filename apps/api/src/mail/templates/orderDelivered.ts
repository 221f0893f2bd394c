import type { Mail } from '../content.ts'

/** To the patient, when a parcel has arrived. */
export function orderDeliveredMail(d: {
  id: string
  number: string
  name: string
  publicUrl: string
}): Mail {
  const url = `${d.publicUrl}/user/order-histories?id=${d.id}`
  return {
    template: 'order_delivered',
    content: {
      en: {
        subject: `Order ${d.number} was delivered`,
        heading: 'Your parcel was delivered',
        paragraphs: [
          `Dear ${d.name}, a parcel of order ${d.number} was delivered.`,
          'If something is missing or damaged, tell us from the order.',
        ],
        button: { label: 'Show the order', url },
      },
      ja: {
        subject: `お届けが完了しました（${d.number}）`,
        heading: 'お届けが完了しました',
        paragraphs: [
          `${d.name} 様`,
          `ご注文 ${d.number} の荷物をお届けしました。`,
          '不足や破損がございましたら、ご注文の画面からご連絡ください。',
        ],
        button: { label: 'ご注文を見る', url },
      },
    },
  }
}
