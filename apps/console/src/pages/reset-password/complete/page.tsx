import { defineMessages, useText } from '@officina/ui/text'
import { DonePage } from '../../DonePage.tsx'

export function Component() {
  const t = useText(messages)
  return <DonePage title={t.title} lead={t.lead} />
}

const messages = defineMessages({
  title: ['Password changed', 'パスワードを変更しました'],
  lead: [
    'All other sessions were signed out. A mail confirms the change.',
    'ほかの端末のサインインはすべて解除されました。確認のメールをお送りしています。',
  ],
})
