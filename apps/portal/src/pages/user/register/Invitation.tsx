import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { api } from '@officina/client/api'
import { formatDate } from '@officina/shared/format'
import { AuthCard } from '@officina/ui/AuthCard'
import { brandName } from '@officina/ui/brandName.ts'
import { errorText } from '@officina/ui/errorText.ts'
import { FormError } from '@officina/ui/FormError'
import { FactList } from '@officina/ui/facts'
import { LateConfirm } from '@officina/ui/LateConfirm'
import { SubmitButton } from '@officina/ui/SubmitButton'
import { defineMessages, useLocale, useText } from '@officina/ui/text'
import { useState } from 'react'
import { Link } from 'react-router'
import { LinkButton } from '../../../features/auth/Links.tsx'
import { ClinicLogo } from '../../../features/ClinicLogo.tsx'
import { pathTo } from '../../../pathTo.ts'
import type { Invite } from './types.ts'

/** Who invites, what this is, and what the clinic earns. */
export function Invitation({ invite }: { invite: Invite }) {
  const t = useText(messages)
  const locale = useLocale()
  const [state, setState] = useState<'idle' | 'asked' | 'pending' | 'declined' | 'mailed'>('idle')
  const [error, setError] = useState<unknown>()
  async function decline() {
    setState('pending')
    try {
      await api.post('/api/patient/invite/decline')
      setState('declined')
    } catch (failure) {
      setError(failure)
      setState('asked')
    }
  }
  if (state === 'declined')
    return (
      <AuthCard title={t.declined} lead={t.declinedLead(invite.clinic_name)}>
        <Link to={pathTo('/user/login')}>{t.login}</Link>
      </AuthCard>
    )
  if (state === 'mailed')
    return (
      <AuthCard title={t.mailed} lead={t.mailedLead(invite.email)}>
        <Link to={pathTo('/user/login')}>{t.login}</Link>
      </AuthCard>
    )
  return (
    <AuthCard
      title={t.title(invite.doctor_name, invite.clinic_name)}
      lead={t.lead(brandName())}
      maxWidth={520}
      help={!invite.reopens_account && <Link to={pathTo('/user/login')}>{t.login}</Link>}
    >
      {invite.clinic_logo && (
        <Box sx={{ mb: 6 }}>
          <ClinicLogo src={invite.clinic_logo} name={invite.clinic_name} height={64} />
        </Box>
      )}
      {invite.message && (
        <Box component="blockquote" sx={quote}>
          {invite.message}
        </Box>
      )}
      <FactList
        facts={[
          { label: t.you, value: invite.name },
          { label: t.email, value: invite.email },
          { label: t.until, value: formatDate(invite.expires_at, locale) },
        ]}
      />
      <Box component="p" sx={{ my: 6, color: 'text.secondary', whiteSpace: 'pre-line' }}>
        {invite.disclosure_text}
      </Box>
      {invite.mail_required ? (
        <AskForMail email={invite.email} onMailed={() => setState('mailed')} />
      ) : (
        <LinkButton to={pathTo('/user/register/login')}>{t.go}</LinkButton>
      )}
      <Button fullWidth sx={{ mt: 2 }} onClick={() => setState('asked')}>
        {t.decline}
      </Button>
      {state !== 'idle' && (
        <LateConfirm
          title={t.ask(invite.doctor_name, invite.clinic_name)}
          consequence={t.consequence}
          verb={t.decline}
          danger
          call={{ isPending: state === 'pending', error }}
          onConfirm={() => void decline()}
          onClose={() => setState('idle')}
        />
      )}
    </AuthCard>
  )
}

/** A link that was handed over says nothing of who reads the mailbox: the account is made from there. */
function AskForMail({ email, onMailed }: { email: string; onMailed: () => void }) {
  const t = useText(messages)
  const [pending, setPending] = useState(false)
  const [error, setError] = useState<unknown>()
  async function ask() {
    setPending(true)
    try {
      await api.post('/api/patient/invite/mail')
      onMailed()
    } catch (failure) {
      setError(failure)
      setPending(false)
    }
  }
  return (
    <>
      <p>{t.mailLead(email)}</p>
      <FormError>{errorText(error)}</FormError>
      <SubmitButton type="button" pending={pending} onClick={() => void ask()}>
        {t.mail}
      </SubmitButton>
    </>
  )
}

const quote = {
  m: 0,
  mb: 6,
  pl: 4,
  borderLeft: 2,
  borderColor: 'primary.main',
  whiteSpace: 'pre-line',
  overflowWrap: 'anywhere',
}

/** Why the invitation does not work, and the way on: sign in, or ask the clinic for another. */
export function ExpiredInvitation({ token, reason }: { token: string; reason: string }) {
  const t = useText(deadInvitationMessages)
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
  const t = useText(deadInvitationMessages)
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

const deadInvitationMessages = defineMessages({
  title: ['This invitation no longer works', 'この招待は使用できません'],
  usedTitle: ['This invitation has already been used', 'この招待は使用済みです'],
  expired: [
    'It has expired or been replaced. If your clinic has emailed you a newer one, use that link.',
    '有効期間が過ぎたか、新しい招待に置き換えられました。クリニックから新しいメールが届いている場合は、そのリンクを開いてください。',
  ],
  revoked: [
    'It was replaced, declined or withdrawn. If your clinic has emailed you a newer one, use that link.',
    '新しい招待に置き換えられたか、辞退または取り消されました。クリニックから新しいメールが届いている場合は、そのリンクを開いてください。',
  ],
  locked: [
    'The date of birth was wrong three times, so the invitation is locked.',
    '生年月日が3回一致しなかったため、この招待はロックされました。',
  ],
  used: [
    'You already have an account. Sign in with your email and password.',
    'アカウントは登録済みです。メールアドレスとパスワードでログインしてください。',
  ],
  ask: ['Request new invitation', '新しい招待を依頼する'],
  asked: [
    'Request sent. Your clinic can now email you a new invitation.',
    'クリニックに依頼しました。新しい招待メールをお待ちください。',
  ],
  failed: [
    'The request could not be sent. Try again in a minute.',
    '送信できませんでした。1分後にもう一度お試しください。',
  ],
  login: ['Already have an account? Sign in', 'アカウントをお持ちの方はログイン'],
  signIn: ['Sign in', 'ログイン'],
})

const messages = defineMessages({
  title: (doctor: string, clinic: string) => [
    `Dr ${doctor} of ${clinic} invites you`,
    `${clinic}の${doctor}先生からの招待`,
  ],
  lead: (brand: string) => [
    `On ${brand}, your doctor shares recipes with you: what to take, when and why. You can order the products and track delivery.`,
    `${brand}では、担当医が作成したレシピ（何を、いつ、なぜ使うか）の確認、商品の注文、配送状況の確認ができます。`,
  ],
  you: ['For', 'お名前'],
  email: ['Email', 'メールアドレス'],
  until: ['Invitation valid until', '招待の有効期限'],
  go: ['Continue', '続ける'],
  mailLead: (email: string) => [
    `To continue, open the invitation in your mailbox. We send it to ${email}.`,
    `お手続きは、招待メールのリンクから行います。${email} 宛てにお送りします。`,
  ],
  mail: ['Email me the invitation', '招待メールを受け取る'],
  mailed: ['Check your email', 'メールをご確認ください'],
  mailedLead: (email: string) => [
    `We have sent the invitation to ${email}. Open the link in it, on this or another device. If it does not arrive, check your spam folder, then ask your clinic whether the address is right.`,
    `${email} に招待メールをお送りしました。メールのリンクを、この端末またはほかの端末で開いてください。届かない場合は、迷惑メールフォルダーをご確認のうえ、クリニックにメールアドレスをお確かめください。`,
  ],
  decline: ['Decline invitation', '招待を辞退する'],
  ask: (doctor: string, clinic: string) => [
    `Decline the invitation from Dr ${doctor} of ${clinic}?`,
    `${clinic}の${doctor}先生の招待を辞退しますか？`,
  ],
  consequence: [
    'The link stops working, and the clinic sees that the invitation was declined.',
    'リンクは無効になり、クリニックには招待が辞退されたことが表示されます。',
  ],
  declined: ['You declined the invitation', '招待を辞退しました'],
  declinedLead: (clinic: string) => [
    `If you change your mind, ask ${clinic} for a new invitation.`,
    `お気持ちが変わった場合は、${clinic}に新しい招待をご依頼ください。`,
  ],
  login: ['Already have an account? Sign in', 'アカウントをお持ちの方はログイン'],
})
