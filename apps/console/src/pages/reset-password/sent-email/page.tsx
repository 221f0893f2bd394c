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
    'If the address is known, a mail is on its way. The link in it works for 60 minutes; older links no longer do.',
    'ご登録のあるアドレスであれば、メールをお送りしました。リンクの有効期間は60分です。以前のリンクは使用できなくなります。',
  ],
})
