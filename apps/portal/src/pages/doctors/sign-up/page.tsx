import { api } from '@officina/client/api'
import { AuthCard } from '@officina/ui/AuthCard'
import { defineMessages, useText } from '@officina/ui/text'
import { useState } from 'react'
import { Link, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { isDeadLink } from '../../../features/auth/failures.ts'
import { LinkButton } from '../../../features/auth/LinkButton.tsx'
import { pathTo } from '../../../pathTo.ts'
import { SignUpForm } from './SignUpForm.tsx'

type Registration = { token: string; email: string } | 'dead'

/** Reads the link on load; uses nothing up. */
export async function loader({ request }: LoaderFunctionArgs): Promise<Registration> {
  const token = new URL(request.url).searchParams.get('token') ?? ''
  if (!token || token.length > 200) return 'dead'
  try {
    const { email } = await api.post('/api/doctor/registration/verify', { body: { token } })
    return { token, email }
  } catch (error) {
    if (isDeadLink(error)) return 'dead'
    throw error
  }
}

export function Component() {
  const registration = useLoaderData<Registration>()
  const [dead, setDead] = useState(false)
  if (dead || registration === 'dead') return <DeadLink />
  return <SignUpForm {...registration} onDead={() => setDead(true)} />
}

function DeadLink() {
  const t = useText(messages)
  return (
    <AuthCard
      title={t.title}
      lead={t.lead}
      help={<Link to={pathTo('/doctors/login')}>{t.login}</Link>}
    >
      <LinkButton to={pathTo('/doctors/registration')}>{t.start}</LinkButton>
    </AuthCard>
  )
}

const messages = defineMessages({
  title: ['The link does not work any more', 'このリンクは使用できません'],
  lead: [
    'It was used, 24 hours have passed, or a newer link was sent. If you have sent your application already, sign in to see where it stands.',
    'すでに使用されたか、24時間が経過したか、より新しいリンクが送られています。お申し込みがお済みの場合は、サインインして状況をご確認ください。',
  ],
  start: ['Start again', '最初からやり直す'],
  login: ['Sign in', 'サインイン'],
})
