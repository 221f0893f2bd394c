import { defineMessages, useText } from '@officina/ui/text'
import { CommandDialog, PatientReasonDialog } from './dialogs.tsx'
import type { PatientDialogProps } from './types.ts'

export function SuspendDialog(props: PatientDialogProps) {
  const t = useText(messages)
  const { name, number } = props.patient
  return (
    <PatientReasonDialog
      {...props}
      command="suspend"
      title={t.suspend(name, number)}
      consequence={t.suspendConsequence}
      verb={t.suspendVerb}
      done={t.suspendDone(name)}
      danger
    />
  )
}

export function ReinstateDialog(props: PatientDialogProps) {
  const t = useText(messages)
  const { name, number } = props.patient
  return (
    <PatientReasonDialog
      {...props}
      command="reinstate"
      title={t.reinstate(name, number)}
      consequence={t.reinstateConsequence}
      verb={t.reinstateVerb}
      done={t.reinstateDone(name)}
    />
  )
}

export function ArchiveDialog(props: PatientDialogProps) {
  const t = useText(messages)
  const { name, number } = props.patient
  return (
    <PatientReasonDialog
      {...props}
      command="archive"
      title={t.archive(name, number)}
      consequence={t.archiveConsequence}
      verb={t.archiveVerb}
      done={t.archiveDone(name)}
      danger
    />
  )
}

export function RestoreDialog(props: PatientDialogProps) {
  const t = useText(messages)
  const { name, number } = props.patient
  return (
    <CommandDialog
      {...props}
      command="restore"
      title={t.restore(name, number)}
      consequence={t.restoreConsequence}
      verb={t.restoreVerb}
      done={t.restoreDone(name)}
    />
  )
}

const messages = defineMessages({
  suspend: (name: string, number: string) => [
    `Suspend ${name} (${number})?`,
    `${name} さん(${number})の利用を停止しますか`,
  ],
  suspendConsequence: [
    'The patient is signed out everywhere and can neither sign in nor order. Open orders go on.',
    'すべての端末からサインアウトされ、サインインも注文もできなくなります。処理中の注文はそのまま続きます。',
  ],
  suspendVerb: ['Suspend', '利用停止'],
  suspendDone: (name: string) => [`${name} is suspended`, `${name} さんの利用を停止しました`],
  reinstate: (name: string, number: string) => [
    `Reinstate ${name} (${number})?`,
    `${name} さん(${number})の利用を再開しますか`,
  ],
  reinstateConsequence: [
    'The patient can sign in and order again.',
    'サインインと注文が再びできるようになります。',
  ],
  reinstateVerb: ['Reinstate', '利用再開'],
  reinstateDone: (name: string) => [`${name} is reinstated`, `${name} さんの利用を再開しました`],
  archive: (name: string, number: string) => [
    `Archive ${name} (${number})?`,
    `${name} さん(${number})をアーカイブしますか`,
  ],
  archiveConsequence: [
    'The patient can neither sign in nor order, and an open invitation ends. The data are kept; nobody is mailed.',
    'サインインも注文もできなくなり、有効な招待は終了します。データは保存され、本人への通知はありません。',
  ],
  archiveVerb: ['Archive', 'アーカイブ'],
  archiveDone: (name: string) => [`${name} is archived`, `${name} さんをアーカイブしました`],
  restore: (name: string, number: string) => [
    `Take ${name} (${number}) out of the archive?`,
    `${name} さん(${number})をアーカイブから戻しますか`,
  ],
  restoreConsequence: [
    'Who has an account can sign in and order again; who has none can be invited.',
    '登録済みの方はサインインと注文が再びできます。未登録の方は招待できるようになります。',
  ],
  restoreVerb: ['Restore', '元に戻す'],
  restoreDone: (name: string) => [
    `${name} is out of the archive`,
    `${name} さんをアーカイブから戻しました`,
  ],
})
