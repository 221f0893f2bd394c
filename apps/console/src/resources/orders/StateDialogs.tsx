import { defineMessages, useText } from '@officina/ui/text'
import { ActionDialog } from '../../schema/ActionDialog.tsx'
import { ReasonDialog } from '../../schema/ReasonDialog.tsx'
import { asRead } from './asRead.ts'
import type { OrderDialogProps } from './types.ts'

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

export function AcceptAmountsDialog({ order, onClose }: OrderDialogProps) {
  const t = useText(messages)
  return (
    <ReasonDialog
      onClose={onClose}
      path={`/api/admin/orders/${order.id}/accept-amounts`}
      revision={order.revision}
      {...asRead(order)}
      title={t.acceptTitle(order.number)}
      consequence={order.released_at ? t.acceptSent : t.acceptWaiting}
      verb={t.accept}
      done={t.accepted(order.number)}
    />
  )
}

const messages = defineMessages({
  'retry-payment': {
    title: (number: string, patient: string) => [
      `Ask ${patient} again to pay ${number}?`,
      `${patient} さんに ${number} のお支払いを再依頼しますか`,
    ],
    text: [
      'The payment is due again, and the patient is told by mail how to pay.',
      '未払いに戻り、お支払い方法が患者にメールで送られます。',
    ],
    verb: ['Ask again', '再依頼する'],
    done: (number: string) => [
      `The payment of ${number} is due again`,
      `${number} のお支払いを再依頼しました`,
    ],
  },
  'resend-receipt': {
    title: (number: string, patient: string) => [
      `Send ${patient} the receipt of ${number}?`,
      `${patient} さんに ${number} の領収書を送りますか`,
    ],
    text: [
      'The patient gets a mail with the amounts and the link to the document.',
      '金額と書類へのリンクが患者にメールで送られます。',
    ],
    verb: ['Send receipt', '領収書を送信'],
    done: (number: string) => [
      `The receipt of ${number} is on its way`,
      `${number} の領収書を送信しました`,
    ],
  },
  releaseTitle: (number: string) => [
    `Release order ${number}?`,
    `注文 ${number} の出荷を指示しますか`,
  ],
  releaseText: [
    'A parcel is made with everything that is in stock.',
    '在庫のある商品で出荷が作成されます。',
  ],
  releaseEarly: [
    'The patient may still cancel. After the release this is over, and a parcel is made with everything that is in stock.',
    '患者はまだキャンセルできます。指示するとキャンセルできなくなり、在庫のある商品で出荷が作成されます。',
  ],
  release: ['Release', '出荷指示'],
  released: (number: string) => [`${number} is with logistics`, `${number} の出荷を指示しました`],
  unholdTitle: (number: string) => [
    `Release the hold of ${number}?`,
    `注文 ${number} の保留を解除しますか`,
  ],
  unholdText: [
    'Picking and packing go on where they stopped.',
    'ピッキングと梱包を続けられるようになります。',
  ],
  unhold: ['Release hold', '保留を解除'],
  unheld: (number: string) => [`${number} goes on`, `${number} の保留を解除しました`],
  holdTitle: (number: string) => [`Put order ${number} on hold?`, `注文 ${number} を保留しますか`],
  holdText: [
    'Nothing of it is picked or shipped until the hold is released. The stock stays reserved.',
    '解除するまでピッキングと発送が止まります。在庫の引当は維持されます。',
  ],
  hold: ['Hold', '保留する'],
  held: (number: string) => [`${number} is on hold`, `${number} を保留しました`],
  acceptTitle: (number: string) => [
    `Accept the amounts of order ${number}?`,
    `注文 ${number} の金額を承認しますか`,
  ],
  acceptSent: [
    'The order no longer needs attention. Nothing is charged or refunded.',
    '「要対応」から外れます。請求や返金は行われません。',
  ],
  acceptWaiting: [
    'The order no longer needs attention and goes to logistics once it is paid. Nothing is charged or refunded.',
    '「要対応」から外れ、お支払いが済みしだい出荷に回ります。請求や返金は行われません。',
  ],
  accept: ['Accept amounts', '金額を承認'],
  accepted: (number: string) => [`Amounts of ${number} accepted`, `${number} の金額を承認しました`],
})
