import { Field } from '@officina/ui/Field'
import { defineMessages, useText } from '@officina/ui/text'
import { ActionDialog } from '../../schema/ActionDialog.tsx'
import { CommandDialog } from './dialogs.tsx'
import type { PatientDialogProps } from './types.ts'

export function ResendDialog(props: PatientDialogProps) {
  const t = useText(messages)
  const { name, email_masked, sends_left_today } = props.patient
  return (
    <CommandDialog
      {...props}
      command="resend-invitation"
      title={t.resend(name)}
      consequence={t.resendConsequence(email_masked ?? '', sends_left_today)}
      verb={t.resendVerb}
      done={t.resendDone(name)}
    />
  )
}

export function RevokeDialog(props: PatientDialogProps) {
  const t = useText(messages)
  return (
    <CommandDialog
      {...props}
      command="revoke-invitation"
      title={t.revoke(props.patient.name)}
      consequence={t.revokeConsequence}
      verb={t.revokeVerb}
      done={t.revokeDone}
      danger
    />
  )
}

export function AddressDialog({ patient, onClose }: PatientDialogProps) {
  const t = useText(messages)
  return (
    <ActionDialog
      open
      onClose={onClose}
      path={`/api/admin/patients/${patient.id}/change-invitation-address`}
      title={t.address(patient.name)}
      consequence={t.addressConsequence}
      verb={t.addressVerb}
      done={t.resendDone(patient.name)}
      initial={{ email: '' }}
      body={({ email }) => ({ revision: patient.revision, email })}
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
  resend: (name: string) => [
    `Send the invitation of ${name} again?`,
    `${name} さんに招待を再送しますか`,
  ],
  resendConsequence: (to: string, left: number) => [
    `A mail with a new link goes to ${to}; the link before it stops working. ${left} of 5 mails are left today.`,
    `${to} に新しいリンクが送られ、以前のリンクは無効になります。本日の残りは5通中${left}通です。`,
  ],
  resendVerb: ['Send invitation', '招待を送る'],
  resendDone: (name: string) => [
    `The invitation was sent to ${name}`,
    `${name} さんに招待を送りました`,
  ],
  revoke: (name: string) => [
    `Revoke the invitation of ${name}?`,
    `${name} さんの招待を取り消しますか`,
  ],
  revokeConsequence: [
    'The link stops working. The patient is not told.',
    'リンクは無効になります。本人への通知はありません。',
  ],
  revokeVerb: ['Revoke invitation', '招待を取り消す'],
  revokeDone: ['The invitation is revoked', '招待を取り消しました'],
  address: (name: string) => [
    `Invite ${name} at another address?`,
    `${name} さんを別のアドレスに招待しますか`,
  ],
  addressConsequence: [
    'The address in the record is replaced and a new invitation is sent to it at once. The link before it stops working.',
    '登録中のアドレスを置き換え、新しい招待をすぐに送ります。以前のリンクは無効になります。',
  ],
  addressVerb: ['Change and invite', '変更して招待'],
  email: ['New email address', '新しいメールアドレス'],
})
