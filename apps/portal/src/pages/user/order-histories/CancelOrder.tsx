import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { idempotencyKey } from '@officina/client/api'
import { useApiMutation } from '@officina/client/query'
import { formatDateTime } from '@officina/shared/format'
import { ConfirmDialog } from '@officina/ui/ConfirmDialog'
import { useOpened } from '@officina/ui/keptInput.ts'
import { useLocale, useText } from '@officina/ui/text'
import { toast } from '../../../features/toast.tsx'
import { messages } from './messages.ts'
import type { Order } from './OrderLines.tsx'

/** Cancels an order while its patient may; `place` tells apart the two places that offer it. */
export function CancelOrder({ order, place }: { order: Order; place: 'page' | 'panel' }) {
  const t = useText(messages)
  const locale = useLocale()
  const [key, setKey] = useOpened<string>(`cancel ${place} ${order.id}`)
  const cancel = useApiMutation('post', '/api/patient/orders/{orderId}/cancel', {
    invalidates: ['/api/patient/orders', '/api/patient/recipes', '/api/patient/top'],
    onSuccess: () => {
      setKey(undefined)
      toast.success(t.cancelDone)
    },
  })
  return (
    <>
      {order.can_cancel && (
        <Button color="error" onClick={() => setKey(idempotencyKey())}>
          {t.cancel}
        </Button>
      )}
      <ConfirmDialog
        open={key !== undefined}
        title={t.cancelTitle(order.number)}
        consequence={
          <Box>
            {t.cancelText} {t.cancelUntil(formatDateTime(order.cancel_until, locale))}
          </Box>
        }
        verb={t.cancel}
        danger
        reason={`cancel ${place} ${order.id}`}
        reasonOptional
        reasonLabel={t.cancelReason}
        call={cancel.error?.handled ? undefined : cancel}
        onConfirm={(reason) =>
          cancel.mutateAsync({
            params: { path: { orderId: order.id }, header: { 'Idempotency-Key': key ?? '' } },
            body: reason ? { reason: reason.slice(0, 300) } : {},
          })
        }
        onClose={() => setKey(undefined)}
      />
    </>
  )
}
