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
  en: {
    suspendTitle: (number: string, name: string) => `Suspend ${name} (${number})?`,
    suspendConsequence: (patients: number) =>
      `The doctor is told by mail, keeps reading the records, and can issue and invite no more. ${patients} active patients are affected.`,
    suspendVerb: 'Suspend',
    suspendDone: (name: string) => `${name} is suspended`,
    reason: 'Reason in words',
    honour: 'Patients may go on ordering what was already recommended',
    freeze: 'Hold pay-outs until the account is reinstated',
    reinstateTitle: (number: string, name: string) => `Reinstate ${name} (${number})?`,
    reinstateConsequence:
      'The doctor is told by mail and works as before. Held pay-outs flow again.',
    reinstateVerb: 'Reinstate',
    reinstateDone: (name: string) => `${name} is reinstated`,
    closeTitle: (number: string, name: string) => `Close the account of ${name} (${number})?`,
    closeConsequence:
      'This cannot be undone: the doctor can no longer sign in. All commission must be paid and no patient may be left.',
    closeVerb: 'Close account',
    closeDone: (name: string) => `The account of ${name} is closed`,
  },
  ja: {
    suspendTitle: (number, name) => `${name} さん(${number})の利用を停止しますか`,
    suspendConsequence: (patients) =>
      `医師にメールで通知されます。記録の閲覧はできますが、レシピの発行と患者の招待はできなくなります。利用中の患者${patients}名に影響します。`,
    suspendVerb: '利用停止',
    suspendDone: (name) => `${name} さんの利用を停止しました`,
    reason: '理由',
    honour: '発行済みのレシピによる注文は引き続き受け付ける',
    freeze: '再開まで支払いを保留する',
    reinstateTitle: (number, name) => `${name} さん(${number})の利用を再開しますか`,
    reinstateConsequence:
      '医師にメールで通知され、これまでどおり利用できるようになります。保留中の支払いも再開します。',
    reinstateVerb: '利用再開',
    reinstateDone: (name) => `${name} さんの利用を再開しました`,
    closeTitle: (number, name) => `${name} さん(${number})を解約しますか`,
    closeConsequence:
      '元に戻せません。医師はサインインできなくなります。手数料の支払いがすべて済み、患者が残っていないことが必要です。',
    closeVerb: '解約する',
    closeDone: (name) => `${name} さんを解約しました`,
  },
})
