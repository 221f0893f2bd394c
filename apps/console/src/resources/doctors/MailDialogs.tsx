import { Field } from '@officina/ui/Field'
import { defineMessages, useText } from '@officina/ui/text'
import { ActionDialog } from '../../schema/ActionDialog.tsx'
import { type DialogProps, dialogOf } from './dialogProps.ts'

export function ResetDialog(props: DialogProps) {
  const { doctor } = props
  const t = useText(messages)
  return (
    <ActionDialog
      {...dialogOf(props, 'send-password-reset')}
      title={t.resetTitle(doctor.name)}
      consequence={t.resetConsequence(doctor.email)}
      verb={t.resetVerb}
      done={t.sent(doctor.name)}
      initial={{}}
      body={() => ({ revision: doctor.revision })}
    />
  )
}

export function AskRenewalDialog(props: DialogProps) {
  const { doctor } = props
  const t = useText(messages)
  return (
    <ActionDialog
      {...dialogOf(props, 'request-licence-renewal')}
      title={t.renewalTitle(doctor.name)}
      consequence={t.renewalConsequence}
      verb={t.renewalVerb}
      done={t.sent(doctor.name)}
      initial={{}}
      body={() => ({ revision: doctor.revision })}
    />
  )
}

export function EmailDialog(props: DialogProps) {
  const { doctor } = props
  const t = useText(messages)
  return (
    <ActionDialog
      {...dialogOf(props, 'change-email')}
      title={t.emailTitle(doctor.name)}
      consequence={t.emailConsequence(doctor.email)}
      verb={t.emailVerb}
      done={t.emailDone}
      initial={{ email: '' }}
      body={({ email }) => ({ revision: doctor.revision, email })}
    >
      {(form) => (
        <Field
          {...form.field('email')}
          label={t.email}
          type="email"
          required
          inputProps={{ maxLength: 254, autoComplete: 'off' }}
        />
      )}
    </ActionDialog>
  )
}

const messages = defineMessages({
  sent: (name: string) => [`The mail to ${name} is on its way`, `${name} さんにメールを送りました`],
  resetTitle: (name: string) => [
    `Send ${name} a link for a new password?`,
    `${name} さんにパスワード再設定のリンクを送りますか`,
  ],
  resetConsequence: (email: string) => [
    `It goes to ${email} and works for 60 minutes. The password stays until the link is used.`,
    `${email} に60分間有効なリンクが送られます。使われるまで現在のパスワードは変わりません。`,
  ],
  resetVerb: ['Send link', 'リンクを送る'],
  renewalTitle: (name: string) => [
    `Ask ${name} for the renewed licence?`,
    `${name} さんに更新後の免許の提出を依頼しますか`,
  ],
  renewalConsequence: [
    'A mail says where to send it. The licence on record stays in force until then.',
    '提出方法を案内するメールが送られます。それまでは現在の免許が有効です。',
  ],
  renewalVerb: ['Send request', '依頼を送る'],
  emailTitle: (name: string) => [
    `Change the email address of ${name}?`,
    `${name} さんのメールアドレスを変更しますか`,
  ],
  emailConsequence: (email: string) => [
    `A link goes to the new address; ${email} stays in force until it is opened, and is told.`,
    `新しいアドレスに確認のリンクが送られます。開かれるまでは ${email} が有効で、こちらにも通知されます。`,
  ],
  emailVerb: ['Send link', 'リンクを送る'],
  emailDone: ['The link to confirm the address is on its way', '確認のリンクを送りました'],
  email: ['New email address', '新しいメールアドレス'],
})
