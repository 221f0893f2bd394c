import { defineMessages, useText } from '@officina/ui/text'
import { type ComponentType, useState } from 'react'
import { useSearchParams } from 'react-router'
import { ActionsMenu } from '../../schema/ActionsMenu.tsx'
import { CreateParcelDialog } from './CreateParcelDialog.tsx'
import type { Order, OrderDialogProps } from './OrderPage.tsx'
import { PaymentDialog } from './PaymentDialog.tsx'
import { RefundDialog } from './RefundDialog.tsx'
import {
  CancelDialog,
  DeclineCancelDialog,
  HoldDialog,
  NoteDialog,
  ReceiptDialog,
  ReleaseDialog,
  RetryDialog,
  UnholdDialog,
} from './StateDialogs.tsx'

type Action = keyof typeof dialogs

const dialogs = {
  record_payment: PaymentDialog,
  retry_payment: RetryDialog,
  release: ReleaseDialog,
  create_shipment: CreateParcelDialog,
  unhold: UnholdDialog,
  hold: HoldDialog,
  refund: RefundDialog,
  resend_receipt: ReceiptDialog,
  note: NoteDialog,
  cancel: CancelDialog,
  decline_cancel: DeclineCancelDialog,
} satisfies Record<string, ComponentType<OrderDialogProps>>

/** The buttons that the order's states and the administrator's role allow; the first is the next step. */
export function OrderActions({ order }: { order: Order }) {
  const t = useText(messages)
  const [search, setSearch] = useSearchParams()
  const [open, setOpen] = useState<Action | undefined>(() =>
    search.get('do') === 'refund' && order.actions.includes('refund') ? 'refund' : undefined,
  )
  const close = () => {
    setOpen(undefined)
    if (search.has('do')) setSearch({}, { replace: true })
  }
  const asksToCancel = order.cancel_request?.status === 'open'
  const shown = (Object.keys(dialogs) as Action[])
    .filter((action) => order.actions.includes(action))
    // a patient who waits for an answer comes before everything else
    .sort((a, b) => Number(isAnswer(b)) - Number(isAnswer(a)))
  function isAnswer(action: Action) {
    return asksToCancel && (action === 'cancel' || action === 'decline_cancel')
  }
  const next = shown.find((action) => ['record_payment', 'release', 'unhold'].includes(action))
  const Dialog = open && dialogs[open]
  return (
    <>
      <ActionsMenu
        actions={shown.map((key) => ({
          key,
          label: t[key],
          isMain: key === next,
          isDangerous: key === 'cancel',
        }))}
        onChoose={setOpen}
      />
      {Dialog && <Dialog order={order} onClose={close} />}
    </>
  )
}

const messages = defineMessages({
  en: {
    record_payment: 'Record payment',
    retry_payment: 'Ask for payment again',
    resend_receipt: 'Send receipt',
    release: 'Release to logistics',
    create_shipment: 'Make a parcel',
    unhold: 'Release hold',
    hold: 'Hold',
    refund: 'Refund',
    note: 'Add a note',
    cancel: 'Cancel order',
    decline_cancel: 'Decline the request to cancel',
  },
  ja: {
    record_payment: '入金を記録',
    retry_payment: '支払いを再依頼',
    resend_receipt: '領収書を送信',
    release: '出荷指示',
    create_shipment: '出荷を分ける',
    unhold: '保留を解除',
    hold: '保留',
    refund: '返金',
    note: 'メモを追加',
    cancel: '注文をキャンセル',
    decline_cancel: 'キャンセルの依頼を断る',
  },
})
