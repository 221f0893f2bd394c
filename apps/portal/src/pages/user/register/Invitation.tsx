import Box from '@mui/material/Box'
import { formatDate } from '@officina/shared/format'
import { AuthCard } from '@officina/ui/AuthCard'
import { FactList } from '@officina/ui/facts'
import { defineMessages, useLocale, useText } from '@officina/ui/text'
import { Link } from 'react-router'
import { LinkButton } from '../../../features/auth/LinkButton.tsx'
import { ClinicLogo } from '../../../features/ClinicLogo.tsx'
import { pathTo } from '../../../pathTo.ts'
import type { Invite } from './types.ts'

/** Who invites, what this is, and what the clinic earns. */
export function Invitation({ invite }: { invite: Invite }) {
  const t = useText(messages)
  const locale = useLocale()
  return (
    <AuthCard
      title={t.title(invite.doctor_name, invite.clinic_name)}
      lead={t.lead}
      maxWidth={520}
      help={<Link to={pathTo('/user/login')}>{t.login}</Link>}
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
          ...(invite.name ? [{ label: t.you, value: invite.name }] : []),
          { label: t.email, value: invite.email },
          { label: t.until, value: formatDate(invite.expires_at, locale) },
        ]}
      />
      <Box component="p" sx={{ my: 6, color: 'text.secondary' }}>
        {invite.disclosure_text}
      </Box>
      <LinkButton to={pathTo('/user/register/login')}>{t.go}</LinkButton>
    </AuthCard>
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

const messages = defineMessages({
  title: (doctor: string, clinic: string) => [
    `Dr ${doctor} of ${clinic} invites you`,
    `${clinic} ${doctor}医師からの招待`,
  ],
  lead: [
    'Officina is where your doctor puts recipes for you: what to take, when and why. You can order the products and follow the delivery.',
    'Officinaでは、担当の医師が作成したレシピ（何を、いつ、なぜ使うか）を確認し、製品の注文やお届け状況の確認ができます。',
  ],
  you: ['For', 'お名前'],
  email: ['Email', 'メールアドレス'],
  until: ['Invitation valid until', '招待の有効期限'],
  go: ['Continue', '続ける'],
  login: ['I have an account: sign in', 'アカウントをお持ちの方はサインイン'],
})
