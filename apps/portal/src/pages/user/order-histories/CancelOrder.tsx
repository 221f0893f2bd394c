import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { rereadAfterConflict, useApiMutation } from '@officina/client/query'
import { useIdempotencyKey } from '@officina/client/useIdempotencyKey'
import { formatDateTime, formatMoney } from '@officina/shared/format'
import { ConfirmDialog } from '@officina/ui/ConfirmDialog'
import { useOpened } from '@officina/ui/keptInput.ts'
import { useLocale, useText } from '@officina/ui/text'
import { useQueryClient } from '@tanstack/react-query'
import { toast } from '../../../features/toast.tsx'
import { messages } from './messages.ts'
import type { Order } from './OrderLines.tsx'

/** Cancels an order while its patient may; `place` tells apart the two places that offer it. */
export function CancelOrder({ order, place }: { order: Order; place: 'page' | 'panel' }) {
  const t = useText(messages)
  const [isAsked, setIsAsked] = useOpened<boolean>(`cancel ${place} ${order.id}`)
  const client = useQueryClient()
  const keyOf = useIdempotencyKey()
  const cancel = useApiMutation('post', '/api/patient/orders/{orderId}/cancel', {
    invalidates: ['/api/patient/orders', '/api/patient/recipes', '/api/patient/top'],
    onSuccess: () => {
      setIsAsked(false)
      toast.success(t.cancelDone)
    },
    // it may be too late by now, and then there is another way to ask for it
    onError: (error) => rereadAfterConflict(client, error, ['/api/patient/orders']),
  })
  return (
    <>
      {order.can_cancel && (
        <Button color="error" onClick={() => setIsAsked(true)}>
          {t.cancel}
        </Button>
      )}
      <ConfirmDialog
        open={Boolean(isAsked)}
        title={t.cancelTitle(order.number)}
        consequence={<Consequence order={order} />}
        verb={t.cancel}
        danger
        cancels
        reason={`cancel ${place} ${order.id}`}
        reasonOptional
        reasonLabel={t.cancelReason}
        reasonMax={300}
        call={cancel.error?.handled ? undefined : cancel}
        onConfirm={(reason) => {
          const body = reason ? { reason } : {}
          const header = { 'Idempotency-Key': keyOf(body) }
          return cancel.mutateAsync({ params: { path: { orderId: order.id }, header }, body })
        }}
        onClose={() => setIsAsked(false)}
      />
    </>
  )
}

/** What becomes of the products and of the money, and until when. */
function Consequence({ order }: { order: Order }) {
  const t = useText(messages)
  const locale = useLocale()
  const { payment_state: state, received } = order
  const isPaid = state === 'paid' || state === 'partially_refunded'
  const money =
    state === 'pending' && received > 0
      ? t.cancelReturned(formatMoney(received, order.currency, locale))
      : t.cancelMoney[isPaid ? 'paid' : state === 'authorized' ? state : 'unpaid']
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      {[t.cancelText, money, t.cancelUntil(formatDateTime(order.cancel_until, locale))].map(
        (each) => (
          <div key={each}>{each}</div>
        ),
      )}
    </Box>
  )
}
