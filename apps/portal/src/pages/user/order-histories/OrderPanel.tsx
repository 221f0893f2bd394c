import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { idempotencyKey } from '@officina/client/api'
import { q, useApiMutation } from '@officina/client/query'
import type { components } from '@officina/openapi/schema'
import { ConfirmDialog } from '@officina/ui/ConfirmDialog'
import { formatDateTime } from '@officina/ui/format.ts'
import { SidePanel } from '@officina/ui/SidePanel'
import { CardSkeleton } from '@officina/ui/skeletons'
import { EmptyState, ErrorState } from '@officina/ui/states'
import { useLocale, useText } from '@officina/ui/text'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { usePdf } from '../../../features/shop/download.ts'
import { toast } from '../../../features/toast.tsx'
import { messages } from './messages.ts'
import { OrderDetail } from './OrderDetail.tsx'

type Order = components['schemas']['PatientOrder']

/** One order at the side, with what can be done about it. */
export function OrderPanel({ id, onClose }: { id: string; onClose: () => void }) {
  const t = useText(messages)
  const order = useQuery({
    ...q('/api/patient/orders/{orderId}', { params: { path: { orderId: id } } }),
    enabled: id !== '',
  })
  const isMissing = order.error && [404, 422].includes(order.error.status)
  return (
    <SidePanel
      open={id !== ''}
      title={order.data ? t.panel(order.data.number) : t.title}
      onClose={onClose}
      width={560}
      actions={order.data && <Actions order={order.data} />}
    >
      {order.data && <OrderDetail order={order.data} />}
      {order.isPending && <CardSkeleton cards={2} height={160} />}
      {isMissing && <EmptyState title={t.missing} text={t.missingText} />}
      {order.error && !isMissing && (
        <ErrorState message={order.error.message} onRetry={() => void order.refetch()} />
      )}
    </SidePanel>
  )
}

function Actions({ order }: { order: Order }) {
  const t = useText(messages)
  const locale = useLocale()
  const isPaid = ['paid', 'partially_refunded', 'refunded'].includes(order.payment_state)
  const receipt = usePdf('/api/patient/orders/{orderId}/receipt')
  const [key, setKey] = useState<string>()
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
      <Button
        variant="outlined"
        aria-busy={receipt.pending || undefined}
        onClick={() => void receipt.save(order.id)}
      >
        {isPaid ? t.receipt : t.statement}
      </Button>
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
        reason
        reasonOptional
        reasonLabel={t.cancelReason}
        pending={cancel.isPending}
        error={cancel.error?.handled ? undefined : cancel.error?.message}
        onConfirm={(reason) =>
          cancel.mutate({
            params: { path: { orderId: order.id }, header: { 'Idempotency-Key': key ?? '' } },
            body: reason ? { reason: reason.slice(0, 300) } : {},
          })
        }
        onClose={() => setKey(undefined)}
      />
    </>
  )
}
