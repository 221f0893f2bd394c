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
  en: {
    title: (name: string, number: string) => `Ask for ${name} (${number}) to be anonymised?`,
    consequence:
      'Nothing happens until another administrator confirms it. Then name, addresses, health data, messages and files are gone for ever; amounts of orders and settlements stay.',
    verb: 'Ask to anonymise',
    done: 'Another administrator must confirm it now',
    confirmTitle: (name: string, number: string) => `Anonymise ${name} (${number}) for ever?`,
    confirmConsequence:
      'This cannot be undone. Name, addresses, health data, messages and files are deleted and the patient can no longer sign in. Amounts of orders and settlements stay.',
    confirmVerb: 'Anonymise',
    confirmDone: (number: string) => `${number} is anonymised`,
    withdrawTitle: (name: string) => `Withdraw the request to anonymise ${name}?`,
    withdrawConsequence: 'The patient stays as before.',
    withdrawVerb: 'Withdraw',
    withdrawDone: 'The request is withdrawn',
  },
  ja: {
    title: (name, number) => `${name} さん(${number})の匿名化を申請しますか`,
    consequence:
      'ほかの管理者が承認するまで何も変わりません。承認されると、氏名、住所、健康情報、メッセージ、ファイルが完全に削除されます。注文と精算の金額は残ります。',
    verb: '匿名化を申請',
    done: 'ほかの管理者の承認をお待ちください',
    confirmTitle: (name, number) => `${name} さん(${number})を匿名化しますか`,
    confirmConsequence:
      '元に戻せません。氏名、住所、健康情報、メッセージ、ファイルが削除され、患者はサインインできなくなります。注文と精算の金額は残ります。',
    confirmVerb: '匿名化する',
    confirmDone: (number) => `${number} を匿名化しました`,
    withdrawTitle: (name) => `${name} さんの匿名化の申請を取り下げますか`,
    withdrawConsequence: '患者の情報はそのまま残ります。',
    withdrawVerb: '取り下げる',
    withdrawDone: '申請を取り下げました',
  },
})
