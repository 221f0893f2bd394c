import Button from '@mui/material/Button'
import { AuthCard } from '@officina/ui/AuthCard'
import { CodeField } from '@officina/ui/CodeField'
import { EmailField } from '@officina/ui/EmailField'
import { FormError } from '@officina/ui/FormError'
import { PasswordField } from '@officina/ui/PasswordField'
import { SignInPage } from '@officina/ui/SignInPage'
import { SubmitButton } from '@officina/ui/SubmitButton'
import { defineMessages, useText } from '@officina/ui/text'
import { useServerForm } from '@officina/ui/useServerForm.ts'
import { useState } from 'react'
import { Link, useNavigate, useSearchParams } from 'react-router'
import { signIn } from '../../session/calls.ts'
import { endedSession } from '../../session/me.ts'
import { afterLogin } from '../../session/paths.ts'

export function Component() {
  const t = useText(messages)
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const [ended] = useState(endedSession)
  const [asksCode, setAsksCode] = useState(false)
  const [recovery, setRecovery] = useState(false)
  const form = useServerForm(
    { email: ended?.email ?? '', password: '', code: '' },
    async (values) => {
      try {
        await signIn(values)
      } catch (error) {
        if ((error as { code?: string }).code !== 'SECOND_FACTOR_NEEDED') throw error
        return setAsksCode(true)
      }
      await navigate(afterLogin(search.get('next')), { replace: true })
    },
  )
  return (
    <SignInPage of="admin">
      <AuthCard
        title={t.title}
        lead={ended && t.ended}
        help={<Link to="/reset-password">{t.forgot}</Link>}
      >
        <form {...form.formProps}>
          <FormError>{form.message}</FormError>
          <EmailField {...form.field('email')} autoFocus={!ended} />
          <PasswordField
            {...form.field('password')}
            value={form.values.password}
            autoFocus={ended !== undefined}
          />
          {asksCode && (
            <>
              <CodeField
                {...form.field('code')}
                key={String(recovery)}
                label={recovery ? t.recoveryCode : t.code}
                help={recovery ? t.recoveryHelp : t.codeHelp}
                recovery={recovery}
                autoFocus
              />
              <Button
                size="small"
                sx={{ mt: -2, mb: 3 }}
                onClick={() => {
                  form.set('code', '')
                  setRecovery(!recovery)
                }}
              >
                {recovery ? t.useApp : t.useRecovery}
              </Button>
            </>
          )}
          <SubmitButton pending={form.pending}>{form.pending ? t.pending : t.submit}</SubmitButton>
        </form>
      </AuthCard>
    </SignInPage>
  )
}

const messages = defineMessages({
  title: ['Sign in to the console', '管理画面にログイン'],
  ended: [
    'Your session ended. Sign in to continue where you left off.',
    'セッションが終了しました。ログインすると、続きから再開できます。',
  ],
  forgot: ['Forgot your password?', 'パスワードをお忘れですか'],
  code: ['Code', '認証コード'],
  codeHelp: [
    'The 6-digit code from your authenticator app.',
    '認証アプリに表示される6桁の数字です。',
  ],
  useRecovery: ['Use a recovery code', '回復コードを使う'],
  useApp: ['Use an app code', '認証アプリのコードを使う'],
  recoveryCode: ['Recovery code', '回復コード'],
  recoveryHelp: [
    'Each code works once. If you have none left, ask an owner to reset your two-factor authentication.',
    '1個につき1回使用できます。お持ちでない場合は、オーナーに二要素認証のリセットをご依頼ください。',
  ],
  submit: ['Sign in', 'ログイン'],
  pending: ['Signing in', 'ログインしています'],
})
