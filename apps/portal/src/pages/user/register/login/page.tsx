import { api } from '@officina/client/api'
import { AuthCard } from '@officina/ui/AuthCard'
import { defineMessages, useText } from '@officina/ui/text'
import { useState } from 'react'
import { useLoaderData } from 'react-router'
import { isDeadLink } from '../../../../features/auth/failures.ts'
import { Links } from '../../../../features/auth/Links.tsx'
import { pathTo } from '../../../../pathTo.ts'
import type { Invite } from '../types.ts'
import { FirstPasswordForm } from './FirstPasswordForm.tsx'

/** The invitation that this browser has opened on the page before. */
export async function loader(): Promise<{ invite: Invite | undefined }> {
  try {
    const invite = await api.get('/api/patient/invite')
    return { invite: invite.mail_required ? undefined : invite }
  } catch (error) {
    if (isDeadLink(error)) return { invite: undefined }
    throw error
  }
}

export function Component() {
  const { invite } = useLoaderData<{ invite: Invite | undefined }>()
  const [dead, setDead] = useState(false)
  return dead || !invite ? (
    <NothingOpened />
  ) : (
    <FirstPasswordForm invite={invite} onDead={() => setDead(true)} />
  )
}

function NothingOpened() {
  const t = useText(messages)
  return (
    <AuthCard title={t.title} lead={t.lead}>
      <Links links={[{ to: pathTo('/user/login'), label: t.login }]} />
    </AuthCard>
  )
}

const messages = defineMessages({
  title: ['Open your invitation again', '招待メールをもう一度開いてください'],
  lead: [
    'Open the link in your invitation email again. If it does not work, the page tells you what to do.',
    'この画面には招待メールのリンクからお進みください。リンクが使用できない場合は、開いた画面で手続きをご案内します。',
  ],
  login: ['Already have an account? Sign in', 'アカウントをお持ちの方はログイン'],
})
