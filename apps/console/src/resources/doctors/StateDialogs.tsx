import { CheckField } from '@officina/ui/CheckField'
import { defineMessages, useText } from '@officina/ui/text'
import { ActionDialog } from '../../schema/ActionDialog.tsx'
import { ReasonDialog } from '../../schema/ReasonDialog.tsx'
import { CodedReason } from './CodedReason.tsx'
import { type DialogProps, dialogOf } from './dialogProps.ts'

const reasons = ['compliance', 'fraud', 'expired', 'payment', 'request', 'other']

export function SuspendDialog(props: DialogProps) {
  const { doctor } = props
  const t = useText(messages)
  return (
    <ActionDialog
      {...dialogOf(props, 'suspend')}
      title={t.suspendTitle(doctor.number, doctor.name)}
      consequence={t.suspendConsequence(doctor.patients_active ?? 0)}
      verb={t.suspendVerb}
      danger
      done={t.suspendDone(doctor.name)}
      initial={{ reason_code: '', reason: '', honour_recipes: true, freeze_payouts: false }}
      body={(values) => ({ ...values, revision: doctor.revision })}
    >
      {(form) => (
        <>
          <CodedReason form={form} codes={reasons} />
          <CheckField {...form.check('honour_recipes')} label={t.honour} />
          <CheckField {...form.check('freeze_payouts')} label={t.freeze} />
        </>
      )}
    </ActionDialog>
  )
}

export function ReinstateDialog(props: DialogProps) {
  const { doctor } = props
  const t = useText(messages)
  return (
    <ReasonDialog
      {...dialogOf(props, 'reinstate')}
      title={t.reinstateTitle(doctor.number, doctor.name)}
      consequence={t.reinstateConsequence}
      verb={t.reinstateVerb}
      done={t.reinstateDone(doctor.name)}
      revision={doctor.revision}
      label={t.reason}
      max={2000}
    />
  )
}

export function CloseDialog(props: DialogProps) {
  const { doctor } = props
  const t = useText(messages)
  return (
    <ReasonDialog
      {...dialogOf(props, 'close')}
      title={t.closeTitle(doctor.number, doctor.name)}
      consequence={t.closeConsequence}
      verb={t.closeVerb}
      danger
      done={t.closeDone(doctor.name)}
      revision={doctor.revision}
      label={t.reason}
      max={2000}
    />
  )
}

const messages = defineMessages({
  suspendTitle: (number: string, name: string) => [
    `Suspend ${name} (${number})?`,
    `${name} さん(${number})の利用を停止しますか`,
  ],
  suspendConsequence: (patients: number) => [
    `The doctor is told by mail, keeps reading the records, and can issue and invite no more. ${patients} active patients are affected.`,
    `医師にメールで通知されます。記録の閲覧はできますが、レシピの発行と患者の招待はできなくなります。利用中の患者${patients}名に影響します。`,
  ],
  suspendVerb: ['Suspend', '利用停止'],
  suspendDone: (name: string) => [`${name} is suspended`, `${name} さんの利用を停止しました`],
  reason: ['Reason in words', '理由'],
  honour: [
    'Patients may go on ordering what was already recommended',
    '発行済みのレシピによる注文は引き続き受け付ける',
  ],
  freeze: ['Hold pay-outs until the account is reinstated', '再開まで支払いを保留する'],
  reinstateTitle: (number: string, name: string) => [
    `Reinstate ${name} (${number})?`,
    `${name} さん(${number})の利用を再開しますか`,
  ],
  reinstateConsequence: [
    'The doctor is told by mail and works as before. Held pay-outs flow again.',
    '医師にメールで通知され、これまでどおり利用できるようになります。保留中の支払いも再開します。',
  ],
  reinstateVerb: ['Reinstate', '利用再開'],
  reinstateDone: (name: string) => [`${name} is reinstated`, `${name} さんの利用を再開しました`],
  closeTitle: (number: string, name: string) => [
    `Close the account of ${name} (${number})?`,
    `${name} さん(${number})を解約しますか`,
  ],
  closeConsequence: [
    'This cannot be undone: the doctor can no longer sign in. All commission must be paid and no patient may be left.',
    '元に戻せません。医師はサインインできなくなります。手数料の支払いがすべて済み、患者が残っていないことが必要です。',
  ],
  closeVerb: ['Close account', '解約する'],
  closeDone: (name: string) => [`The account of ${name} is closed`, `${name} さんを解約しました`],
})
