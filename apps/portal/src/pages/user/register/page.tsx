import { api } from '@officina/client/api'
import { AuthCard } from '@officina/ui/AuthCard'
import { Field } from '@officina/ui/Field'
import { FormError } from '@officina/ui/FormError'
import { SubmitButton } from '@officina/ui/SubmitButton'
import { defineMessages, useText } from '@officina/ui/text'
import { useServerForm } from '@officina/ui/useServerForm.ts'
import { useState } from 'react'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { isDeadLink } from '../../../features/auth/failures.ts'
import { Links } from '../../../features/auth/Links.tsx'
import { pathTo } from '../../../pathTo.ts'
import { ExpiredInvitation, Invitation } from './Invitation.tsx'
import type { Invite } from './types.ts'

type Landing = { token: string } & ({ invite: Invite } | { dead: string })

/** Reads the link of the invitation mail; uses nothing up. */
export async function loader({ request }: LoaderFunctionArgs): Promise<Landing> {
  const token = new URL(request.url).searchParams.get('token') ?? ''
  if (!token) return { token, dead: 'NONE' }
  if (token.length > 200) return { token: '', dead: 'TOKEN_EXPIRED' }
  try {
    return { token, invite: await api.post('/api/patient/invite/token', { body: { token } }) }
  } catch (error) {
    if (isDeadLink(error)) return { token, dead: error.code ?? 'TOKEN_EXPIRED' }
    throw error
  }
}

export function Component() {
  const loaded = useLoaderData<Landing>()
  const [proved, setProved] = useState<Invite>()
  const [locked, setLocked] = useState<string>()
  const invite = proved ?? ('invite' in loaded ? loaded.invite : undefined)
  if (locked) return <ExpiredInvitation token={loaded.token} reason={locked} />
  if (!invite)
    return 'dead' in loaded && loaded.dead !== 'NONE' ? (
      <ExpiredInvitation token={loaded.token} reason={loaded.dead} />
    ) : (
      <NoInvitation />
    )
  return invite.birth_date_required ? (
    <BirthDateForm token={loaded.token} invite={invite} onProved={setProved} onDead={setLocked} />
  ) : (
    <Invitation invite={invite} />
  )
}

/** Somebody came without a link. */
function NoInvitation() {
  const t = useText(messages)
  return (
    <AuthCard title={t.title} lead={t.lead}>
      <Links
        links={[
          { to: pathTo('/user/login'), label: t.login },
          { to: pathTo('/user/sign-up'), label: t.code },
        ]}
      />
    </AuthCard>
  )
}

const messages = defineMessages({
  title: ['Open your invitation', '招待メールを開いてください'],
  lead: [
    'Your doctor invites you by email. Open the link in that email on this device. If you cannot find it, ask your clinic to resend it.',
    '担当医からの招待メールにあるリンクを、この端末で開いてください。見つからない場合は、クリニックに再送をご依頼ください。',
  ],
  login: ['Already have an account? Sign in', 'アカウントをお持ちの方はログイン'],
  code: ['My doctor gave me a code', 'クリニックコードをお持ちの方はこちら'],
})

/** The identity check before anything personal is shown: three tries. */
function BirthDateForm(props: {
  token: string
  invite: Invite
  onProved: (invite: Invite) => void
  onDead: (reason: string) => void
}) {
  const t = useText(birthDateFormMessages)
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

const birthDateFormMessages = defineMessages({
  title: (doctor: string, clinic: string) => [
    `Dr ${doctor} of ${clinic} invites you`,
    `${clinic}の${doctor}先生からの招待`,
  ],
  lead: [
    'Enter your date of birth to confirm that the invitation is for you.',
    'ご本人であることを確認するため、生年月日を入力してください。',
  ],
  birthDate: ['Date of birth', '生年月日'],
  help: [
    'As your clinic has it on file. You have three attempts.',
    'クリニックにご登録の生年月日です。入力は3回までです。',
  ],
  fill: ['Enter your date of birth.', '生年月日を入力してください。'],
  submit: ['Continue', '続ける'],
})
