import { Steps } from '@officina/ui/Steps'
import { defineMessages, useText } from '@officina/ui/text'

/** The three steps of an application: email, verify, details. */
export function ApplicationSteps({ current }: { current: 0 | 1 | 2 }) {
  const t = useText(messages)
  return <Steps label={t.label} steps={[t.email, t.verify, t.details]} current={current} />
}

const messages = defineMessages({
  en: { label: 'Application', email: 'Email', verify: 'Verify', details: 'Details' },
  ja: { label: 'お申し込みの流れ', email: 'メール', verify: '確認', details: '詳細' },
})
