import { api } from '@officina/client/api'
import { AuthCard } from '@officina/ui/AuthCard'
import { EmailField } from '@officina/ui/EmailField'
import { FormError } from '@officina/ui/FormError'
import { SubmitButton } from '@officina/ui/SubmitButton'
import { defineMessages, useText } from '@officina/ui/text'
import { useServerForm } from '@officina/ui/useServerForm.ts'
import { Link, useLocation, useNavigate } from 'react-router'
import { pathTo } from '../../pathTo.ts'
import type { Role } from '../../session.ts'
import { areaOf, emailIn } from './area.ts'
import { LinkButton } from './Links.tsx'
import { SentMail } from './SentMail.tsx'

export const requestReset = (role: Role, email: string) =>
  api.request('POST', `/api/${role}/password/reset-request`, { body: { email } })

/** First page of a reset: the address. The answer is the same for every address. */
export function ResetRequest({ of: role }: { of: Role }) {
  const t = useText(messages)
  const navigate = useNavigate()
  const { base, login } = areaOf[role]
  const form = useServerForm({ email: emailIn(useLocation().state) ?? '' }, async ({ email }) => {
    await requestReset(role, email)
    await navigate(pathTo(`${base}/reset-password/sent-email`), { state: { email } })
  })
  return (
    <AuthCard title={t.title} lead={t.lead} help={<Link to={login}>{t.login}</Link>}>
      <form {...form.formProps}>
        <FormError>{form.message}</FormError>
        <EmailField {...form.field('email')} />
        <SubmitButton pending={form.pending}>{t.submit}</SubmitButton>
      </form>
    </AuthCard>
  )
}

export function ResetSent({ of: role }: { of: Role }) {
  const t = useText(resetSentMessages)
  const { base, login } = areaOf[role]
  return (
    <SentMail
      title={t.title}
      lead={(masked) => (masked ? t.to(masked) : t.lead)}
      start={pathTo(`${base}/reset-password`)}
      login={login}
      onResend={(email) => requestReset(role, email)}
    />
  )
}

const resetSentMessages = defineMessages({
  title: ['Check your email', 'メールをご確認ください'],
  to: (masked: string) => [
    `If ${masked} has an account, an email is on its way. Its link works once, for 60 minutes.`,
    `${masked} が登録されている場合、メールをお送りしました。リンクは60分間、1回限り有効です。`,
  ],
  lead: [
    'If the address has an account, an email is on its way. Its link works once, for 60 minutes.',
    '入力されたメールアドレスが登録されている場合、メールをお送りしました。リンクは60分間、1回限り有効です。',
  ],
})

export function ResetComplete({ of: role }: { of: Role }) {
  const t = useText(completeMessages)
  return (
    <AuthCard title={t.title} lead={t.lead}>
      <LinkButton to={areaOf[role].login}>{t.login}</LinkButton>
    </AuthCard>
  )
}

const completeMessages = defineMessages({
  title: ['Password changed', 'パスワードを変更しました'],
  lead: [
    'All other devices were signed out. An email confirms the change.',
    'ほかの端末はすべてログアウトされました。確認のメールをお送りしています。',
  ],
  login: ['Sign in', 'ログイン'],
})

const messages = defineMessages({
  title: ['Forgot your password?', 'パスワードの再設定'],
  lead: [
    'Enter the email of your account. We will send you a link to set a new password.',
    'ご登録のメールアドレスを入力してください。パスワードを再設定するためのリンクをお送りします。',
  ],
  submit: ['Send link', 'リンクを送る'],
  login: ['Back to sign-in', 'ログインに戻る'],
})
