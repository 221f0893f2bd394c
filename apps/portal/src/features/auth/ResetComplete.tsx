import { AuthCard } from '@officina/ui/AuthCard'
import { defineMessages, useText } from '@officina/ui/text'
import type { Role } from '../../session.ts'
import { areaOf } from './area.ts'
import { LinkButton } from './LinkButton.tsx'

export function ResetComplete({ of: role }: { of: Role }) {
  const t = useText(messages)
  return (
    <AuthCard title={t.title} lead={t.lead}>
      <LinkButton to={areaOf[role].login}>{t.login}</LinkButton>
    </AuthCard>
  )
}

const messages = defineMessages({
  title: ['Password changed', 'パスワードを変更しました'],
  lead: [
    'All other sessions were signed out. A mail confirms the change.',
    'ほかの端末はすべてサインアウトされました。確認のメールをお送りしています。',
  ],
  login: ['Sign in', 'サインイン'],
})
