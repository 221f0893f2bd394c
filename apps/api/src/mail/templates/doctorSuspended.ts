import type { Mail } from '../content.ts'

type Data = {
  lastName: string
  firstName: string
  reason: string
  honour_recipes: boolean
  freeze_payouts: boolean
}

export const doctorSuspended = ({
  lastName,
  firstName,
  reason,
  honour_recipes,
  freeze_payouts,
}: Data): Mail => ({
  template: 'doctor.suspended',
  content: {
    en: {
      subject: 'Your account is suspended',
      heading: `${firstName} ${lastName}, your account is suspended`,
      paragraphs: [
        'The reason:',
        reason,
        'You can still read your records. New recipes and invitations are not possible until the account is reinstated.',
        honour_recipes
          ? 'Your patients can go on ordering what you have already recommended.'
          : 'Orders on recipes that you have issued are stopped as well.',
        ...(freeze_payouts ? ['Pay-outs are held until then.'] : []),
      ],
    },
    ja: {
      subject: 'アカウントの利用停止について',
      heading: `${lastName} ${firstName} 様`,
      paragraphs: [
        '次の理由により、アカウントの利用を停止しました。',
        reason,
        '記録の閲覧は引き続き可能です。再開まで、新しいレシピの発行と患者さんの招待はできません。',
        honour_recipes
          ? '発行済みのレシピによるご注文は、引き続き可能です。'
          : '発行済みのレシピによるご注文も停止しています。',
        ...(freeze_payouts ? ['再開まで、お支払いを保留します。'] : []),
      ],
    },
  },
})
