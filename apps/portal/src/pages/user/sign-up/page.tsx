import Box from '@mui/material/Box'
import { api } from '@officina/client/api'
import { AuthCard } from '@officina/ui/AuthCard'
import { EmailField } from '@officina/ui/EmailField'
import { Field } from '@officina/ui/Field'
import { FormError } from '@officina/ui/FormError'
import { FormSummary } from '@officina/ui/FormSummary'
import { SubmitButton } from '@officina/ui/SubmitButton'
import { defineMessages, useLocale, useText } from '@officina/ui/text'
import { useServerForm } from '@officina/ui/useServerForm.ts'
import { Link, useNavigate } from 'react-router'
import { pathTo } from '../../../pathTo.ts'

/** A patient without an invitation asks the clinic; no account is made here. */
export function Component() {
  const t = useText(messages)
  const locale = useLocale()
  const navigate = useNavigate()
  const form = useServerForm(
    { clinic_code: '', email: '', last_name: '', first_name: '', birth_date: '', message: '' },
    async ({ message, ...values }) => {
      const body = { ...values, ...(message.trim() ? { message } : {}) }
      await api.post('/api/patient/link-request', { body })
      await navigate(pathTo('/user/sign-up/complete'), { replace: true })
    },
    ({ message: _, ...needed }) =>
      Object.fromEntries(
        Object.entries(needed)
          .filter(([, value]) => !value.trim())
          .map(([name]) => [name, [t.fill]]),
      ),
  )
  return (
    <AuthCard
      title={t.title}
      lead={t.lead}
      maxWidth={520}
      help={<Link to={pathTo('/user/login')}>{t.login}</Link>}
    >
      <form {...form.formProps}>
        <FormError>{form.message}</FormError>
        <FormSummary errors={form.errors} labels={t.labels} idOf={form.idOf} />
        <Field
          {...form.field('clinic_code')}
          label={t.labels.clinic_code}
          help={t.codeHelp}
          required
          autoComplete="off"
          inputProps={{ maxLength: 20, autoCapitalize: 'characters', spellCheck: false }}
        />
        <EmailField {...form.field('email')} autoComplete="email" label={t.labels.email} />
        <Box sx={pair}>
          {(locale === 'ja' ? names : [...names].reverse()).map(([name, autoComplete]) => (
            <Field
              key={name}
              {...form.field(name)}
              label={t.labels[name]}
              required
              autoComplete={autoComplete}
              inputProps={{ maxLength: 60 }}
            />
          ))}
        </Box>
        <Field
          {...form.field('birth_date')}
          label={t.labels.birth_date}
          type="date"
          required
          autoComplete="bday"
        />
        <Field
          {...form.field('message')}
          label={t.labels.message}
          optional
          multiline
          minRows={3}
          help={t.messageHelp}
          inputProps={{ maxLength: 500 }}
        />
        <SubmitButton pending={form.pending}>{t.submit}</SubmitButton>
      </form>
    </AuthCard>
  )
}

const pair = {
  display: 'grid',
  columnGap: 4,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
}

const names = [
  ['last_name', 'family-name'],
  ['first_name', 'given-name'],
] as const

const messages = defineMessages({
  title: ['Ask your clinic for access', 'クリニックへの登録依頼'],
  lead: [
    'Enter the code from your clinic. We pass on your request; if the clinic accepts it, you get an invitation by email.',
    'クリニックから受け取ったコードを入力してください。依頼をクリニックにお伝えし、承認されると招待メールが届きます。',
  ],
  codeHelp: [
    'Eight letters and digits, on the card or message from your clinic.',
    'クリニックのカードやメッセージに記載された8文字の英数字です。',
  ],
  messageHelp: [
    'For example, when you last visited. Leave out health details; discuss those at your visit.',
    '前回の受診日など。病状など健康に関する内容は、受診の際にお伝えください。',
  ],
  submit: ['Send request', '依頼を送る'],
  fill: ['Fill in this field.', '入力してください。'],
  login: ['Already have an account? Sign in', 'アカウントをお持ちの方はログイン'],
  labels: {
    clinic_code: ['Clinic code', 'クリニックコード'],
    email: ['Email', 'メールアドレス'],
    last_name: ['Last name', '姓'],
    first_name: ['First name', '名'],
    birth_date: ['Date of birth', '生年月日'],
    message: ['Message to the clinic', 'クリニックへのメッセージ'],
  },
})
