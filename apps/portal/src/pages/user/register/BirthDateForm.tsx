import { api } from '@officina/client/api'
import { AuthCard } from '@officina/ui/AuthCard'
import { Field } from '@officina/ui/Field'
import { FormError } from '@officina/ui/FormError'
import { SubmitButton } from '@officina/ui/SubmitButton'
import { defineMessages, useText } from '@officina/ui/text'
import { useServerForm } from '@officina/ui/useServerForm.ts'
import { isDeadLink } from '../../../features/auth/failures.ts'
import type { Invite } from './types.ts'

/** The identity check before anything personal is shown: three tries. */
export function BirthDateForm(props: {
  token: string
  invite: Invite
  onProved: (invite: Invite) => void
  onDead: (reason: string) => void
}) {
  const t = useText(messages)
  const form = useServerForm(
    { birth_date: '' },
    async ({ birth_date }) => {
      try {
        const body = { token: props.token, birth_date }
        props.onProved(await api.post('/api/patient/invite/token', { body }))
      } catch (error) {
        if (isDeadLink(error)) return props.onDead(error.code ?? 'INVITE_LOCKED')
        throw error
      }
    },
    (values): Record<string, string[]> => (values.birth_date ? {} : { birth_date: [t.fill] }),
  )
  return (
    <AuthCard title={t.title(props.invite.doctor_name, props.invite.clinic_name)} lead={t.lead}>
      <form {...form.formProps}>
        <FormError>{form.message}</FormError>
        <Field
          {...form.field('birth_date')}
          label={t.birthDate}
          type="date"
          autoComplete="bday"
          required
          help={t.help}
        />
        <SubmitButton pending={form.pending}>{t.submit}</SubmitButton>
      </form>
    </AuthCard>
  )
}

const messages = defineMessages({
  title: (doctor: string, clinic: string) => [
    `Dr ${doctor} of ${clinic} invites you`,
    `${clinic} ${doctor}医師からの招待`,
  ],
  lead: [
    'To be sure that the invitation has reached the right person, type your birth date.',
    'ご本人であることを確認するため、生年月日を入力してください。',
  ],
  birthDate: ['Birth date', '生年月日'],
  help: [
    'As your clinic has it. You have three tries.',
    'クリニックにご登録の生年月日です。入力は3回までです。',
  ],
  fill: ['Fill in your birth date.', '生年月日を入力してください。'],
  submit: ['Continue', '続ける'],
})
