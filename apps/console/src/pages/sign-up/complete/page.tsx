import { defineMessages, useText } from '@officina/ui/text'
import { DonePage } from '../../DonePage.tsx'

export function Component() {
  const t = useText(messages)
  return <DonePage title={t.title} lead={t.lead} />
}

const messages = defineMessages({
  title: ['Your account is ready', 'アカウントができました'],
  lead: [
    'Sign in with your email address and the password you have just chosen.',
    'メールアドレスと、いま決めたパスワードでサインインしてください。',
  ],
})
