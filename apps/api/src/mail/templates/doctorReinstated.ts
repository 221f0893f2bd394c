import type { Mail } from '../content.ts'

type Data = { lastName: string; firstName: string; url: string }

export const doctorReinstated = ({ lastName, firstName, url }: Data): Mail => ({
  template: 'doctor.reinstated',
  content: {
    en: {
      subject: 'Your account is open again',
      heading: `${firstName} ${lastName}, your account is open again`,
      paragraphs: ['You can issue recipes and invite patients as before.'],
      button: { label: 'Sign in', url },
    },
    ja: {
      subject: 'アカウントの利用を再開しました',
      heading: `${lastName} ${firstName} 様`,
      paragraphs: ['これまでどおり、レシピの発行と患者さんの招待をご利用いただけます。'],
      button: { label: 'サインイン', url },
    },
  },
})
