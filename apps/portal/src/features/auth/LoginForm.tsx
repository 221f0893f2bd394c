import { AuthCard } from '@officina/ui/AuthCard'
import { CheckField } from '@officina/ui/CheckField'
import { EmailField } from '@officina/ui/EmailField'
import { FormError } from '@officina/ui/FormError'
import { PasswordField } from '@officina/ui/PasswordField'
import { SignInPage } from '@officina/ui/SignInPage'
import { SubmitButton } from '@officina/ui/SubmitButton'
import { defineMessages, useText } from '@officina/ui/text'
import { useServerForm } from '@officina/ui/useServerForm.ts'
import { useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { afterLogin } from '../../guards.ts'
import { pathTo } from '../../pathTo.ts'
import {
  type DoctorMe,
  endedSession,
  type PatientMe,
  type Role,
  rememberMe,
} from '../../session.ts'
import { Support } from '../Support.tsx'
import { areaOf } from './area.ts'
import { Links } from './Links.tsx'

/** Sign-in of a role; `links` are its other ways in. */
export function LoginForm(props: {
  of: Role
  title: string
  links: readonly { to: string; label: string }[]
}) {
  const t = useText(messages)
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const { base } = areaOf[props.of]
  const [ended] = useState(() => endedSession(props.of))
  const form = useServerForm(
    { email: ended?.email ?? '', password: '', remember: false },
    async (values) => {
      const { api } = await loadApi()
      const { data } = await api.request('POST', `/api/${props.of}/login`, { body: values })
      rememberMe(props.of, data as DoctorMe | PatientMe)
      await navigate(afterLogin(props.of, search.get('next')), { replace: true })
    },
  )
  return (
    <SignInPage of={props.of}>
      <AuthCard
        title={props.title}
        lead={ended && t.ended}
        help={
          <Links
            links={[{ to: pathTo(`${base}/reset-password`), label: t.forgot }, ...props.links]}
          />
        }
      >
        <form {...form.formProps} onFocus={() => void loadApi().catch(() => undefined)}>
          <FormError>
            {form.message && (
              <>
                {form.message} {form.status === 403 && <Support />}
              </>
            )}
          </FormError>
          <EmailField {...form.field('email')} />
          <PasswordField {...form.field('password')} autoFocus={ended !== undefined} />
          <CheckField {...form.check('remember')} label={t.remember} />
          <SubmitButton pending={form.pending}>{form.pending ? t.pending : t.submit}</SubmitButton>
        </form>
      </AuthCard>
    </SignInPage>
  )
}

// the client's code comes while the person types
const loadApi = () => import('@officina/client/api')

const messages = defineMessages({
  ended: [
    'Your session ended. Sign in to continue where you left off.',
    'セッションが終了しました。ログインすると、続きから再開できます。',
  ],
  remember: ['Keep me signed in on this device', 'この端末でログインしたままにする'],
  submit: ['Sign in', 'ログイン'],
  pending: ['Signing in', 'ログインしています'],
  forgot: ['Forgot your password?', 'パスワードをお忘れですか'],
})
