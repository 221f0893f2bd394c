import type { Mail } from '../content.ts'

type Data = { lastName: string; firstName: string; question: string; url: string }

export const doctorNeedsInfo = ({ lastName, firstName, question, url }: Data): Mail => ({
  template: 'doctor.needs_info',
  content: {
    en: {
      subject: 'We need one more thing for your application',
      heading: `${firstName} ${lastName}, one question about your application`,
      paragraphs: ['To go on with the review we need an answer from you:', question],
      button: { label: 'Answer', url },
      after: ['An application without an answer lapses after 60 days.'],
    },
    ja: {
      subject: '申請についてのご確認',
      heading: `${lastName} ${firstName} 様`,
      paragraphs: ['審査を進めるにあたり、次の点をご確認ください。', question],
      button: { label: '回答する', url },
      after: ['60日間ご回答がない場合、申請は無効になります。'],
    },
  },
})
