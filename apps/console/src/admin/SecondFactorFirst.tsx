import Button from '@mui/material/Button'
import { AppShell } from '@officina/ui/AppShell'
import { AuthCard } from '@officina/ui/AuthCard'
import { FormError } from '@officina/ui/FormError'
import { lazyPart } from '@officina/ui/lazyPart'
import { defineMessages, useText } from '@officina/ui/text'
import { ConsoleFooter } from '../pages/ConsoleFooter.tsx'
import { useSignOut } from './useSignOut.ts'

const SecondFactorSettings = lazyPart(() => import('./SecondFactor.tsx'), 'SecondFactorSettings')

/** In place of the console, for a role that needs a second factor and has none yet. */
export default function SecondFactorFirst() {
  const t = useText(messages)
  const { signOut, problem } = useSignOut()
  return (
    <AppShell path="second-factor" footer={<ConsoleFooter />}>
      <AuthCard
        title={t.title}
        lead={t.lead}
        help={<Button onClick={() => void signOut()}>{t.signOut}</Button>}
      >
        <FormError>{problem}</FormError>
        {/* everything was refused until now: begin anew */}
        <SecondFactorSettings onSetUp={() => location.reload()} />
      </AuthCard>
    </AppShell>
  )
}

const messages = defineMessages({
  title: ['Set up two-factor authentication', '二要素認証の設定'],
  lead: [
    'To continue, set up an authenticator app or add a passkey.',
    '続けるには、認証アプリまたはパスキーを設定してください。',
  ],
  signOut: ['Sign out', 'ログアウト'],
})
