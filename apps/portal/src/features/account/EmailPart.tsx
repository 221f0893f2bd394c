import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { api } from '@officina/client/api'
import { formatDateTime } from '@officina/shared/format'
import { EmailField } from '@officina/ui/EmailField'
import { errorText } from '@officina/ui/errorText.ts'
import { FormError } from '@officina/ui/FormError'
import { PasswordField } from '@officina/ui/PasswordField'
import { ResendButton } from '@officina/ui/ResendButton'
import { SubmitButton } from '@officina/ui/SubmitButton'
import { useLocale, useText } from '@officina/ui/text'
import { useServerForm } from '@officina/ui/useServerForm.ts'
import { useMutation } from '@tanstack/react-query'
import type { Role } from '../../session.ts'
import { Loaded } from '../Loaded.tsx'
import { toast } from '../toast.tsx'
import { messages } from './messages.ts'
import { Part } from './parts.tsx'
import { type Account, useAccount, useSaved } from './useAccount.ts'

/** The address to sign in with; a new one is in force once the link sent to it was opened. */
export function EmailPart({ of: role }: { of: Role }) {
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
  const cancel = useMutation({
    mutationFn: () => api.del(path),
    onSuccess: (account) => saved(account),
    onError: (error) => toast.error(errorText(error)),
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
        <Button disabled={cancel.isPending} onClick={() => cancel.mutate()}>
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
      <PasswordField
        label={t.currentPassword}
        {...form.field('current_password')}
        value={form.values.current_password}
      />
      <SubmitButton size="medium" fullWidth={false} pending={form.pending}>
        {t.changeEmail}
      </SubmitButton>
    </form>
  )
}
