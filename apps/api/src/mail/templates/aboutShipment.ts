import type { Mail } from '../content.ts'

/** To the patient: what an administrator writes about a parcel, in the words they chose. */
export function aboutShipmentMail(d: {
  id: string
  number: string
  name: string
  shipment: string
  text: string
  publicUrl: string
}): Mail {
  const url = `${d.publicUrl}/user/order-histories?id=${d.id}`
  const written = d.text
    .split(/\n\s*\n/)
    .map((part) => part.trim())
    .filter(Boolean)
  return {
    template: 'about_shipment',
    content: {
      en: {
        subject: `About your order ${d.number}`,
        heading: 'About your parcel',
        paragraphs: [`Dear ${d.name},`, ...written],
        facts: [
          ['Order', d.number],
          ['Parcel', d.shipment],
        ],
        button: { label: 'Show the order', url },
        after: ['Reply to this mail, and we take care of it.'],
      },
      ja: {
        subject: `ご注文 ${d.number} のお荷物について`,
        heading: 'お荷物についてのご連絡',
        paragraphs: [`${d.name} 様`, ...written],
        facts: [
          ['ご注文番号', d.number],
          ['出荷番号', d.shipment],
        ],
        button: { label: 'ご注文を見る', url },
        after: ['このメールにご返信いただければ、担当者が対応いたします。'],
      },
    },
  }
}
