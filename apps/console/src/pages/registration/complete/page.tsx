import { AuthCard } from '@officina/ui/AuthCard'
import { defineMessages, useText } from '@officina/ui/text'
import { useState } from 'react'
import { Link } from 'react-router'
import { askForLink } from '../../../session/calls.ts'
import { EmailForm } from '../../EmailForm.tsx'
import { SentMail } from '../../SentMail.tsx'

/** Asks for the sign-up link again; only an address that an administrator has invited gets one. */
export function Component() {
  const t = useText(messages)
  const [email, setEmail] = useState<string>()
  if (email) return <SentMail email={email} lead={t.sent} onResend={() => askForLink(email)} />
  return (
    <AuthCard title={t.title} lead={t.lead} help={<Link to="/login">{t.login}</Link>}>
      <EmailForm
        verb={t.submit}
        onSend={async (typed) => {
          await askForLink(typed)
          setEmail(typed)
        }}
      />
    </AuthCard>
  )
}

const messages = defineMessages({
  title: ['Resend the sign-up link', '登録リンクの再送'],
  lead: [
    'Only invited administrators can sign up. Enter the email address that was invited.',
    '管理者はほかの管理者からの招待で登録します。招待を受けたメールアドレスを入力してください。',
  ],
  sent: [
    'If this address has an open invitation, we have sent it a new link. It works for 24 hours; older links no longer work.',
    '招待中のアドレスであれば、新しいリンクをお送りしました。有効期間は24時間です。以前のリンクは使用できなくなります。',
  ],
  submit: ['Send link', 'リンクを送る'],
  login: ['Back to sign-in', 'ログインに戻る'],
})
