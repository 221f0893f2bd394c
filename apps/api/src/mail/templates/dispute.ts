import type { Config } from '../../config.ts'
import type { Mail } from '../content.ts'

type Statement = { id: string; number: string }

/** To finance: a doctor objects to a line of a statement. */
export function disputeOpenedMail(config: Config, s: Statement & { message: string }): Mail {
  const url = `${config.publicUrl}/admins/settlements/detail/${s.id}`
  return {
    template: 'admin_dispute_opened',
    content: {
      en: {
        subject: `Objection to statement ${s.number}`,
        heading: 'A doctor objects to a line',
        paragraphs: ['The statement is not paid until the objection is answered.', s.message],
        button: { label: 'Show the statement', url },
      },
      ja: {
        subject: `明細 ${s.number} への申し出`,
        heading: '医師から申し出がありました',
        paragraphs: ['回答するまで、この明細は支払われません。', s.message],
        button: { label: '明細を見る', url },
      },
    },
  }
}

/** To the doctor: the answer. */
export function disputeAnsweredMail(
  config: Config,
  s: Statement & { outcome: 'accepted' | 'declined'; answer: string },
): Mail {
  const url = `${config.publicUrl}/doctors/top?panel=earnings`
  const accepted = s.outcome === 'accepted'
  return {
    template: 'dispute_answered',
    content: {
      en: {
        subject: `Answer to your objection to statement ${s.number}`,
        heading: accepted ? 'Your objection was accepted' : 'Your objection was declined',
        paragraphs: [s.answer],
        button: { label: 'Show my earnings', url },
      },
      ja: {
        subject: `明細 ${s.number} へのお申し出に対する回答`,
        heading: accepted ? 'お申し出を承りました' : 'お申し出の内容は変更できませんでした',
        paragraphs: [s.answer],
        button: { label: '収益を見る', url },
      },
    },
  }
}
