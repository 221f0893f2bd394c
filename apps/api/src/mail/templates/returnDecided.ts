import type { Config } from '../../config.ts'
import type { Mail } from '../content.ts'

type Decided = {
  id: string
  number: string
  name: string
  outcome: 'approved' | 'declined' | 'rejected'
  reason: string
}

/** To the patient: what became of a return. */
export function returnDecidedMail(config: Config, d: Decided): Mail {
  const url = `${config.publicUrl}/user/order-histories?id=${d.id}`
  const words = outcomes[d.outcome]
  return {
    template: 'return_decided',
    content: {
      en: {
        subject: `Your return from order ${d.number}`,
        heading: words.en[0],
        paragraphs: [`Dear ${d.name}, ${words.en[1]}`, d.reason],
        button: { label: 'Show the order', url },
      },
      ja: {
        subject: `返品のご連絡（${d.number}）`,
        heading: words.ja[0],
        paragraphs: [`${d.name} 様`, words.ja[1], d.reason],
        button: { label: 'ご注文を見る', url },
      },
    },
  }
}

const outcomes: Record<Decided['outcome'], Record<'en' | 'ja', [string, string]>> = {
  approved: {
    en: [
      'You can send it back',
      'we take the goods back. The amount is refunded once they are here.',
    ],
    ja: ['返品を承りました', '商品の到着後に返金いたします。'],
  },
  declined: {
    en: ['We cannot take it back', 'this return is not possible.'],
    ja: ['返品をお受けできません', '今回のご返品はお受けできませんでした。'],
  },
  rejected: {
    en: [
      'Your return comes back to you',
      'the goods were not as agreed, so we send them back to you.',
    ],
    ja: ['返品の商品をお戻しします', '返品の条件を満たしていないため、商品をお戻しします。'],
  },
}
