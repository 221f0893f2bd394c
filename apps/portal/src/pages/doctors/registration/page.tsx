import Box from '@mui/material/Box'
import { api } from '@officina/client/api'
import { businessDays } from '@officina/shared/businessDays'
import { AuthCard } from '@officina/ui/AuthCard'
import { CheckField } from '@officina/ui/CheckField'
import { EmailField } from '@officina/ui/EmailField'
import { FormError } from '@officina/ui/FormError'
import { SubmitButton } from '@officina/ui/SubmitButton'
import { defineMessages, useText } from '@officina/ui/text'
import { useServerForm } from '@officina/ui/useServerForm.ts'
import { Link, useLocation, useNavigate } from 'react-router'
import { ApplicationSteps } from '../../../features/application/ApplicationSteps.tsx'
import { hasApplied } from '../../../features/application/hasApplied.ts'
import { reviewDays } from '../../../features/application/reviewDays.ts'
import { emailIn } from '../../../features/auth/area.ts'
import { pathTo } from '../../../pathTo.ts'

export function Component() {
  const t = useText(messages)
  const navigate = useNavigate()
  const form = useServerForm(
    { email: emailIn(useLocation().state) ?? '', licensed: false },
    async ({ email }) => {
      await api.post('/api/doctor/registration', { body: { email } })
      hasApplied.forget()
      await navigate(pathTo('/doctors/registration/complete'), { state: { email } })
    },
    (values): Record<string, string[]> => (values.licensed ? {} : { licensed: [t.mustBe] }),
  )
  return (
    <AuthCard
      title={t.title}
      lead={t.lead(reviewDays())}
      help={<Link to={pathTo('/doctors/login')}>{t.login}</Link>}
      maxWidth={520}
    >
      <ApplicationSteps current={0} />
      <Box sx={{ mb: 6 }}>
        <strong>{t.need}</strong>
        <Box component="ul" sx={{ m: 0, mt: 1, pl: 5 }}>
          <li>{t.number}</li>
          <li>{t.scan}</li>
          <li>{t.bank}</li>
        </Box>
      </Box>
      <form {...form.formProps}>
        <FormError>{form.message}</FormError>
        <EmailField {...form.field('email')} autoComplete="email" help={t.help} />
        <CheckField {...form.check('licensed')} label={t.licensed} required />
        <SubmitButton pending={form.pending}>{t.submit}</SubmitButton>
      </form>
    </AuthCard>
  )
}

const messages = defineMessages({
  title: ['Apply as a doctor', '医師アカウントの申請'],
  lead: (days: number) => [
    `We review every application, usually within ${businessDays(days)}.`,
    `申請は担当者が1件ずつ確認しています。通常${days}営業日以内に結果をお知らせします。`,
  ],
  need: ['What you need', 'ご用意いただくもの'],
  number: ['Your licence number', '免許番号'],
  scan: [
    'A scan or photo of the licence (JPG, PNG, PDF or TIFF)',
    '免許証の写しまたは写真（JPG、PNG、PDF、TIFF）',
  ],
  bank: [
    'Bank details for your payouts, once you are approved',
    '手数料の振込先は、承認後にご登録いただけます',
  ],
  help: [
    'We email a link to this address. You also sign in with it.',
    'このアドレスにリンクをお送りします。ログインにも使用します。',
  ],
  licensed: ['I am a licensed practitioner', '医療資格を保有しています'],
  mustBe: [
    'Only licensed practitioners can apply. Tick the box if you are one.',
    '申請は有資格者の方に限られます。該当する場合はチェックしてください。',
  ],
  submit: ['Send link', 'リンクを送る'],
  login: ['Already have an account? Sign in', 'アカウントをお持ちの方はログイン'],
})
