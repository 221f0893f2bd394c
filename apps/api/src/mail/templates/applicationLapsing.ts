import type { Mail } from '../content.ts'

type Lapsing = { url: string; endsAt: Date; timeZone: string; isAsked: boolean }

/** To an applicant: a registration that is not finished, or a question without an answer, is about to end. */
export const applicationLapsingMail = (data: Lapsing): Mail => ({
  template: 'doctor-application-lapsing',
  content: {
    en: {
      subject: 'Your application ends soon',
      heading: 'Your application is not finished',
      paragraphs: [
        data.isAsked
          ? 'We asked you for more information and have not heard from you. Without an answer the application ends.'
          : 'You have started to apply for a doctor account. The application ends when it is not finished.',
      ],
      facts: [['Ends on', dayOf(data, 'en-GB')]],
      button: { label: data.isAsked ? 'Answer now' : 'Go on', url: data.url },
      after: ['If you do not want an account any more, do nothing.'],
    },
    ja: {
      subject: '申請の期限が近づいています',
      heading: '申請が完了していません',
      paragraphs: [
        data.isAsked
          ? '追加情報をお願いしておりますが、まだご回答をいただいていません。ご回答がない場合、申請は終了します。'
          : '医師アカウントの申請が途中になっています。完了しない場合、申請は終了します。',
      ],
      facts: [['終了日', dayOf(data, 'ja-JP')]],
      button: { label: data.isAsked ? '回答する' : '続ける', url: data.url },
      after: ['アカウントが不要な場合は、お手続きは必要ありません。'],
    },
  },
})

const dayOf = ({ endsAt, timeZone }: Lapsing, locale: string): string =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone }).format(endsAt)
