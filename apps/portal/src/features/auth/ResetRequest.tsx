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

const messages = defineMessages({
  title: ['Forgot your password?', 'パスワードの再設定'],
  lead: [
    'Type the address of your account. You will get a mail with a link to set a new password.',
    'ご登録のメールアドレスを入力してください。パスワードを再設定するためのリンクをお送りします。',
  ],
  submit: ['Send the link', 'リンクを送る'],
  login: ['Back to sign-in', 'サインインに戻る'],
})
