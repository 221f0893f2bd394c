import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import { invalidate, rereadAfterConflict, useApiMutation } from '@officina/client/query'
import { formatDateTime } from '@officina/shared/format'
import { ConfirmDialog } from '@officina/ui/ConfirmDialog'
import { useOpened } from '@officina/ui/keptInput.ts'
import { defineMessages, Space, useLocale, useText } from '@officina/ui/text'
import { useQueryClient } from '@tanstack/react-query'
import { toast } from '../../../features/toast.tsx'
import type { Order } from './OrderLines.tsx'

const path = '/api/patient/orders'

/** After the window the patient can no longer cancel, but ask. */
export function AskToCancel({ order }: { order: Order }) {
  const t = useText(cancelMessages)
  const client = useQueryClient()
  const [open, setOpen] = useOpened<boolean>(`ask to cancel ${order.id}`)
  const ask = useApiMutation('post', '/api/patient/orders/{orderId}/ask-to-cancel', {
    invalidates: [path],
    onSuccess: () => {
      setOpen(false)
      toast.success(t.asked)
    },
  })
  return (
    <>
      <Button color="error" onClick={() => setOpen(true)}>
        {t.ask}
      </Button>
      <ConfirmDialog
        open={Boolean(open)}
        title={t.title(order.number)}
        consequence={t.consequence}
        verb={t.ask}
        cancels
        reason={`ask to cancel ${order.id}`}
        reasonOptional
        reasonLabel={t.reason}
        reasonMax={300}
        call={ask.error?.handled ? undefined : ask}
        onConfirm={(reason) =>
          ask.mutateAsync({
            params: { path: { orderId: order.id } },
            body: reason ? { reason } : {},
          })
        }
        onClose={() => {
          rereadAfterConflict(client, ask.error, [path])
          setOpen(false)
        }}
      />
    </>
  )
}

/** The patient wants the order after all. */
function TakeBack({ order }: { order: Order }) {
  const t = useText(cancelMessages)
  const client = useQueryClient()
  const takeBack = useApiMutation('post', '/api/patient/orders/{orderId}/withdraw-cancel', {
    invalidates: [path],
    onSuccess: () => toast.success(t.takenBack),
    onError: (error) => {
      toast.failed(error)
      // it may have been answered meanwhile
      void invalidate(client, path)
    },
  })
  return (
    <Button
      color="inherit"
      aria-busy={takeBack.isPending || undefined}
      onClick={() =>
        takeBack.isPending || takeBack.mutate({ params: { path: { orderId: order.id } } })
      }
    >
      {t.takeBack}
    </Button>
  )
}

/** What became of the wish to cancel; an order that was cancelled says so itself. */
export function CancelAnswer({ order }: { order: Order }) {
  const t = useText(cancelMessages)
  const locale = useLocale()
  const request = order.cancel_request
  if (!request || request.status === 'accepted') return null
  return (
    <Alert
      severity="info"
      sx={{ mb: 5 }}
      action={request.status === 'open' && <TakeBack order={order} />}
    >
      {request.status === 'open'
        ? t.open(formatDateTime(request.requested_at, locale))
        : t[request.status]}
      <Space />
      {request.answer}
    </Alert>
  )
}

const cancelMessages = defineMessages({
  ask: ['Request cancellation', 'キャンセルを依頼'],
  title: (number: string) => [
    `Request cancellation of order ${number}?`,
    `ご注文 ${number} のキャンセルを依頼しますか？`,
  ],
  consequence: [
    'You can no longer cancel it yourself. We will check whether it can still be cancelled, and email you either way.',
    'ご自身でのキャンセルの受付は終了しています。キャンセルできるか確認し、結果をメールでお知らせします。',
  ],
  reason: ['Reason', '理由'],
  asked: [
    'Cancellation requested. We will email you our answer.',
    'ご依頼を承りました。確認後、メールでお知らせします。',
  ],
  open: (time: string) => [
    `Cancellation requested on ${time}. We will email you.`,
    `${time}にキャンセルのご依頼を承りました。確認後、ご連絡いたします。`,
  ],
  declined: ['The order could not be cancelled.', 'ご注文をキャンセルできませんでした。'],
  takeBack: ['Withdraw request', '依頼を取り下げる'],
  takenBack: [
    'Request withdrawn. Your order goes ahead.',
    '依頼を取り下げました。ご注文はそのまま進みます。',
  ],
  withdrawn: [
    'You withdrew your cancellation request. The order goes ahead.',
    'キャンセルのご依頼を取り下げました。ご注文はそのまま進みます。',
  ],
  too_late: [
    'You asked to cancel this order, but it had already shipped.',
    'キャンセルのご依頼をいただきましたが、確認の時点で発送済みでした。',
  ],
})
