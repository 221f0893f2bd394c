import { api } from '@officina/client/api'
import type { CountryForm } from '@officina/shared/applicationForm'
import { AuthCard } from '@officina/ui/AuthCard'
import { defineMessages, useText } from '@officina/ui/text'
import { useState } from 'react'
import { Link, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { isDeadLink } from '../../../features/auth/failures.ts'
import { LinkButton } from '../../../features/auth/Links.tsx'
import { pathTo } from '../../../pathTo.ts'
import { SignUpForm } from './SignUpForm.tsx'

type Registration = { token: string; email: string; forms: CountryForm[] } | 'dead'

/** Reads the link on load; uses nothing up. */
export async function loader({ request }: LoaderFunctionArgs): Promise<Registration> {
  const token = new URL(request.url).searchParams.get('token') ?? ''
  if (!token || token.length > 200) return 'dead'
  try {
    const link = await api.post('/api/doctor/registration/verify', { body: { token } })
    return { token, ...link }
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
  title: ['This link no longer works', 'このリンクは使用できません'],
  lead: [
    'It was already used, is older than 24 hours, or was replaced by a newer link. If you already sent your application, sign in to check its status.',
    'すでに使用されたか、24時間が経過したか、より新しいリンクが送られています。申請がお済みの場合は、ログインして状況をご確認ください。',
  ],
  start: ['Start again', '最初からやり直す'],
  login: ['Sign in', 'ログイン'],
})
