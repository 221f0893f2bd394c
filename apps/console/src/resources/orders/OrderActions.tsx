import { useOpened } from '@officina/ui/keptInput.ts'
import { lazyWithRetry } from '@officina/ui/lazyWithRetry'
import { defineMessages, useText } from '@officina/ui/text'
import { Suspense } from 'react'
import { useSearchParams } from 'react-router'
import { ActionsMenu } from '../../schema/ActionsMenu.tsx'
import type { OrderAction } from './OrderDialogs.tsx'
import type { Order } from './types.ts'

const OrderDialog = lazyWithRetry(() => import('./OrderDialogs.tsx'))

/** The buttons that the order's states and the administrator's role allow; the first is the next step. */
export function OrderActions({ order }: { order: Order }) {
  const t = useText(messages)
  const [search, setSearch] = useSearchParams()
  const [open, setOpen] = useOpened<OrderAction>(
    `order ${order.id}`,
    search.get('do') === 'refund' && order.actions.includes('refund') ? 'refund' : undefined,
  )
  const close = () => {
    setOpen(undefined)
    if (search.has('do')) setSearch({}, { replace: true })
  }
  const asksToCancel = order.cancel_request?.status === 'open'
  const shown = offered
    .filter((action) => order.actions.includes(action))
    // a patient who waits for an answer comes before everything else
    .sort((a, b) => Number(isAnswer(b)) - Number(isAnswer(a)))
  function isAnswer(action: OrderAction) {
    return asksToCancel && (action === 'cancel' || action === 'decline_cancel')
  }
  const next = shown.find((action) =>
    ['record_payment', 'release', 'accept_amounts', 'unhold'].includes(action),
  )
  return (
    <>
      <ActionsMenu
        actions={shown.map((key) => ({
          key,
          label: t[key],
          isMain: key === next,
          isDangerous: key === 'cancel' || key === 'cancel_lines',
        }))}
        onChoose={setOpen}
      />
      {open && (
        <Suspense>
          <OrderDialog action={open} order={order} onClose={close} />
        </Suspense>
      )}
    </>
  )
}

/** In the order in which they are offered. */
const offered: OrderAction[] = [
  'record_payment',
  'retry_payment',
  'release',
  'create_shipment',
  'accept_amounts',
  'unhold',
  'hold',
  'refund',
  'resend_receipt',
  'note',
  'cancel_lines',
  'cancel',
  'decline_cancel',
]

const messages = defineMessages({
  record_payment: ['Record payment', '入金を記録'],
  retry_payment: ['Ask for payment again', '支払いを再依頼'],
  resend_receipt: ['Send receipt', '領収書を送信'],
  release: ['Release to logistics', '出荷指示'],
  create_shipment: ['Make a parcel', '出荷を分ける'],
  accept_amounts: ['Accept amounts', '金額を承認'],
  unhold: ['Release hold', '保留を解除'],
  hold: ['Hold', '保留'],
  refund: ['Refund', '返金'],
  note: ['Add a note', 'メモを追加'],
  cancel_lines: ['Cancel lines', '明細をキャンセル'],
  cancel: ['Cancel order', '注文をキャンセル'],
  decline_cancel: ['Decline the request to cancel', 'キャンセルの依頼を断る'],
})
