import { AuthCard } from '@officina/ui/AuthCard'
import { ResendButton } from '@officina/ui/ResendButton'
import { defineMessages, useText } from '@officina/ui/text'
import { Link } from 'react-router'

/** "Check your mail": the masked address, what to do when nothing arrives, send again after 60 s. */
export function SentMail(props: {
  email: string
  lead: string
  onResend: (() => Promise<unknown>) | undefined
}) {
  const t = useText(messages)
  return (
    <AuthCard
      title={t.title}
      lead={
        <>
          {props.email && <strong>{mask(props.email)}</strong>} {props.lead}
        </>
      }
      help={<Link to="/login">{t.login}</Link>}
    >
      <p style={{ marginTop: 0 }}>{t.help}</p>
      {props.onResend && <ResendButton onResend={props.onResend} />}
    </AuthCard>
  )
}

/** `mika@example.org` → `m•••@example.org`. */
function mask(email: string): string {
  const [name = '', host = ''] = email.split('@')
  return `${name.slice(0, 1)}•••@${host}`
}

const messages = defineMessages({
  title: ['Check your email', 'メールをご確認ください'],
  help: [
    'No email after a few minutes? Check your spam folder and the address you entered.',
    '数分たっても届かない場合は、迷惑メールフォルダーと、入力したアドレスをご確認ください。',
  ],
  login: ['Back to sign-in', 'ログインに戻る'],
})
