import { defineMessages, useText } from '@officina/ui/text'
import { LoginForm } from '../../../features/auth/LoginForm.tsx'
import { pathTo } from '../../../pathTo.ts'

export function Component() {
  const t = useText(messages)
  const links = [
    { to: pathTo('/doctors/registration'), label: t.apply },
    { to: pathTo('/user/login'), label: t.patients },
  ]
  return <LoginForm of="doctor" title={t.title} links={links} />
}

const messages = defineMessages({
  title: ['Doctor sign-in', '医師のログイン'],
  apply: ['Apply for an account', 'アカウントを申請する'],
  patients: ['I am a patient', '患者の方はこちら'],
})
