import Button from '@mui/material/Button'
import { formatName } from '@officina/shared/format'
import { AuthCard } from '@officina/ui/AuthCard'
import { FormError } from '@officina/ui/FormError'
import { defineMessages, useLocale, useText } from '@officina/ui/text'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { LinkButton } from '../../../features/auth/Links.tsx'
import { afterLogin } from '../../../guards.ts'
import type { PatientMe } from '../../../session.ts'

/** "You are signed in as …": continue, or sign out. */
export function SignedIn({ me }: { me: PatientMe }) {
  const t = useText(messages)
  const locale = useLocale()
  const [search] = useSearchParams()
  const [leaving, setLeaving] = useState(false)
  const [error, setError] = useState<string>()
  const name = formatName({ last_name: me.last_name, first_name: me.first_name }, locale)

  async function leave() {
    setLeaving(true)
    setError(undefined)
    // Loaded when needed: the sign-in page stays small.
    const { signOut } = await import('../../../features/signOut.ts')
    await signOut('patient', (text) => {
      setError(text)
      setLeaving(false)
    })
  }

  return (
    <AuthCard title={t.title} lead={t.as(name, me.email)}>
      <FormError>{error}</FormError>
      <LinkButton to={afterLogin('patient', search.get('next'))}>{t.go}</LinkButton>
      <Button
        variant="outlined"
        size="large"
        fullWidth
        sx={{ mt: 3 }}
        disabled={leaving}
        onClick={() => void leave()}
      >
        {t.leave}
      </Button>
    </AuthCard>
  )
}

const messages = defineMessages({
  title: ['You are signed in', 'ログイン中です'],
  as: (name: string, email: string) => [
    `As ${name} (${email}).`,
    `${name}\u00a0様（${email}）としてログインしています。`,
  ],
  go: ['Continue', '続ける'],
  leave: ['Sign out', 'ログアウト'],
})
