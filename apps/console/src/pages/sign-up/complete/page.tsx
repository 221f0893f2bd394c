import { defineMessages, useText } from '@officina/ui/text'
import { DonePage } from '../../DonePage.tsx'

export function Component() {
  const t = useText(messages)
  return <DonePage title={t.title} lead={t.lead} />
}

const messages = defineMessages({
  title: ['Your account is ready', 'アカウントを作成しました'],
  lead: [
    'Sign in with your email address and your new password.',
    'メールアドレスと、設定したパスワードでログインしてください。',
  ],
})
