import Button from '@mui/material/Button'
import { AuthCard } from '@officina/ui/AuthCard'
import { FormError } from '@officina/ui/FormError'
import { NewPasswordFields, useSamePassword } from '@officina/ui/NewPasswordFields'
import { SubmitButton } from '@officina/ui/SubmitButton'
import { defineMessages, useText } from '@officina/ui/text'
import { useServerForm } from '@officina/ui/useServerForm.ts'
import { useState } from 'react'
import { Link, useLoaderData, useNavigate } from 'react-router'
import { resetPassword } from '../../../session/calls.ts'
import { isDeadLink, type ResetLink } from './link.ts'

export function Component() {
  const t = useText(messages)
  const navigate = useNavigate()
  const { id, token, works } = useLoaderData<ResetLink>()
  const [dead, setDead] = useState(!works)
  const form = useServerForm(
    { password: '', password_confirmation: '' },
    async (values) => {
      try {
        await resetPassword({ id, token, ...values })
      } catch (error) {
        if (isDeadLink(error)) return setDead(true)
        throw error
      }
      await navigate('/reset-password/complete', { replace: true })
    },
    useSamePassword(),
  )
  if (dead)
    return (
      <AuthCard title={t.dead} lead={t.deadText} help={<Link to="/login">{t.login}</Link>}>
        <Button variant="contained" fullWidth component={Link} to="/reset-password">
          {t.again}
        </Button>
      </AuthCard>
    )
  return (
    <AuthCard title={t.title} lead={t.lead} help={<Link to="/login">{t.login}</Link>}>
      <form {...form.formProps}>
        <FormError>{form.message}</FormError>
        <NewPasswordFields field={form.field} labels={t.labels} of="admin" />
        <SubmitButton pending={form.pending}>{t.submit}</SubmitButton>
      </form>
    </AuthCard>
  )
}

const messages = defineMessages({
  title: ['Choose a new password', '新しいパスワード'],
  lead: [
    'This signs you out everywhere else.',
    '保存すると、ほかの端末はすべてログアウトされます。',
  ],
  labels: {
    password: ['New password', '新しいパスワード'],
    password_confirmation: ['Confirm new password', '新しいパスワード（確認）'],
  },
  submit: ['Save password', 'パスワードを保存'],
  login: ['Back to sign-in', 'ログインに戻る'],
  dead: ['The link has expired', 'リンクの有効期限が切れています'],
  deadText: [
    'It has been used, or is more than 60 minutes old. Request a new one.',
    'すでに使用されたか、60分が経過しています。新しいリンクを送信してください。',
  ],
  again: ['Send a new link', '新しいリンクを送る'],
})
