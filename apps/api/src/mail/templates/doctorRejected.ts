import type { Mail } from '../content.ts'

type Data = {
  lastName: string
  firstName: string
  reason: string
  reapplyAfterDays: number
  url: string
}

export const doctorRejected = ({
  lastName,
  firstName,
  reason,
  reapplyAfterDays,
  url,
}: Data): Mail => ({
  template: 'doctor.rejected',
  content: {
    en: {
      subject: 'Your application could not be approved',
      heading: `${firstName} ${lastName}, your application was not approved`,
      paragraphs: [
        'The reason:',
        reason,
        reapplyAfterDays === 0
          ? 'You can sign in, correct your application and apply again at any time.'
          : `You can apply again after ${reapplyAfterDays} days.`,
      ],
      button: { label: 'To your application', url },
    },
    ja: {
      subject: '申請の審査結果について',
      heading: `${lastName} ${firstName} 様`,
      paragraphs: [
        '審査の結果、今回は承認に至りませんでした。理由は次のとおりです。',
        reason,
        reapplyAfterDays === 0
          ? '内容を修正のうえ、いつでも再申請していただけます。'
          : `${reapplyAfterDays}日後から再申請していただけます。`,
      ],
      button: { label: '申請内容を見る', url },
    },
  },
})
