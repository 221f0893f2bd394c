import type { Mail } from '../content.ts'

type Data = { lastName: string; firstName: string; url: string }

export const doctorApproved = ({ lastName, firstName, url }: Data): Mail => ({
  template: 'doctor.approved',
  content: {
    en: {
      subject: 'Your application was approved',
      heading: `Welcome to Officina, ${firstName} ${lastName}`,
      paragraphs: [
        'Your licence was verified and your account is open. You can invite patients and issue recipes now.',
      ],
      button: { label: 'Sign in', url },
      after: ['Before your first pay-out, add your bank details in your account.'],
    },
    ja: {
      subject: '申請が承認されました',
      heading: `${lastName} ${firstName} 様`,
      paragraphs: [
        '免許の確認が完了し、アカウントをご利用いただけるようになりました。患者さんの招待とレシピの発行を始められます。',
      ],
      button: { label: 'サインイン', url },
      after: ['初回のお支払いまでに、アカウント画面で振込先をご登録ください。'],
    },
  },
})
