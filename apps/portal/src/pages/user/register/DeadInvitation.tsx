import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { api } from '@officina/client/api'
import { AuthCard } from '@officina/ui/AuthCard'
import { FormError } from '@officina/ui/FormError'
import { defineMessages, useText } from '@officina/ui/text'
import { useState } from 'react'
import { Link } from 'react-router'
import { LinkButton } from '../../../features/auth/LinkButton.tsx'
import { pathTo } from '../../../pathTo.ts'

/** Why the invitation does not work, and the way on: sign in, or ask the clinic for another. */
export function DeadInvitation({ token, reason }: { token: string; reason: string }) {
  const t = useText(messages)
  const used = reason === 'TOKEN_USED'
  const text = { TOKEN_USED: t.used, INVITE_REVOKED: t.revoked, INVITE_LOCKED: t.locked }[reason]
  return (
    <AuthCard
      title={used ? t.usedTitle : t.title}
      lead={text ?? t.expired}
      help={used ? undefined : <Link to={pathTo('/user/login')}>{t.login}</Link>}
    >
      {used ? (
        <LinkButton to={pathTo('/user/login')}>{t.signIn}</LinkButton>
      ) : (
        <AskAgain token={token} />
      )}
    </AuthCard>
  )
}

function AskAgain({ token }: { token: string }) {
  const t = useText(messages)
  const [state, setState] = useState<'idle' | 'pending' | 'asked' | 'failed'>('idle')
  async function ask() {
    setState('pending')
    try {
      await api.post('/api/patient/invite/renewal', { body: { token } })
      setState('asked')
    } catch {
      setState('failed')
    }
  }
  return (
    <>
      <FormError>{state === 'failed' && t.failed}</FormError>
      {state !== 'asked' && (
        <Button
          variant="contained"
          size="large"
          fullWidth
          disabled={state === 'pending'}
          onClick={() => void ask()}
        >
          {t.ask}
        </Button>
      )}
      <Box role="status">{state === 'asked' && t.asked}</Box>
    </>
  )
}

const messages = defineMessages({
  title: ['The invitation does not work any more', 'この招待は使用できません'],
  usedTitle: ['The invitation was used already', 'この招待は使用済みです'],
  expired: [
    'Invitations work for 14 days, and a newer one ends the one before.',
    '招待の有効期間は14日間です。新しい招待が送られると、以前の招待は無効になります。',
  ],
  revoked: [
    'Your clinic has withdrawn it, or has sent a newer one.',
    'クリニックが招待を取り消したか、新しい招待を送っています。',
  ],
  locked: [
    'The birth date was wrong three times, so the invitation is locked.',
    '生年月日が3回一致しなかったため、この招待はロックされました。',
  ],
  used: [
    'Your account exists. Sign in with your address and your password.',
    'アカウントは登録済みです。メールアドレスとパスワードでサインインしてください。',
  ],
  ask: ['Ask for a new invitation', '新しい招待を依頼する'],
  asked: [
    'Your clinic was asked. You will get a mail with the new invitation.',
    'クリニックに依頼しました。新しい招待メールをお待ちください。',
  ],
  failed: [
    'The request could not be sent. Try again in a minute.',
    '送信できませんでした。1分後にもう一度お試しください。',
  ],
  login: ['I have an account: sign in', 'アカウントをお持ちの方はサインイン'],
  signIn: ['Sign in', 'サインイン'],
})
