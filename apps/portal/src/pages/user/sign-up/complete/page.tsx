import { AuthCard } from '@officina/ui/AuthCard'
import { defineMessages, useText } from '@officina/ui/text'
import { LinkButton } from '../../../../features/auth/LinkButton.tsx'
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
  title: ['Your request is on its way', '依頼を送信しました'],
  lead: [
    "Your doctor's clinic has been asked. You will get a mail.",
    'クリニックに依頼しました。メールでお知らせします。',
  ],
  next: [
    'Clinics usually answer within a few days. If nothing comes, check the code with your clinic and ask again.',
    '通常、数日以内に回答があります。メールが届かない場合は、コードをクリニックにご確認のうえ、もう一度ご依頼ください。',
  ],
  login: ['Back to sign-in', 'サインインに戻る'],
})
