import { api } from '@officina/client/api'
import { AuthCard } from '@officina/ui/AuthCard'
import { FormError } from '@officina/ui/FormError'
import { NewPasswordFields, useSamePassword } from '@officina/ui/NewPasswordFields'
import { SubmitButton } from '@officina/ui/SubmitButton'
import { defineMessages, useText } from '@officina/ui/text'
import { useServerForm } from '@officina/ui/useServerForm.ts'
import { useState } from 'react'
import { Link, type LoaderFunctionArgs, useLoaderData, useNavigate } from 'react-router'
import { pathTo } from '../../pathTo.ts'
import type { Role } from '../../session.ts'
import { areaOf } from './area.ts'
import { isDeadLink } from './failures.ts'
import { LinkButton } from './Links.tsx'

/** The page behind the mail's link: a new password, or why the link does not work. */
export function NewPassword({ of: role }: { of: Role }) {
  const link = useLoaderData<ResetLink>()
  const [dead, setDead] = useState(link === 'dead')
  return dead || link === 'dead' ? (
    <DeadLink of={role} />
  ) : (
    <PasswordForm of={role} link={link} onDead={() => setDead(true)} />
  )
}

function PasswordForm(props: { of: Role; link: Exclude<ResetLink, 'dead'>; onDead: () => void }) {
  const t = useText(messages)
  const navigate = useNavigate()
  const { base, login } = areaOf[props.of]
  const { id, token, email } = props.link
  const form = useServerForm(
    { password: '', password_confirmation: '' },
    async (values) => {
      try {
        const body = { id, token, ...values }
        await api.request('POST', `/api/${props.of}/password/reset`, { body })
      } catch (error) {
        if (isDeadLink(error)) return props.onDead()
        throw error
      }
      await navigate(pathTo(`${base}/reset-password/complete`), { replace: true })
    },
    useSamePassword(),
  )
  return (
    <AuthCard title={t.title} lead={t.lead(email)} help={<Link to={login}>{t.login}</Link>}>
      <form {...form.formProps}>
        <FormError>{form.message}</FormError>
        <NewPasswordFields field={form.field} labels={t.labels} of={props.of} />
        <SubmitButton pending={form.pending}>{t.submit}</SubmitButton>
      </form>
    </AuthCard>
  )
}

function DeadLink({ of: role }: { of: Role }) {
  const t = useText(messages)
  const { base, login } = areaOf[role]
  return (
    <AuthCard title={t.dead} lead={t.deadText} help={<Link to={login}>{t.login}</Link>}>
      <LinkButton to={pathTo(`${base}/reset-password`)}>{t.fresh}</LinkButton>
    </AuthCard>
  )
}

/** The link of the page's address: its account's masked address while it works. */
export type ResetLink = { id: string; token: string; email: string } | 'dead'

/** Checks the link on load; uses nothing up. */
export const loadResetLink =
  (role: Role) =>
  async ({ request }: LoaderFunctionArgs): Promise<ResetLink> => {
    const search = new URL(request.url).searchParams
    const [id, token] = [search.get('id') ?? '', search.get('token') ?? '']
    if (!/^[0-9a-f-]{36}$/i.test(id) || !token || token.length > 200) return 'dead'
    try {
      const { data } = await api.request('POST', `/api/${role}/password/check`, {
        body: { id, token },
      })
      return { id, token, email: (data as { email: string }).email }
    } catch (error) {
      if (isDeadLink(error)) return 'dead'
      throw error
    }
  }

const messages = defineMessages({
  title: ['Set a new password', '新しいパスワードの設定'],
  lead: (email: string) => [
    `For ${email}. Saving signs you out on all devices.`,
    `${email} のアカウントです。保存すると、すべての端末からログアウトされます。`,
  ],
  labels: {
    password: ['New password', '新しいパスワード'],
    password_confirmation: ['Confirm new password', '新しいパスワード（確認）'],
  },
  submit: ['Save password', 'パスワードを保存'],
  login: ['Back to sign-in', 'ログインに戻る'],
  dead: ['The link has expired', 'リンクの有効期限が切れています'],
  deadText: [
    'It was already used, is older than 60 minutes, or was replaced by a newer link.',
    'すでに使用されたか、60分が経過したか、より新しいリンクが送られています。',
  ],
  fresh: ['Send a new link', '新しいリンクを送る'],
})
