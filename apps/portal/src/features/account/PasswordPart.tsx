import { api } from '@officina/client/api'
import { invalidate } from '@officina/client/query'
import { FormError } from '@officina/ui/FormError'
import { PasswordField } from '@officina/ui/PasswordField'
import { SubmitButton } from '@officina/ui/SubmitButton'
import { useText } from '@officina/ui/text'
import { useServerForm } from '@officina/ui/useServerForm.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Role } from '../../session.ts'
import { areaOf } from '../auth/area.ts'
import { toast } from '../toast.tsx'
import { useMe } from '../useMe.ts'
import { messages } from './messages.ts'
import { Part } from './parts.tsx'

/** A new password; every other browser is signed out with it. */
export function PasswordPart({ of: role }: { of: Role }) {
  const t = useText(messages)
  const [times, setTimes] = useState(0)
  return (
    <Part title={t.password} lead={t.passwordText}>
      {/* emptied after each change */}
      <PasswordForm key={times} of={role} onDone={() => setTimes(times + 1)} />
    </Part>
  )
}

function PasswordForm({ of: role, onDone }: { of: Role; onDone: () => void }) {
  const t = useText(messages)
  const me = useMe(role)
  const queryClient = useQueryClient()
  const form = useServerForm(
    { current_password: '', password: '', password_confirmation: '' },
    async (body) => {
      await api.post(`/api/${role}/account/password` as '/api/doctor/account/password', { body })
      toast.success(t.passwordChanged)
      onDone()
      await invalidate(queryClient, `/api/${role}/account`)
    },
    (values): Record<string, string[]> =>
      values.password === values.password_confirmation
        ? {}
        : { password_confirmation: [t.different] },
  )
  return (
    <form {...form.formProps}>
      <FormError>{form.message}</FormError>
      <PasswordField
        label={t.currentPassword}
        {...form.field('current_password')}
        value={form.values.current_password}
      />
      <PasswordField
        label={t.newPassword}
        {...form.field('password')}
        value={form.values.password}
        minLength={areaOf[role].minLength}
        email={me.email}
      />
      <PasswordField
        label={t.newPasswordAgain}
        autoComplete="new-password"
        {...form.field('password_confirmation')}
        value={form.values.password_confirmation}
      />
      <SubmitButton size="medium" fullWidth={false} pending={form.pending}>
        {t.changePassword}
      </SubmitButton>
    </form>
  )
}
