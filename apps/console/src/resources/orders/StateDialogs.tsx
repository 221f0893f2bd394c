import { CheckField } from '@officina/ui/CheckField'
import { Field } from '@officina/ui/Field'
import { defineMessages, useText } from '@officina/ui/text'
import { ActionDialog } from '../../schema/ActionDialog.tsx'
import { ReasonDialog } from '../../schema/ReasonDialog.tsx'
import { asRead } from './asRead.ts'
import type { OrderDialogProps } from './OrderPage.tsx'

const nothing = () => ({})

export function ReleaseDialog({ order, onClose }: OrderDialogProps) {
  const t = useText(messages)
  const isEarly = new Date(order.cancel_until) > new Date()
  return (
    <ActionDialog
      open
      onClose={onClose}
      path={`/api/admin/orders/${order.id}/release`}
      title={t.releaseTitle(order.number)}
      consequence={isEarly ? t.releaseEarly : t.releaseText}
      verb={t.release}
      done={t.released(order.number)}
      {...asRead(order)}
      initial={nothing()}
      body={() => ({ revision: order.revision })}
    />
  )
}

export function UnholdDialog({ order, onClose }: OrderDialogProps) {
  const t = useText(messages)
  return (
    <ActionDialog
      open
      onClose={onClose}
      path={`/api/admin/orders/${order.id}/unhold`}
      title={t.unholdTitle(order.number)}
      consequence={t.unholdText}
      verb={t.unhold}
      done={t.unheld(order.number)}
      {...asRead(order)}
      initial={nothing()}
      body={() => ({ revision: order.revision })}
    />
  )
}

/** The payment failed; the patient is asked again. */
export const RetryDialog = (props: OrderDialogProps) => (
  <RevisionDialog {...props} command="retry-payment" />
)
export const ReceiptDialog = (props: OrderDialogProps) => (
  <RevisionDialog {...props} command="resend-receipt" />
)

function RevisionDialog(props: OrderDialogProps & { command: 'retry-payment' | 'resend-receipt' }) {
  const { order, onClose, command } = props
  const t = useText(messages)[command]
  return (
    <ActionDialog
      open
      onClose={onClose}
      path={`/api/admin/orders/${order.id}/${command}`}
      idempotent
      title={t.title(order.number, order.patient_name)}
      consequence={t.text}
      verb={t.verb}
      done={t.done(order.number)}
      {...asRead(order)}
      initial={nothing()}
      body={() => ({ revision: order.revision })}
    />
  )
}

export function HoldDialog(props: OrderDialogProps) {
  const t = useText(messages)
  const { id, number } = props.order
  return (
    <ReasonDialog
      onClose={props.onClose}
      path={`/api/admin/orders/${id}/hold`}
      revision={props.order.revision}
      {...asRead(props.order)}
      title={t.holdTitle(number)}
      consequence={t.holdText}
      verb={t.hold}
      done={t.held(number)}
    />
  )
}

export function CancelDialog(props: OrderDialogProps) {
  const t = useText(messages)
  const { id, number, patient_name: patient, payment_state: payment } = props.order
  return (
    <ReasonDialog
      onClose={props.onClose}
      path={`/api/admin/orders/${id}/cancel`}
      revision={props.order.revision}
      {...asRead(props.order)}
      idempotent
      title={t.cancelTitle(number, patient)}
      consequence={payment === 'paid' ? t.cancelPaid : t.cancelText}
      verb={t.cancel}
      done={t.cancelled(number)}
      danger
    />
  )
}

/** The patient waits for an answer, and the order goes on. */
export function DeclineCancelDialog(props: OrderDialogProps) {
  const t = useText(messages)
  const { id, number, patient_name: patient } = props.order
  return (
    <ReasonDialog
      onClose={props.onClose}
      path={`/api/admin/orders/${id}/decline-cancel`}
      revision={props.order.revision}
      {...asRead(props.order)}
      title={t.declineTitle(number, patient)}
      consequence={t.declineText}
      label={t.declineReason}
      verb={t.decline}
      done={t.declined(number)}
    />
  )
}

export function NoteDialog({ order, onClose }: OrderDialogProps) {
  const t = useText(messages)
  return (
    <ActionDialog
      open
      onClose={onClose}
      path={`/api/admin/orders/${order.id}/notes`}
      title={t.noteTitle(order.number)}
      consequence={t.noteText}
      verb={t.note}
      done={t.noted}
      initial={{ text: '', to_patient: false }}
      body={(values) => values}
    >
      {(form) => (
        <>
          <Field
            {...form.field('text')}
            label={t.noteLabel}
            required
            multiline
            minRows={3}
            inputProps={{ maxLength: 1000 }}
          />
          <CheckField {...form.check('to_patient')} label={t.toPatient(order.patient_name)} />
        </>
      )}
    </ActionDialog>
  )
}

const messages = defineMessages({
  en: {
    'retry-payment': {
      title: (number: string, patient: string) => `Ask ${patient} again to pay ${number}?`,
      text: 'The payment is due again, and the patient is told by mail how to pay.',
      verb: 'Ask again',
      done: (number: string) => `The payment of ${number} is due again`,
    },
    'resend-receipt': {
      title: (number: string, patient: string) => `Send ${patient} the receipt of ${number}?`,
      text: 'The patient gets a mail with the amounts and the link to the document.',
      verb: 'Send receipt',
      done: (number: string) => `The receipt of ${number} is on its way`,
    },
    releaseTitle: (number: string) => `Release order ${number}?`,
    releaseText: 'A parcel is made with everything that is in stock.',
    releaseEarly:
      'The patient may still cancel. After the release this is over, and a parcel is made with everything that is in stock.',
    release: 'Release',
    released: (number: string) => `${number} is with logistics`,
    unholdTitle: (number: string) => `Release the hold of ${number}?`,
    unholdText: 'Picking and packing go on where they stopped.',
    unhold: 'Release hold',
    unheld: (number: string) => `${number} goes on`,
    holdTitle: (number: string) => `Put order ${number} on hold?`,
    holdText:
      'Nothing of it is picked or shipped until the hold is released. The stock stays reserved.',
    hold: 'Hold',
    held: (number: string) => `${number} is on hold`,
    cancelTitle: (number: string, patient: string) => `Cancel order ${number} of ${patient}?`,
    cancelText: 'The stock is free again, refills are given back, and the patient is told by mail.',
    cancelPaid:
      'The whole amount is refunded, the stock is free again, refills are given back, and the patient is told by mail.',
    cancel: 'Cancel order',
    cancelled: (number: string) => `${number} is cancelled`,
    declineTitle: (number: string, patient: string) =>
      `Decline to cancel order ${number} of ${patient}?`,
    declineText: 'The order goes on as it is. The patient gets the reason by mail.',
    declineReason: 'Reason, as the patient reads it',
    decline: 'Decline request',
    declined: (number: string) => `${number} goes on; the patient is told`,
    noteTitle: (number: string) => `Note on order ${number}`,
    noteText:
      'Only administrators read it, unless it is sent to the patient too. It cannot be changed later.',
    toPatient: (name: string) => `Send it to ${name} by mail`,
    noteLabel: 'Note',
    note: 'Add note',
    noted: 'The note is in the history',
  },
  ja: {
    'retry-payment': {
      title: (number, patient) => `${patient} さんに ${number} のお支払いを再依頼しますか`,
      text: '未払いに戻り、お支払い方法が患者にメールで送られます。',
      verb: '再依頼する',
      done: (number) => `${number} のお支払いを再依頼しました`,
    },
    'resend-receipt': {
      title: (number, patient) => `${patient} さんに ${number} の領収書を送りますか`,
      text: '金額と書類へのリンクが患者にメールで送られます。',
      verb: '領収書を送信',
      done: (number) => `${number} の領収書を送信しました`,
    },
    releaseTitle: (number) => `注文 ${number} の出荷を指示しますか`,
    releaseText: '在庫のある商品で出荷が作成されます。',
    releaseEarly:
      '患者はまだキャンセルできます。指示するとキャンセルできなくなり、在庫のある商品で出荷が作成されます。',
    release: '出荷指示',
    released: (number) => `${number} の出荷を指示しました`,
    unholdTitle: (number) => `注文 ${number} の保留を解除しますか`,
    unholdText: 'ピッキングと梱包を続けられるようになります。',
    unhold: '保留を解除',
    unheld: (number) => `${number} の保留を解除しました`,
    holdTitle: (number) => `注文 ${number} を保留しますか`,
    holdText: '解除するまでピッキングと発送が止まります。在庫の引当は維持されます。',
    hold: '保留する',
    held: (number) => `${number} を保留しました`,
    cancelTitle: (number, patient) => `${patient} さんの注文 ${number} をキャンセルしますか`,
    cancelText: '在庫の引当とリフィルの回数が戻り、患者にメールで通知されます。',
    cancelPaid: '全額が返金され、在庫の引当とリフィルの回数が戻り、患者にメールで通知されます。',
    cancel: '注文をキャンセル',
    cancelled: (number) => `${number} をキャンセルしました`,
    declineTitle: (number, patient) => `${patient} さんの注文 ${number} のキャンセルを断りますか`,
    declineText: '注文はそのまま進みます。理由は患者にメールで送られます。',
    declineReason: '理由（患者に表示されます）',
    decline: '依頼を断る',
    declined: (number) => `${number} を続行し、患者に通知しました`,
    noteTitle: (number) => `注文 ${number} のメモ`,
    noteText: '患者に送る場合を除き、管理者だけが読めます。あとから変更できません。',
    toPatient: (name) => `${name} さんにメールで送る`,
    noteLabel: 'メモ',
    note: 'メモを追加',
    noted: 'メモを履歴に残しました',
  },
})
