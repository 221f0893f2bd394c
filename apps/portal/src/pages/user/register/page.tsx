import { api } from '@officina/client/api'
import { AuthCard } from '@officina/ui/AuthCard'
import { defineMessages, useText } from '@officina/ui/text'
import { useState } from 'react'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { isDeadLink } from '../../../features/auth/failures.ts'
import { Links } from '../../../features/auth/Links.tsx'
import { pathTo } from '../../../pathTo.ts'
import { BirthDateForm } from './BirthDateForm.tsx'
import { DeadInvitation } from './DeadInvitation.tsx'
import { Invitation } from './Invitation.tsx'
import type { Invite } from './types.ts'

type Landing = { token: string } & ({ invite: Invite } | { dead: string })

/** Reads the link of the invitation mail; uses nothing up. */
export async function loader({ request }: LoaderFunctionArgs): Promise<Landing> {
  const token = new URL(request.url).searchParams.get('token') ?? ''
  if (!token) return { token, dead: 'NONE' }
  if (token.length > 200) return { token: '', dead: 'TOKEN_EXPIRED' }
  try {
    return { token, invite: await api.post('/api/patient/invite/token', { body: { token } }) }
  } catch (error) {
    if (isDeadLink(error)) return { token, dead: error.code ?? 'TOKEN_EXPIRED' }
    throw error
  }
}

export function Component() {
  const loaded = useLoaderData<Landing>()
  const [proved, setProved] = useState<Invite>()
  const [locked, setLocked] = useState<string>()
  const invite = proved ?? ('invite' in loaded ? loaded.invite : undefined)
  if (locked) return <DeadInvitation token={loaded.token} reason={locked} />
  if (!invite)
    return 'dead' in loaded && loaded.dead !== 'NONE' ? (
      <DeadInvitation token={loaded.token} reason={loaded.dead} />
    ) : (
      <NoInvitation />
    )
  return invite.birth_date_required ? (
    <BirthDateForm token={loaded.token} invite={invite} onProved={setProved} onDead={setLocked} />
  ) : (
    <Invitation invite={invite} />
  )
}

/** Somebody came without a link. */
function NoInvitation() {
  const t = useText(messages)
  return (
    <AuthCard title={t.title} lead={t.lead}>
      <Links
        links={[
          { to: pathTo('/user/login'), label: t.login },
          { to: pathTo('/user/sign-up'), label: t.code },
        ]}
      />
    </AuthCard>
  )
}

const messages = defineMessages({
  title: ['Open your invitation', '招待メールを開いてください'],
  lead: [
    'Your doctor invites you by mail. Open the link in that mail on this device. If you cannot find it, ask your clinic to send it again.',
    '担当の医師からの招待メールにあるリンクを、この端末で開いてください。見つからない場合は、クリニックに再送をご依頼ください。',
  ],
  login: ['I have an account: sign in', 'アカウントをお持ちの方はサインイン'],
  code: ['My doctor gave me a code', 'クリニックコードをお持ちの方はこちら'],
})
