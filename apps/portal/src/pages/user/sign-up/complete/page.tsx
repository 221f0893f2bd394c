import { AuthCard } from '@officina/ui/AuthCard'
import { defineMessages, useText } from '@officina/ui/text'
import { LinkButton } from '../../../../features/auth/Links.tsx'
import { pathTo } from '../../../../pathTo.ts'

export function Component() {
  const t = useText(messages)
  return (
    <AuthCard title={t.title} lead={t.lead}>
      <p>{t.next}</p>
      <LinkButton to={pathTo('/user/login')} variant="outlined">
        {t.login}
      </LinkButton>
    </AuthCard>
  )
}

const messages = defineMessages({
  title: ['Request sent', '依頼を送信しました'],
  lead: [
    'We have passed it on to the clinic. If it accepts, you get an invitation by email.',
    'クリニックに依頼しました。承認されると招待メールが届きます。',
  ],
  next: [
    'Clinics usually decide within a few days. If no invitation arrives, check the code with your clinic and send the request again.',
    'クリニックでの確認には、通常、数日かかります。招待メールが届かない場合は、コードをクリニックにご確認のうえ、もう一度ご依頼ください。',
  ],
  login: ['Back to sign-in', 'ログインに戻る'],
})
