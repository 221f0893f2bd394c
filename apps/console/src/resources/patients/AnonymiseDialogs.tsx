import { defineMessages, useText } from '@officina/ui/text'
import { CommandDialog, PatientReasonDialog } from './dialogs.tsx'
import type { PatientDialogProps } from './types.ts'

export function AnonymiseDialog(props: PatientDialogProps) {
  const t = useText(messages)
  const { name, number } = props.patient
  return (
    <PatientReasonDialog
      {...props}
      command="anonymise"
      title={t.title(name, number)}
      consequence={t.consequence}
      verb={t.verb}
      done={t.done}
      danger
    />
  )
}

export function ConfirmAnonymiseDialog(props: PatientDialogProps) {
  const t = useText(messages)
  const { name, number } = props.patient
  return (
    <CommandDialog
      {...props}
      command="confirm-anonymise"
      title={t.confirmTitle(name, number)}
      consequence={t.confirmConsequence}
      verb={t.confirmVerb}
      done={t.confirmDone(number)}
      danger
    />
  )
}

export function WithdrawAnonymiseDialog(props: PatientDialogProps) {
  const t = useText(messages)
  return (
    <CommandDialog
      {...props}
      command="withdraw-anonymise"
      title={t.withdrawTitle(props.patient.name)}
      consequence={t.withdrawConsequence}
      verb={t.withdrawVerb}
      done={t.withdrawDone}
    />
  )
}

const messages = defineMessages({
  title: (name: string, number: string) => [
    `Ask for ${name} (${number}) to be anonymised?`,
    `${name} さん(${number})の匿名化を申請しますか`,
  ],
  consequence: [
    'Nothing happens until another administrator confirms it. Then name, addresses, health data, messages and files are gone for ever; amounts of orders and settlements stay.',
    'ほかの管理者が承認するまで何も変わりません。承認されると、氏名、住所、健康情報、メッセージ、ファイルが完全に削除されます。注文と精算の金額は残ります。',
  ],
  verb: ['Ask to anonymise', '匿名化を申請'],
  done: ['Another administrator must confirm it now', 'ほかの管理者の承認をお待ちください'],
  confirmTitle: (name: string, number: string) => [
    `Anonymise ${name} (${number}) for ever?`,
    `${name} さん(${number})を匿名化しますか`,
  ],
  confirmConsequence: [
    'This cannot be undone. Name, addresses, health data, messages and files are deleted and the patient can no longer sign in. Amounts of orders and settlements stay.',
    '元に戻せません。氏名、住所、健康情報、メッセージ、ファイルが削除され、患者はサインインできなくなります。注文と精算の金額は残ります。',
  ],
  confirmVerb: ['Anonymise', '匿名化する'],
  confirmDone: (number: string) => [`${number} is anonymised`, `${number} を匿名化しました`],
  withdrawTitle: (name: string) => [
    `Withdraw the request to anonymise ${name}?`,
    `${name} さんの匿名化の申請を取り下げますか`,
  ],
  withdrawConsequence: ['The patient stays as before.', '患者の情報はそのまま残ります。'],
  withdrawVerb: ['Withdraw', '取り下げる'],
  withdrawDone: ['The request is withdrawn', '申請を取り下げました'],
})
