import Button from '@mui/material/Button'
import { sentences } from '@officina/shared/messages'
import type { ChangeEvent } from 'react'
import { useState } from 'react'
import { CheckField } from '../CheckField.tsx'
import { CodeField } from '../CodeField.tsx'
import { defineMessages, useLocale, useText } from '../text.tsx'

type Input = {
  id: string
  name: string
  value: string
  error: string | undefined
  onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>) => void
}

/** The second step of signing in: a code of the app or a recovery code, or the passkey; whether to trust this browser. */
export default function CodeStep(props: {
  code: Input
  trust: Omit<React.ComponentProps<typeof CheckField>, 'label'>
  /** What the server asks for: not everybody has an app. */
  ask: string | undefined
  of: 'doctor' | 'patient' | 'admin'
  onClear: () => void
  onPasskey: () => void
}) {
  const t = useText(messages)
  const locale = useLocale()
  const [recovery, setRecovery] = useState(false)
  return (
    <>
      <CodeField
        {...props.code}
        key={String(recovery)}
        label={recovery ? t.recoveryCode : t.code}
        help={
          recovery
            ? sentences([t.recoveryHelp, t.lost[props.of]], locale)
            : (props.ask ?? t.codeHelp)
        }
        recovery={recovery}
        autoFocus
      />
      <div style={{ display: 'flex', flexWrap: 'wrap', gap: 8, marginTop: -8, marginBottom: 12 }}>
        <Button
          size="small"
          onClick={() => {
            props.onClear()
            setRecovery(!recovery)
          }}
        >
          {recovery ? t.useApp : t.useRecovery}
        </Button>
        <Button size="small" data-once onClick={props.onPasskey}>
          {t.usePasskey}
        </Button>
      </div>
      <CheckField {...props.trust} label={t.trust} />
    </>
  )
}

const messages = defineMessages({
  code: ['Code', '認証コード'],
  codeHelp: [
    'The 6-digit code from your authenticator app.',
    '認証アプリに表示される6桁の数字です。',
  ],
  useRecovery: ['Use a recovery code', '回復コードを使う'],
  useApp: ['Use an app code', '認証アプリのコードを使う'],
  usePasskey: ['Use your passkey', 'パスキーを使う'],
  recoveryCode: ['Recovery code', '回復コード'],
  recoveryHelp: ['Each code works once.', '1個につき1回使用できます。'],
  lost: {
    admin: [
      'If you have none left, ask an owner to reset your two-factor authentication.',
      'お持ちでない場合は、オーナーに二要素認証のリセットをご依頼ください。',
    ],
    doctor: [
      'If you have none left, ask us to reset your two-factor authentication.',
      'お持ちでない場合は、二要素認証のリセットを運営までご依頼ください。',
    ],
    patient: [
      'If you have none left, ask your clinic or us to reset your two-factor authentication.',
      'お持ちでない場合は、二要素認証のリセットをクリニックまたは運営までご依頼ください。',
    ],
  },
  trust: ['Trust this browser for 30 days', 'このブラウザーを30日間信頼する'],
})
