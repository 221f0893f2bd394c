import Button from '@mui/material/Button'
import { AuthCard } from '@officina/ui/AuthCard'
import { EmailField } from '@officina/ui/EmailField'
import { errorText } from '@officina/ui/errorText.ts'
import { FormError } from '@officina/ui/FormError'
import { lazyPart } from '@officina/ui/lazyPart'
import { PasswordField } from '@officina/ui/PasswordField'
import { SignInPage } from '@officina/ui/SignInPage'
import { SubmitButton } from '@officina/ui/SubmitButton'
import { defineMessages, useText } from '@officina/ui/text'
import { useServerForm } from '@officina/ui/useServerForm.ts'
import { useState } from 'react'
import { Link, useNavigate, useSearchParams } from 'react-router'
import { passkeyFactor, signIn, signInByPasskey } from '../../session/calls.ts'
import { endedSession } from '../../session/me.ts'
import { afterLogin } from '../../session/paths.ts'

const CodeStep = lazyPart(() => import('@officina/ui/secondFactor/CodeStep'))

export function Component() {
  const t = useText(messages)
  const [ended] = useState(endedSession)
  const { form, asked, byPasskey, error } = useSignIn(ended?.email)
  return (
    <SignInPage of="admin">
      <AuthCard
        title={t.title}
        lead={ended && t.ended}
        help={<Link to="/reset-password">{t.forgot}</Link>}
      >
        <form {...form.formProps}>
          <FormError>{form.message ?? error}</FormError>
          <EmailField {...form.field('email')} autoFocus={!ended} />
          <PasswordField
            {...form.field('password')}
            value={form.values.password}
            autoFocus={ended !== undefined}
          />
          {asked && (
            <CodeStep
              code={form.field('code')}
              trust={form.check('trust_device')}
              ask={asked.ask}
              of="admin"
              onClear={() => form.set('code', '')}
              onPasskey={() => void byPasskey()}
            />
          )}
          <SubmitButton pending={form.pending}>{form.pending ? t.pending : t.submit}</SubmitButton>
          {!asked && (
            <Button
              fullWidth
              size="large"
              sx={{ mt: 3 }}
              data-once
              onClick={() => void byPasskey()}
            >
              {t.passkey}
            </Button>
          )}
        </form>
      </AuthCard>
    </SignInPage>
  )
}

/** The form, whether it asks for the second factor by now, and the way by a passkey. */
function useSignIn(email = '') {
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const [asked, setAsked] = useState<{ ask: string | undefined }>()
  const [error, setError] = useState<string>()
  const enter = () => navigate(afterLogin(search.get('next')), { replace: true })

  const form = useServerForm(
    { email, password: '', code: '', trust_device: false },
    async (values) => {
      setError(undefined)
      try {
        await signIn(values)
      } catch (failure) {
        const { code, errors } = failure as { code?: string; errors?: { code?: string[] } }
        if (asked || code !== 'SECOND_FACTOR_NEEDED') throw failure
        return setAsked({ ask: errors?.code?.[0] })
      }
      await enter()
    },
  )
  /** In place of the code, with the password that was typed, or in place of everything. */
  async function byPasskey() {
    setError(undefined)
    try {
      if (asked) await signIn({ ...form.values, ...(await passkeyFactor()) })
      else await signInByPasskey()
      await enter()
    } catch (failure) {
      setError(errorText(failure))
    }
  }
  return { form, asked, byPasskey, error }
}

const messages = defineMessages({
  title: ['Sign in to the console', '管理画面にログイン'],
  ended: [
    'Your session ended. Sign in to continue where you left off.',
    'セッションが終了しました。ログインすると、続きから再開できます。',
  ],
  forgot: ['Forgot your password?', 'パスワードをお忘れですか？'],
  passkey: ['Use a passkey', 'パスキーを使う'],
  submit: ['Sign in', 'ログイン'],
  pending: ['Signing in', 'ログインしています'],
})
