import Button from '@mui/material/Button'
import { AppShell } from '@officina/ui/AppShell'
import { AuthCard } from '@officina/ui/AuthCard'
import { lazyWithRetry } from '@officina/ui/lazyWithRetry'
import { defineMessages, useText } from '@officina/ui/text'
import { Suspense, useState } from 'react'
import { useLogout } from 'react-admin'
import { ConsoleFooter } from '../pages/ConsoleFooter.tsx'
import { LOGIN } from '../session/paths.ts'

const SecondFactor = lazyWithRetry(() => import('./SecondFactor.tsx'))

/** In place of the console, for a role that needs a second factor and has none yet. */
export default function SecondFactorFirst() {
  const t = useText(messages)
  const logout = useLogout()
  const [open, setOpen] = useState(false)
  return (
    <AppShell path="second-factor" footer={<ConsoleFooter />}>
      <AuthCard
        title={t.title}
        lead={t.lead}
        help={<Button onClick={() => void logout({}, LOGIN, false)}>{t.signOut}</Button>}
      >
        <Button variant="contained" fullWidth onClick={() => setOpen(true)}>
          {t.begin}
        </Button>
        {open && (
          <Suspense fallback={null}>
            <SecondFactor
              isOn={false}
              // everything was refused until now: begin anew
              onChange={() => location.reload()}
              onClose={() => setOpen(false)}
            />
          </Suspense>
        )}
      </AuthCard>
    </AppShell>
  )
}

const messages = defineMessages({
  title: ['Set up two-factor authentication', '二要素認証の設定'],
  lead: [
    'Your role requires it: besides your password, you enter a code from an authenticator app on your phone.',
    'あなたの役割では、パスワードに加えて、スマートフォンの認証アプリのコードが必要です。',
  ],
  begin: ['Set up', '設定する'],
  signOut: ['Sign out', 'ログアウト'],
})
