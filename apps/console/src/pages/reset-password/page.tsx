import { AuthCard } from '@officina/ui/AuthCard'
import { defineMessages, useText } from '@officina/ui/text'
import { Link, useNavigate } from 'react-router'
import { askForReset } from '../../session/calls.ts'
import { EmailForm } from '../EmailForm.tsx'

export function Component() {
  const t = useText(messages)
  const navigate = useNavigate()
  return (
    <AuthCard title={t.title} lead={t.lead} help={<Link to="/login">{t.login}</Link>}>
      <EmailForm
        verb={t.submit}
        onSend={async (email) => {
          await askForReset(email)
          await navigate('/reset-password/sent-email', { state: { email } })
        }}
      />
    </AuthCard>
  )
}

const messages = defineMessages({
  title: ['Reset your password', 'パスワードの再設定'],
  lead: [
    'We will email you a link. It works for 60 minutes.',
    'ご登録のメールアドレスにリンクをお送りします。有効期間は60分です。',
  ],
  submit: ['Send link', 'リンクを送る'],
  login: ['Back to sign-in', 'ログインに戻る'],
})
