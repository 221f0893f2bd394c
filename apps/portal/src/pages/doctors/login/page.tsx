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
  en: {
    title: 'Sign in for doctors',
    apply: 'Apply for an account',
    patients: 'I am a patient',
  },
  ja: {
    title: '医師のサインイン',
    apply: 'アカウントを申請する',
    patients: '患者の方はこちら',
  },
})
