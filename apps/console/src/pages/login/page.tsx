import { AuthCard } from '@officina/ui/AuthCard'
import { EmailField } from '@officina/ui/EmailField'
import { FormError } from '@officina/ui/FormError'
import { PasswordField } from '@officina/ui/PasswordField'
import { SubmitButton } from '@officina/ui/SubmitButton'
import { defineMessages, useText } from '@officina/ui/text'
import { useServerForm } from '@officina/ui/useServerForm.ts'
import { Link, useNavigate, useSearchParams } from 'react-router'
import { signIn } from '../../session/calls.ts'
import { afterLogin } from '../../session/paths.ts'

export function Component() {
  const t = useText(messages)
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const form = useServerForm({ email: '', password: '' }, async (values) => {
    await signIn(values)
    await navigate(afterLogin(search.get('next')), { replace: true })
  })
  return (
    <AuthCard
      title={t.title}
      lead={search.has('next') ? t.next : undefined}
      help={<Link to="/reset-password">{t.forgot}</Link>}
    >
      <form {...form.formProps}>
        <FormError>{form.message}</FormError>
        <EmailField {...form.field('email')} autoFocus />
        <PasswordField {...form.field('password')} value={form.values.password} />
        <SubmitButton pending={form.pending}>{form.pending ? t.pending : t.submit}</SubmitButton>
      </form>
    </AuthCard>
  )
}

const messages = defineMessages({
  en: {
    title: 'Sign in to the console',
    next: 'Sign in to open the page. You will be taken there.',
    forgot: 'Forgot your password?',
    submit: 'Sign in',
    pending: 'Signing in',
  },
  ja: {
    title: '管理画面にサインイン',
    next: 'ページを開くにはサインインしてください。サインイン後にそのページへ移動します。',
    forgot: 'パスワードをお忘れですか',
    submit: 'サインイン',
    pending: 'サインインしています',
  },
})
