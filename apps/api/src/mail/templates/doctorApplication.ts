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
}: Application & { url: string; kind: 'new' | 'answered' | 'again' | 'renewal' }): Mail => {
  const en = {
    new: 'New application',
    answered: 'Applicant has answered',
    again: 'Applicant applies again',
    renewal: 'Renewed licence',
  }[kind]
  const ja = {
    new: '新しい申請',
    answered: '申請者からの回答',
    again: '再申請',
    renewal: '免許の更新',
  }[kind]
  const isRenewal = kind === 'renewal'
  return {
    template: `doctor-application-${kind}`,
    content: {
      en: {
        subject: `${en}: ${name}, ${clinicName}`,
        heading: en,
        paragraphs: [
          isRenewal
            ? 'A doctor has handed in a renewed licence. Check it, then enter its number and expiry date.'
            : 'An application is waiting for a decision.',
        ],
        facts: [
          [isRenewal ? 'Doctor' : 'Application', number],
          ['Name', name],
          ['Clinic', clinicName],
        ],
        button: { label: isRenewal ? 'Open the doctor' : 'Open the applications', url },
      },
      ja: {
        subject: `${ja}: ${name}（${clinicName}）`,
        heading: ja,
        paragraphs: [
          isRenewal
            ? '医師から更新後の免許が提出されました。確認のうえ、免許番号と有効期限を更新してください。'
            : '審査待ちの申請があります。',
        ],
        facts: [
          [isRenewal ? '医師番号' : '申請番号', number],
          ['お名前', name],
          ['クリニック', clinicName],
        ],
        button: { label: isRenewal ? '医師の情報を開く' : '申請一覧を開く', url },
      },
    },
  }
}
