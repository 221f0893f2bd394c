import { defineMessages, useText } from '@officina/ui/text'
import { DonePage } from '../../DonePage.tsx'

export function Component() {
  const t = useText(messages)
  return <DonePage title={t.title} lead={t.lead} />
}

const messages = defineMessages({
  title: ['Password changed', 'パスワードを変更しました'],
  lead: [
    'You are signed out everywhere else. We have sent you an email to confirm the change.',
    'ほかの端末はすべてログアウトされました。確認のメールをお送りしています。',
  ],
})
