import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { defineMessages, useText } from '@officina/ui/text'
import { useId } from 'react'
import { useRevalidator } from 'react-router'
import { SecondFactorSettings } from '../features/account/SecondFactorPart.tsx'
import { signOut } from '../features/signOut.ts'
import { queryClient } from '../queryClient.ts'
import type { Role } from '../session.ts'

/** Blocks the page, which keeps what was typed, until a second factor is set up. */
export default function SecondFactorDialog({ of }: { of: Role }) {
  const t = useText(messages)
  const id = useId()
  const { revalidate } = useRevalidator()
  return (
    <Dialog open fullWidth maxWidth="sm" aria-labelledby={id} aria-describedby={`${id}-text`}>
      <DialogTitle id={id} component="h2" variant="h2" sx={{ pb: 2 }}>
        {t.title}
      </DialogTitle>
      <DialogContent>
        <p id={`${id}-text`} style={{ marginTop: 0 }}>
          {t.text}
        </p>
        <SecondFactorSettings
          of={of}
          onSetUp={() => void Promise.all([revalidate(), queryClient.invalidateQueries()])}
        />
      </DialogContent>
      <DialogActions sx={{ px: 6, pb: 5 }}>
        <Button onClick={() => void signOut(of)}>{t.signOut}</Button>
      </DialogActions>
    </Dialog>
  )
}

const messages = defineMessages({
  title: ['Set up two-factor authentication', '二要素認証を設定してください'],
  text: [
    'It is required for your account. Choose an authenticator app or a passkey, then continue where you left off.',
    'このアカウントでは二要素認証が必須です。認証アプリまたはパスキーを設定すると、続きから再開できます。',
  ],
  signOut: ['Sign out', 'ログアウト'],
})
