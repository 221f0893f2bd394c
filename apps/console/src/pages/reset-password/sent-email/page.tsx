import { defineMessages, useText } from '@officina/ui/text'
import { useLocation } from 'react-router'
import { askForReset } from '../../../session/calls.ts'
import { SentMail } from '../../SentMail.tsx'

export function Component() {
  const t = useText(messages)
  const state = useLocation().state as { email?: string } | null
  const email = state?.email
  // opened by hand there is no address to send to again
  return (
    <SentMail
      email={email ?? ''}
      lead={t.lead}
      onResend={email ? () => askForReset(email) : undefined}
    />
  )
}

const messages = defineMessages({
  lead: [
    'If an account exists for this address, we have emailed it a link. It works for 60 minutes; older links no longer work.',
    'ご登録のあるアドレスであれば、メールをお送りしました。リンクの有効期間は60分です。以前のリンクは使用できなくなります。',
  ],
})
