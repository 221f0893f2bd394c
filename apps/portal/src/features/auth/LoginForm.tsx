import Button from '@mui/material/Button'
import { AuthCard } from '@officina/ui/AuthCard'
import { CheckField } from '@officina/ui/CheckField'
import { EmailField } from '@officina/ui/EmailField'
import { FormError } from '@officina/ui/FormError'
import { lazyPart } from '@officina/ui/lazyPart'
import { PasswordField } from '@officina/ui/PasswordField'
import { SignInPage } from '@officina/ui/SignInPage'
import { SubmitButton } from '@officina/ui/SubmitButton'
import { Support } from '@officina/ui/Support'
import { defineMessages, Space, useText } from '@officina/ui/text'
import { useState } from 'react'
import { pathTo } from '../../pathTo.ts'
import { endedSession, type Role } from '../../session.ts'
import { areaOf } from './area.ts'
import { Links } from './Links.tsx'
import { loadApi, useSignIn } from './useSignIn.ts'

// who has no second factor never needs it
const CodeStep = lazyPart(() => import('@officina/ui/secondFactor/CodeStep'))

/** Sign-in of a role; `links` are its other ways in. */
export function LoginForm(props: {
  of: Role
  title: string
  links: readonly { to: string; label: string }[]
}) {
  const t = useText(messages)
  const { base } = areaOf[props.of]
  const [ended] = useState(() => endedSession(props.of))
  const { form, asked, byPasskey, error } = useSignIn(props.of, ended?.email)
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
            {(form.message || error) && (
              <>
                {form.message || error}
                <Space />
                {form.status === 403 && <Support />}
              </>
            )}
          </FormError>
          <EmailField {...form.field('email')} />
          <PasswordField {...form.field('password')} autoFocus={ended !== undefined} />
          {asked && (
            <CodeStep
              code={form.field('code')}
              trust={form.check('trust_device')}
              ask={asked.ask}
              of={props.of}
              onClear={() => form.set('code', '')}
              onPasskey={() => void byPasskey()}
            />
          )}
          <CheckField {...form.check('remember')} label={t.remember} />
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

const messages = defineMessages({
  ended: [
    'Your session ended. Sign in to continue where you left off.',
    'セッションが終了しました。ログインすると、続きから再開できます。',
  ],
  remember: ['Keep me signed in on this device', 'この端末でログインしたままにする'],
  submit: ['Sign in', 'ログイン'],
  pending: ['Signing in', 'ログインしています'],
  passkey: ['Use a passkey', 'パスキーを使う'],
  forgot: ['Forgot your password?', 'パスワードをお忘れですか？'],
})
