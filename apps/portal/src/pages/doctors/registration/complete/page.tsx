import { api } from '@officina/client/api'
import { defineMessages, useText } from '@officina/ui/text'
import { Navigate } from 'react-router'
import { ApplicationSteps } from '../../../../features/application/ApplicationSteps.tsx'
import { hasApplied } from '../../../../features/application/hasApplied.ts'
import { SentMail } from '../../../../features/auth/SentMail.tsx'
import { pathTo } from '../../../../pathTo.ts'

export function Component() {
  const t = useText(messages)
  const number = hasApplied.get()
  if (number)
    return <Navigate to={pathTo('/doctors/sign-up/complete')} replace state={{ number }} />
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
