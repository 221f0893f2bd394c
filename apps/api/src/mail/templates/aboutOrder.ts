import type { Config } from '../../config.ts'
import type { Mail } from '../content.ts'

type About = { id: string; number: string; name: string; text: string }

/** To the patient: what an administrator writes about an order, in the words they chose. */
export function aboutOrderMail(config: Config, d: About): Mail {
  const url = `${config.publicUrl}/user/order-histories?id=${d.id}`
  const written = d.text
    .split(/\n\s*\n/)
    .map((part) => part.trim())
    .filter(Boolean)
  return {
    template: 'about_order',
    content: {
      en: {
        subject: `About your order ${d.number}`,
        heading: 'About your order',
        paragraphs: [`Dear ${d.name},`, ...written],
        facts: [['Order', d.number]],
        button: { label: 'Show the order', url },
        after: ['Reply to this mail, and we take care of it.'],
      },
      ja: {
        subject: `ご注文 ${d.number} について`,
        heading: 'ご注文についてのご連絡',
        paragraphs: [`${d.name} 様`, ...written],
        facts: [['ご注文番号', d.number]],
        button: { label: 'ご注文を見る', url },
        after: ['このメールにご返信いただければ、担当者が対応いたします。'],
      },
    },
  }
}
