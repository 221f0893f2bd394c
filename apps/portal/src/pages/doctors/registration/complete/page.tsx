import { api } from '@officina/client/api'
import { defineMessages, useText } from '@officina/ui/text'
import { ApplicationSteps } from '../../../../features/application/ApplicationSteps.tsx'
import { SentMail } from '../../../../features/auth/SentMail.tsx'
import { pathTo } from '../../../../pathTo.ts'

export function Component() {
  const t = useText(messages)
  return (
    <SentMail
      title={t.title}
      lead={(masked) => (masked ? t.to(masked) : t.lead)}
      start={pathTo('/doctors/registration')}
      login={pathTo('/doctors/login')}
      onResend={(email) => api.post('/api/doctor/registration', { body: { email } })}
      above={<ApplicationSteps current={1} />}
    />
  )
}

const messages = defineMessages({
  title: ['Check your email', 'メールをご確認ください'],
  to: (masked: string) => [
    `We emailed a link to ${masked}. Open it to continue. It is valid for 24 hours.`,
    `${masked} にメールをお送りしました。リンクを開いてお進みください。リンクは24時間有効です。`,
  ],
  lead: [
    'We emailed you a link. Open it to continue. It is valid for 24 hours.',
    'メールをお送りしました。リンクを開いてお進みください。リンクは24時間有効です。',
  ],
})
