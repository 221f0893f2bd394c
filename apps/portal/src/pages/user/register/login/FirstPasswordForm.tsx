import Box from '@mui/material/Box'
import { ApiError, api } from '@officina/client/api'
import { AuthCard } from '@officina/ui/AuthCard'
import { CheckField } from '@officina/ui/CheckField'
import { errorText } from '@officina/ui/errorText.ts'
import { Field } from '@officina/ui/Field'
import { FormError } from '@officina/ui/FormError'
import { FormSummary } from '@officina/ui/FormSummary'
import { NewPasswordFields, useSamePassword } from '@officina/ui/NewPasswordFields'
import { SubmitButton } from '@officina/ui/SubmitButton'
import { defineMessages, useText } from '@officina/ui/text'
import { useServerForm } from '@officina/ui/useServerForm.ts'
import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { isDeadLink } from '../../../../features/auth/failures.ts'
import { LinkButton } from '../../../../features/auth/Links.tsx'
import { ConsentFields } from '../../../../features/legal/ConsentFields.tsx'
import {
  forgetLegalVersions,
  legalVersionOf,
  preloadLegalVersions,
} from '../../../../features/legal/legalText.ts'
import { pathTo } from '../../../../pathTo.ts'
import { askAgain, isMe, rememberMe } from '../../../../session.ts'
import type { Invite } from '../types.ts'

/** The first password and the consents; signs in. */
export function FirstPasswordForm({ invite, onDead }: { invite: Invite; onDead: () => void }) {
  const t = useText(firstPasswordMessages)
  const navigate = useNavigate()
  const samePassword = useSamePassword()
  const [accepted, setAccepted] = useState<string>()
  useEffect(preloadLegalVersions, [])
  const form = useServerForm(
    {
      password: '',
      password_confirmation: '',
      terms: false,
      privacy: false,
      health_data_accepted: false,
      disclosure: false,
    },
    async ({ password, password_confirmation }) => {
      try {
        const versionOf = await legalVersionOf()
        const me = await api.post('/api/patient/invite/login', {
          body: {
            patient_id: invite.patient_id ?? '',
            password,
            password_confirmation,
            terms_version: versionOf('terms-of-service'),
            privacy_version: versionOf('privacy-policy'),
            health_data_accepted: true,
            disclosure_version: invite.disclosure_version,
          },
        })
        if (isMe(me)) rememberMe('patient', me)
        else askAgain('patient')
      } catch (error) {
        if (isDeadLink(error)) return onDead()
        // done, and the link with it: only the sign-in is left
        if (error instanceof ApiError && error.code === 'SECOND_FACTOR_NEEDED')
          return setAccepted(errorText(error))
        forgetLegalVersions()
        throw error
      }
      await navigate(await whereTo(), { replace: true })
    },
    (values) => ({ ...problemsOf(values, t), ...samePassword(values) }),
  )
  if (accepted)
    return (
      <AuthCard title={t.accepted} lead={accepted}>
        <LinkButton to={pathTo('/user/login')}>{t.signIn}</LinkButton>
      </AuthCard>
    )
  return (
    <AuthCard
      title={invite.reopens_account ? t.newTitle : t.title}
      lead={(invite.reopens_account ? t.newLead : t.lead)(invite.clinic_name)}
      maxWidth={520}
    >
      <form {...form.formProps}>
        <FormError>{form.message}</FormError>
        <FormSummary errors={form.errors} labels={t.labels} idOf={form.idOf} />
        <Field
          label={t.email}
          type="email"
          name="username"
          autoComplete="username"
          value={invite.email}
          readOnly
        />
        <NewPasswordFields field={form.field} labels={t.labels} of="patient" email={invite.email} />
        <ConsentFields of="patient" check={form.check} />
        <CheckField {...form.check('health_data_accepted')} required label={t.health} />
        <Box sx={{ mb: 2, color: 'text.secondary', whiteSpace: 'pre-line' }}>
          {invite.disclosure_text}
        </Box>
        <CheckField {...form.check('disclosure')} required label={t.disclosure} />
        <SubmitButton pending={form.pending}>
          {invite.reopens_account ? t.accept : t.submit}
        </SubmitButton>
      </form>
    </AuthCard>
  )
}

/** The recipe that waits, else what can be done first. */
async function whereTo(): Promise<string> {
  const query = { range: [0, 0] as [number, number], filter: { tab: 'current' as const } }
  const { data } = await api
    .list('/api/patient/recipes', { params: { query } })
    .catch(() => ({ data: [] }))
  const [recipe] = data
  return recipe ? pathTo('/user/recipes', {}, { id: recipe.id }) : pathTo('/user/register/complete')
}

function problemsOf(
  values: Record<string, string | boolean>,
  t: (typeof firstPasswordMessages)['en'],
): Record<string, string[]> {
  const unticked = ['terms', 'privacy', 'health_data_accepted', 'disclosure'].filter(
    (name) => !values[name],
  )
  return {
    ...(values.password ? {} : { password: [t.fill] }),
    ...Object.fromEntries(unticked.map((name) => [name, [t.consent]])),
  }
}

const firstPasswordMessages = defineMessages({
  title: ['Choose a password', 'パスワードの設定'],
  lead: (clinic: string) => [
    `Use it to sign in and see what ${clinic} has prepared for you.`,
    `${clinic}からのご案内を確認するためのパスワードを設定してください。`,
  ],
  newTitle: ['Choose a new password', '新しいパスワードの設定'],
  newLead: (clinic: string) => [
    `You already have an account. Choose a new password to join ${clinic}.`,
    `すでにアカウントをお持ちです。新しいパスワードを設定して、${clinic}の招待を受けてください。`,
  ],
  email: ['Email', 'メールアドレス'],
  health: [
    'My doctor may use my health data here for my care',
    '診療のために、担当医がここで私の健康情報を利用することに同意します',
  ],
  disclosure: [
    'I have read what my clinic earns on my orders',
    'クリニックの手数料についての説明を確認しました',
  ],
  submit: ['Create account', 'アカウントを作成'],
  accept: ['Accept invitation', '招待を受ける'],
  accepted: ['Invitation accepted', '招待を受け付けました'],
  signIn: ['Sign in', 'ログイン'],
  fill: ['Fill in this field.', '入力してください。'],
  consent: ['Tick the box to continue.', 'お進みいただくにはチェックが必要です。'],
  labels: {
    password: ['Password', 'パスワード'],
    password_confirmation: ['Confirm password', 'パスワード（確認）'],
    terms: ['Terms of service', '利用規約'],
    privacy: ['Privacy policy', 'プライバシーポリシー'],
    health_data_accepted: ['Health data', '健康情報の利用'],
    disclosure: ['What my clinic earns', 'クリニックの手数料'],
  },
})
