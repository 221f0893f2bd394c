import { formatMoney } from '@officina/shared/format'
import { defineMessages, useLocale, useText } from '@officina/ui/text'
import { ActionDialog } from '../../schema/ActionDialog.tsx'
import { ReasonDialog } from '../../schema/ReasonDialog.tsx'
import type { SettlementDialogProps } from './types.ts'

type Plain = 'approve' | 'paying' | 'recalculate'
type Reasoned = 'failed' | 'reopen' | 'void'

export const ApproveDialog = (props: SettlementDialogProps) => <Step {...props} command="approve" />
export const PayDialog = (props: SettlementDialogProps) => <Step {...props} command="paying" />
export const RecalculateDialog = (props: SettlementDialogProps) => (
  <Step {...props} command="recalculate" />
)
export const FailedDialog = (props: SettlementDialogProps) => (
  <ReasonStep {...props} command="failed" />
)
export const ReopenDialog = (props: SettlementDialogProps) => (
  <ReasonStep {...props} command="reopen" />
)
export const VoidDialog = (props: SettlementDialogProps) => <ReasonStep {...props} command="void" />

/** A step that asks for nothing but a yes. */
function Step({ settlement: s, onClose, command }: SettlementDialogProps & { command: Plain }) {
  const t = useText(messages)[command]
  const locale = useLocale()
  return (
    <ActionDialog
      open
      onClose={onClose}
      path={`/api/admin/settlements/${s.id}/${command}`}
      idempotent={command === 'paying'}
      title={t.title(s.number, formatMoney(s.net, s.currency, locale))}
      consequence={t.consequence}
      verb={t.verb}
      done={t.done(s.number)}
      initial={{}}
      // what is approved is what the page shows
      body={() => (command === 'approve' ? { revision: s.revision } : {})}
    />
  )
}

/** A step back; its reason is kept. */
function ReasonStep({
  settlement: s,
  onClose,
  command,
}: SettlementDialogProps & { command: Reasoned }) {
  const words = useText(messages)
  const t = words[command]
  return (
    <ReasonDialog
      onClose={onClose}
      danger
      path={`/api/admin/settlements/${s.id}/${command}`}
      idempotent={command === 'failed'}
      title={t.title(s.number, s.doctor_name)}
      consequence={t.consequence}
      verb={t.verb}
      done={t.done(s.number)}
    />
  )
}

const messages = defineMessages({
  approve: {
    title: (number: string, net: string) => [
      `Approve ${number} over ${net}?`,
      `${number}（${net}）を承認しますか`,
    ],
    consequence: [
      'It can be paid after that. Whoever closed it cannot approve it.',
      '承認すると支払いに進めます。締め処理を行った方は承認できません。',
    ],
    verb: ['Approve', '承認する'],
    done: (number: string) => [`${number} is approved`, `${number} を承認しました`],
  },
  paying: {
    title: (number: string, net: string) => [
      `${number} over ${net} is with the bank?`,
      `${number}（${net}）を銀行へ依頼しましたか`,
    ],
    consequence: [
      'Confirm that the transfer has been ordered. Bank details younger than 7 days are refused.',
      '振込を依頼したことを記録します。変更から7日以内の振込先には支払えません。',
    ],
    verb: ['Handed to the bank', '依頼済みにする'],
    done: (number: string) => [`${number} is being paid`, `${number} は振込中です`],
  },
  recalculate: {
    title: (number: string, net: string) => [
      `Recalculate ${number} (now ${net})?`,
      `${number}（現在 ${net}）を再計算しますか`,
    ],
    consequence: [
      'Everything that has become eligible by the end of the month is added.',
      '月末までに支払い対象となったものがすべて追加されます。',
    ],
    verb: ['Recalculate', '再計算する'],
    done: (number: string) => [`${number} is up to date`, `${number} を再計算しました`],
  },
  failed: {
    title: (number: string, doctor: string) => [
      `The transfer of ${number} to ${doctor} failed?`,
      `${doctor} さんへの ${number} の振込は失敗しましたか`,
    ],
    consequence: [
      'The amount is owed again, and the doctor is asked to check the bank details.',
      '金額は未払いに戻り、医師に振込先の確認を依頼します。',
    ],
    verb: ['Transfer failed', '振込失敗にする'],
    done: (number: string) => [`${number} is marked as failed`, `${number} を振込失敗にしました`],
  },
  reopen: {
    title: (number: string, doctor: string) => [
      `Reopen ${number} of ${doctor}?`,
      `${doctor} さんの ${number} の締めを取り消しますか`,
    ],
    consequence: [
      'It can be adjusted again and has to be closed by a person.',
      '再び調整できるようになります。締めは担当者が行う必要があります。',
    ],
    verb: ['Reopen', '締めを取り消す'],
    done: (number: string) => [`${number} is open again`, `${number} を集計中に戻しました`],
  },
  void: {
    title: (number: string, doctor: string) => [
      `Make ${number} of ${doctor} void?`,
      `${doctor} さんの ${number} を無効にしますか`,
    ],
    consequence: [
      'This cannot be undone. Its lines go onto a new statement.',
      '元に戻せません。明細行は新しい明細に移ります。',
    ],
    verb: ['Make void', '無効にする'],
    done: (number: string) => [`${number} is void`, `${number} を無効にしました`],
  },
})
