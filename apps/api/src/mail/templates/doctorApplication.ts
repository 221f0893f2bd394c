import type { Mail } from '../content.ts'

type Application = { number: string; name: string; clinicName: string }

/** To the applicant, when the application has arrived. */
export const applicationReceivedMail = ({
  number,
  name,
  url,
}: Application & { url: string }): Mail => ({
  template: 'doctor-application-received',
  content: {
    en: {
      subject: `Application ${number} received`,
      heading: 'Your application has arrived',
      paragraphs: [
        `Dear ${name},`,
        'We check every application by hand, usually within one business day. You will get a mail with the decision.',
        'Until then you can sign in to see the state of your application and to add documents.',
      ],
      facts: [['Application', number]],
      button: { label: 'Sign in', url },
    },
    ja: {
      subject: `お申し込み ${number} を受け付けました`,
      heading: 'お申し込みを受け付けました',
      paragraphs: [
        `${name} 様`,
        'お申し込みは担当者が1件ずつ確認しており、通常1営業日以内に結果をメールでお知らせします。',
        'それまでの間も、サインインして審査の状況の確認や書類の追加ができます。',
      ],
      facts: [['お申し込み番号', number]],
      button: { label: 'サインイン', url },
    },
  },
})

/** To the administrators who may decide, for a new application, an answer or a second try. */
export const applicationArrivedMail = ({
  number,
  name,
  clinicName,
  url,
  kind,
}: Application & { url: string; kind: 'new' | 'answered' | 'again' }): Mail => {
  const en = {
    new: 'New application',
    answered: 'Applicant has answered',
    again: 'Applicant applies again',
  }[kind]
  const ja = { new: '新しい申請', answered: '申請者からの回答', again: '再申請' }[kind]
  return {
    template: `doctor-application-${kind}`,
    content: {
      en: {
        subject: `${en}: ${name}, ${clinicName}`,
        heading: en,
        paragraphs: ['An application is waiting for a decision.'],
        facts: [
          ['Application', number],
          ['Name', name],
          ['Clinic', clinicName],
        ],
        button: { label: 'Open the applications', url },
      },
      ja: {
        subject: `${ja}: ${name}（${clinicName}）`,
        heading: ja,
        paragraphs: ['審査待ちの申請があります。'],
        facts: [
          ['申請番号', number],
          ['お名前', name],
          ['クリニック', clinicName],
        ],
        button: { label: '申請一覧を開く', url },
      },
    },
  }
}
