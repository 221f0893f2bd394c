import { defineMessages, useText } from '@officina/ui/text'
import { ReasonDialog } from '../../schema/ReasonDialog.tsx'
import { asRead } from './asRead.ts'
import type { OrderDialogProps } from './OrderPage.tsx'

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

const messages = defineMessages({
  en: {
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
  },
  ja: {
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
  },
})
