import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { api } from '@officina/client/api'
import { invalidate, useApiMutation } from '@officina/client/query'
import { formatDateTime } from '@officina/shared/format'
import { EmailField } from '@officina/ui/EmailField'
import { FormError } from '@officina/ui/FormError'
import { NewPasswordFields, useSamePassword } from '@officina/ui/NewPasswordFields'
import { PasswordField } from '@officina/ui/PasswordField'
import { ResendButton } from '@officina/ui/ResendButton'
import { SubmitButton } from '@officina/ui/SubmitButton'
import { useLocale, useText } from '@officina/ui/text'
import { useServerForm } from '@officina/ui/useServerForm.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Role } from '../../session.ts'
import { Loaded } from '../Loaded.tsx'
import { toast } from '../toast.tsx'
import { useMe } from '../useMe.ts'
import { messages } from './messages.ts'
import { Part } from './parts.tsx'
import { SecondFactorPart } from './SecondFactorPart.tsx'
import { SessionsPart } from './SessionsPart.tsx'
import { type Account, useAccount, useSaved } from './useAccount.ts'

/** The keys to the account: address, password, and where it is open. */
export function Security({ of: role }: { of: Role }) {
  return (
    <>
      <EmailPart of={role} />
      <PasswordPart of={role} />
      <SecondFactorPart of={role} />
      <SessionsPart of={role} />
    </>
  )
}

/** The address to sign in with; a new one is in force once the link sent to it was opened. */
function EmailPart({ of: role }: { of: Role }) {
  const t = useText(messages)
  return (
    <Part title={t.email}>
      <Loaded query={useAccount(role)}>
        {(account) => (
          <>
            <Box sx={{ mb: 4, overflowWrap: 'anywhere' }}>{t.emailNow(account.email)}</Box>
            {account.pending_email ? (
              <Pending of={role} account={account} pending={account.pending_email} />
            ) : (
              <EmailForm of={role} />
            )}
          </>
        )}
      </Loaded>
    </Part>
  )
}

function Pending(props: {
  of: Role
  account: Account
  pending: NonNullable<Account['pending_email']>
}) {
  const t = useText(messages)
  const locale = useLocale()
  const saved = useSaved(props.of)
  const path = `/api/${props.of}/account/email` as '/api/doctor/account/email'
  const cancel = useApiMutation('delete', path, {
    onSuccess: (account) => saved(account),
    onError: toast.failed,
  })
  const { email, expires_at: until } = props.pending
  return (
    <>
      <Alert severity="info" sx={{ mb: 4, overflowWrap: 'anywhere' }}>
        {t.emailPending(email, formatDateTime(until, locale), props.account.email)}
      </Alert>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start', gap: 3 }}>
        <ResendButton
          onResend={async () =>
            saved(await api.post(`${path}/resend` as '/api/doctor/account/email/resend'))
          }
        />
        <Button disabled={cancel.isPending} onClick={() => cancel.mutate({})}>
          {t.emailCancel}
        </Button>
      </Box>
    </>
  )
}

function EmailForm({ of: role }: { of: Role }) {
  const t = useText(messages)
  const saved = useSaved(role)
  const form = useServerForm(
    { email: '', current_password: '' },
    async (body) => {
      const path = `/api/${role}/account/email` as '/api/doctor/account/email'
      const account = await api.post(path, { body })
      toast.success(t.emailSent)
      await saved(account)
    },
    undefined,
    `account email ${role}`,
  )
  return (
    <form {...form.formProps}>
      <FormError>{form.message}</FormError>
      <EmailField label={t.newEmail} autoComplete="email" {...form.field('email')} />
      <PasswordField label={t.currentPassword} {...form.field('current_password')} />
      <SubmitButton inline pending={form.pending}>
        {t.changeEmail}
      </SubmitButton>
    </form>
  )
}

/** A new password; every other browser is signed out with it. */
function PasswordPart({ of: role }: { of: Role }) {
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
    useSamePassword(),
  )
  return (
    <form {...form.formProps}>
      <FormError>{form.message}</FormError>
      <PasswordField label={t.currentPassword} {...form.field('current_password')} />
      <NewPasswordFields field={form.field} labels={t.newPassword} of={role} email={me.email} />
      <SubmitButton inline pending={form.pending}>
        {t.changePassword}
      </SubmitButton>
    </form>
  )
}
