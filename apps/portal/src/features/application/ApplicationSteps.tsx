import { Steps } from '@officina/ui/Steps'
import { defineMessages, useText } from '@officina/ui/text'

/** The three steps of an application: email, verify, details. */
export function ApplicationSteps({ current }: { current: 0 | 1 | 2 }) {
  const t = useText(messages)
  return <Steps label={t.label} steps={[t.email, t.verify, t.details]} current={current} />
}

const messages = defineMessages({
  label: ['Application', 'お申し込みの流れ'],
  email: ['Email', 'メール'],
  verify: ['Verify', '確認'],
  details: ['Details', '詳細'],
})
