import { lazyPart } from '@officina/ui/lazyPart'
import { defineMessages, useText } from '@officina/ui/text'
import { useLoaderData } from 'react-router'
import { LoginForm } from '../../../features/auth/LoginForm.tsx'
import { pathTo } from '../../../pathTo.ts'
import { getMe, type PatientMe } from '../../../session.ts'

// who signs in never needs it
const SignedIn = lazyPart(() => import('./SignedIn.tsx'), 'SignedIn')

/** This page never redirects: somebody who is signed in chooses what to do. */
export const loader = async () => ({ me: await getMe('patient').catch(() => undefined) })

export function Component() {
  const t = useText(messages)
  const { me } = useLoaderData<{ me: PatientMe | undefined }>()
  if (me) return <SignedIn me={me} />
  const links = [
    { to: pathTo('/user/register'), label: t.invited },
    { to: pathTo('/user/sign-up'), label: t.code },
    { to: pathTo('/doctors/login'), label: t.doctors },
  ]
  return <LoginForm of="patient" title={t.title} links={links} />
}

const messages = defineMessages({
  title: ['Patient sign-in', '患者さんのログイン'],
  invited: ['I have an invitation', '招待を受けた方はこちら'],
  code: ['My doctor gave me a code', 'クリニックコードをお持ちの方はこちら'],
  doctors: ['I am a doctor', '医師の方はこちら'],
})
