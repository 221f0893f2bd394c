import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import { ApiError, api } from '@officina/client/api'
import { useApiMutation } from '@officina/client/query'
import { formatDate } from '@officina/shared/format'
import { errorText } from '@officina/ui/errorText.ts'
import { Field } from '@officina/ui/Field'
import { FormError } from '@officina/ui/FormError'
import { KeptNotice } from '@officina/ui/KeptNotice'
import { PasswordField } from '@officina/ui/PasswordField'
import { SubmitButton } from '@officina/ui/SubmitButton'
import { defineMessages, useLocale, useText } from '@officina/ui/text'
import { useState } from 'react'
import { Loaded } from '../Loaded.tsx'
import { toast } from '../toast.tsx'
import { useKeptForm } from '../useKeptForm.ts'
import { Part } from './parts.tsx'
import { type PatientAccount, usePatientAccount, useSaved } from './useAccount.ts'

/** The wish to be deleted: what goes, what stays, and the way back until it is decided. */
export function DeletionPart() {
  const t = useText(messages)
  return (
    <Part title={t.title}>
      <Loaded query={usePatientAccount()}>
        {({ deletion_asked_at: askedAt }) =>
          askedAt ? <SavedWish askedAt={askedAt} /> : <SavedForm />
        }
      </Loaded>
    </Part>
  )
}

/** The wish alone, of somebody whose account cannot be read: they have not accepted new terms. */
export function DeletionRequest() {
  const t = useText(messages)
  const locale = useLocale()
  const [asked, setAsked] = useState<string>()
  const show = ({ deletion_asked_at: askedAt }: PatientAccount) =>
    setAsked(askedAt ? t.asked(formatDate(askedAt, locale)) : undefined)
  return (
    <Part title={t.title}>
      {asked ? (
        <Asked text={asked} onWithdrawn={show} />
      ) : (
        <AskForm onSent={show} onAskedBefore={setAsked} />
      )}
    </Part>
  )
}

function SavedForm() {
  return <AskForm onSent={useSaved('patient')} />
}

function SavedWish({ askedAt }: { askedAt: string }) {
  const t = useText(messages)
  const locale = useLocale()
  return <Asked text={t.asked(formatDate(askedAt, locale))} onWithdrawn={useSaved('patient')} />
}

function Asked(props: { text: string; onWithdrawn: (account: PatientAccount) => unknown }) {
  const t = useText(messages)
  const withdraw = useApiMutation('delete', '/api/patient/account/deletion', {
    onSuccess: async (account) => {
      toast.success(t.withdrawn)
      await props.onWithdrawn(account)
    },
    onError: toast.failed,
  })
  return (
    <>
      <Alert severity="info" sx={{ mb: 4 }}>
        {props.text}
      </Alert>
      <Button disabled={withdraw.isPending} onClick={() => withdraw.mutate({})}>
        {t.withdraw}
      </Button>
    </>
  )
}

function AskForm(props: {
  onSent: (account: PatientAccount) => unknown
  /** What is said of a wish that this page did not know of. */
  onAskedBefore?: (said: string) => void
}) {
  const { onSent, onAskedBefore } = props
  const t = useText(messages)
  const form = useKeptForm('account deletion', { reason: '', current_password: '' }, submit)

  async function submit(values: { reason: string; current_password: string }) {
    const body = { ...values, reason: values.reason.trim() || null }
    try {
      const account = await api.post('/api/patient/account/deletion', { body })
      toast.success(t.sent)
      await onSent(account)
    } catch (error) {
      const wasAsked = error instanceof ApiError && error.code === 'ALREADY_ASKED'
      if (!wasAsked || !onAskedBefore) throw error
      onAskedBefore(errorText(error))
    }
  }
  return (
    <form {...form.formProps}>
      <ul style={{ paddingInlineStart: 20, marginTop: 0 }}>
        {Object.values(t.facts).map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
      </ul>
      <KeptNotice kept={form.kept} />
      <FormError>{form.message}</FormError>
      <Field
        {...form.field('reason')}
        label={t.reason}
        optional
        multiline
        minRows={2}
        inputProps={{ maxLength: 500 }}
      />
      <PasswordField label={t.password} {...form.field('current_password')} />
      <SubmitButton inline pending={form.pending} color="error" variant="outlined">
        {t.verb}
      </SubmitButton>
    </form>
  )
}

const messages = defineMessages({
  title: ['Delete my account', 'アカウントの削除'],
  facts: {
    deleted: [
      'Your name, addresses, health data, messages and files are deleted permanently, and you can no longer sign in.',
      'お名前、ご住所、健康情報、メッセージ、ファイルを完全に削除し、ログインできなくなります。',
    ],
    repeats: ['Your repeats stop with the request.', '定期注文は、ご依頼の時点で停止します。'],
    kept: [
      'Amounts of orders are kept, without your name, for as long as bookkeeping rules require.',
      'ご注文の金額は、会計上の保存期間中、お名前を除いて保管します。',
    ],
    clinic: [
      'Your clinic may have to keep its own records of your treatment.',
      'クリニックには、診療の記録を保管する義務がある場合があります。',
    ],
    when: [
      'We review your request within 30 days, after any open orders are completed. You can withdraw it until then.',
      'ご依頼は30日以内に確認します。お届け前のご注文がある場合は、その完了後に確認します。それまでは取り下げられます。',
    ],
  },
  reason: ['Reason', '理由'],
  password: ['Current password', '現在のパスワード'],
  verb: ['Request deletion', '削除を依頼する'],
  sent: [
    'Request sent. We have emailed you a copy.',
    '依頼を受け付けました。確認のメールをお送りしました。',
  ],
  asked: (day: string) => [
    `You requested deletion of your account on ${day}. We will review your request within 30 days.`,
    `${day}にアカウントの削除をご依頼いただきました。30日以内に確認いたします。`,
  ],
  withdraw: ['Keep my account', 'アカウントを残す'],
  withdrawn: ['Request withdrawn', '依頼を取り下げました'],
})
