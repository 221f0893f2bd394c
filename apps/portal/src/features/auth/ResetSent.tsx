import { defineMessages, useText } from '@officina/ui/text'
import { pathTo } from '../../pathTo.ts'
import type { Role } from '../../session.ts'
import { areaOf } from './area.ts'
import { requestReset } from './ResetRequest.tsx'
import { SentMail } from './SentMail.tsx'

export function ResetSent({ of: role }: { of: Role }) {
  const t = useText(messages)
  const { base, login } = areaOf[role]
  return (
    <SentMail
      title={t.title}
      lead={(masked) => (masked ? t.to(masked) : t.lead)}
      start={pathTo(`${base}/reset-password`)}
      login={login}
      onResend={(email) => requestReset(role, email)}
    />
  )
}

const messages = defineMessages({
  title: ['Check your mail', 'メールをご確認ください'],
  to: (masked: string) => [
    `If ${masked} is known, a mail is on its way. Its link works once, for 60 minutes.`,
    `${masked} が登録されている場合、メールをお送りしました。リンクは60分間、1回限り有効です。`,
  ],
  lead: [
    'If the address is known, a mail is on its way. Its link works once, for 60 minutes.',
    'ご登録のメールアドレスであれば、メールをお送りしました。リンクは60分間、1回限り有効です。',
  ],
})
