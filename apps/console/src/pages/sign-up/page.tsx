import Button from '@mui/material/Button'
import { ApiError } from '@officina/client/errors'
import { AuthCard } from '@officina/ui/AuthCard'
import { Field } from '@officina/ui/Field'
import { FormError } from '@officina/ui/FormError'
import { FormSummary } from '@officina/ui/FormSummary'
import { FactList } from '@officina/ui/facts'
import { NewPasswordFields, useSamePassword } from '@officina/ui/NewPasswordFields'
import { PhoneField } from '@officina/ui/PhoneField'
import { SubmitButton } from '@officina/ui/SubmitButton'
import { defineMessages, useText } from '@officina/ui/text'
import { useServerForm } from '@officina/ui/useServerForm.ts'
import { Link, useLoaderData, useNavigate } from 'react-router'
import { type Invitation, signUp } from '../../session/calls.ts'
import { roleWords } from '../../session/roleWords.ts'
import type { Invited } from './invited.ts'

export function Component() {
  const invited = useLoaderData<Invited>()
  return 'invitation' in invited ? (
    <SignUpForm token={invited.token} invitation={invited.invitation} />
  ) : (
    <DeadLink />
  )
}

function SignUpForm({ token, invitation }: { token: string; invitation: Invitation }) {
  const t = useText(messages)
  const roles = useText(roleWords) as Record<string, string>
  const navigate = useNavigate()
  const form = useServerForm(
    { name: invitation.name, phone: '', password: '', password_confirmation: '' },
    async (values) => {
      await signUp({ ...values, phone: values.phone || null, token }).catch(
        async (error: unknown) => {
          if (error instanceof ApiError && error.status === 410) await navigate(0)
          throw error
        },
      )
      await navigate('/sign-up/complete', { replace: true })
    },
    useSamePassword(),
  )
  const facts = [
    { label: t.email, value: invitation.email },
    { label: t.role, value: roles[invitation.admin_role ?? ''] ?? invitation.admin_role },
    { label: t.inviter, value: invitation.invited_by },
  ].filter((fact) => fact.value)
  return (
    <AuthCard title={t.title} lead={t.lead} help={<Link to="/login">{t.login}</Link>}>
      <FactList facts={facts} columns={1} />
      <form {...form.formProps} style={{ marginTop: 24 }}>
        <FormError>{form.message}</FormError>
        <FormSummary errors={form.errors} idOf={form.idOf} labels={t.labels} />
        <Field
          {...form.field('name')}
          label={t.labels.name}
          autoComplete="name"
          required
          inputProps={{ maxLength: 100 }}
        />
        <PhoneField
          {...form.field('phone')}
          label={t.labels.phone}
          autoComplete="tel"
          optional
          inputProps={{ maxLength: 30 }}
        />
        <NewPasswordFields
          field={form.field}
          labels={t.labels}
          of="admin"
          email={invitation.email}
        />
        <SubmitButton pending={form.pending}>{t.submit}</SubmitButton>
      </form>
    </AuthCard>
  )
}

function DeadLink() {
  const t = useText(messages)
  return (
    <AuthCard title={t.dead} lead={t.deadText} help={<Link to="/login">{t.login}</Link>}>
      <Button variant="contained" fullWidth component={Link} to="/registration/complete">
        {t.again}
      </Button>
    </AuthCard>
  )
}

const messages = defineMessages({
  title: ['Create your account', 'アカウントの作成'],
  lead: [
    'You are invited to the console. Enter your name and choose a password.',
    '管理画面に招待されています。お名前とパスワードを入力してください。',
  ],
  email: ['Email', 'メールアドレス'],
  role: ['Role', '役割'],
  inviter: ['Invited by', '招待者'],
  labels: {
    name: ['Your name', 'お名前'],
    phone: ['Phone', '電話番号'],
    password: ['Password', 'パスワード'],
    password_confirmation: ['Confirm password', 'パスワード（確認）'],
  },
  submit: ['Create account', 'アカウントを作成'],
  login: ['Already have an account? Sign in', 'アカウントをお持ちの方はログイン'],
  dead: ['This link no longer works', 'このリンクは使用できません'],
  deadText: [
    'It has been used or has expired. Request a new one.',
    'すでに使用されたか、有効期限が切れています。新しいリンクを送信してください。',
  ],
  again: ['Send a new link', '新しいリンクを送る'],
})
