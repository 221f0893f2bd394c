import { formatMoney } from '@officina/shared/format'
import { CheckField } from '@officina/ui/CheckField'
import { defineMessages, useLocale, useText } from '@officina/ui/text'
import { ActionDialog } from '../../schema/ActionDialog.tsx'
import { ReasonDialog } from '../../schema/ReasonDialog.tsx'
import { ReasonField } from '../../schema/ReasonField.tsx'
import { asRead } from './asRead.ts'
import type { OrderDialogProps } from './types.ts'

/** The whole order; what becomes of the units, the money and the mail is chosen. */
export function CancelDialog({ order, onClose }: OrderDialogProps) {
  const t = useText(messages)
  const locale = useLocale()
  const { id, number, patient_name: patient, currency, revision } = order
  const paid = ['paid', 'partially_refunded'].includes(order.payment_state)
    ? order.total - order.refunded
    : 0
  return (
    <ActionDialog
      open
      onClose={onClose}
      path={`/api/admin/orders/${id}/cancel`}
      {...asRead(order)}
      idempotent
      danger
      title={t.cancelTitle(number, patient)}
      consequence={t.cancelText}
      verb={t.cancel}
      done={t.cancelled(number)}
      initial={{ reason: '', restock: true, refund: true, send_mail: true }}
      body={(values) => ({ ...values, revision })}
    >
      {(form) => (
        <>
          <ReasonField form={form} help={form.values.send_mail ? t.cancelReason : undefined} />
          <CheckField {...form.check('restock')} label={t.restock} />
          {paid > 0 && (
            <CheckField
              {...form.check('refund')}
              label={t.refund(formatMoney(paid, currency, locale))}
            />
          )}
          <CheckField {...form.check('send_mail')} label={t.mail} />
        </>
      )}
    </ActionDialog>
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
  cancelTitle: (number: string, patient: string) => [
    `Cancel order ${number} of ${patient}?`,
    `${patient} さんの注文 ${number} をキャンセルしますか`,
  ],
  cancelText: [
    'Nothing of it is sent, and refills are given back.',
    '発送は行われず、リフィルの回数が戻ります。',
  ],
  cancelReason: [
    'It is kept in the history, and the patient reads it in the mail.',
    '履歴に残り、患者へのメールに記載されます。',
  ],
  restock: ['The units can be sold to others', '在庫に戻し、再び販売できるようにする'],
  refund: (amount: string) => [`Refund ${amount} now`, `${amount}を今すぐ返金する`],
  mail: ['Tell the patient by mail', '患者にメールで通知する'],
  cancel: ['Cancel order', '注文をキャンセル'],
  cancelled: (number: string) => [`${number} is cancelled`, `${number} をキャンセルしました`],
  declineTitle: (number: string, patient: string) => [
    `Decline to cancel order ${number} of ${patient}?`,
    `${patient} さんの注文 ${number} のキャンセルを断りますか`,
  ],
  declineText: [
    'The order goes on as it is. The patient gets the reason by mail.',
    '注文はそのまま進みます。理由は患者にメールで送られます。',
  ],
  declineReason: ['Reason, as the patient reads it', '理由（患者に表示されます）'],
  decline: ['Decline request', '依頼を断る'],
  declined: (number: string) => [
    `${number} goes on; the patient is told`,
    `${number} を続行し、患者に通知しました`,
  ],
})
