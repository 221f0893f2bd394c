import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import { useApiMutation } from '@officina/client/query'
import { formatDateTime } from '@officina/shared/format'
import { ConfirmDialog } from '@officina/ui/ConfirmDialog'
import { errorText } from '@officina/ui/errorText.ts'
import { useOpened } from '@officina/ui/keptInput.ts'
import { useLocale, useText } from '@officina/ui/text'
import { toast } from '../../../features/toast.tsx'
import { cancelMessages } from './cancelMessages.ts'
import type { Order } from './types.ts'

/** After the window the patient can no longer cancel, but ask. */
export function AskToCancel({ order }: { order: Order }) {
  const t = useText(cancelMessages)
  const [open, setOpen] = useOpened<boolean>(`ask to cancel ${order.id}`)
  const ask = useApiMutation('post', '/api/patient/orders/{orderId}/ask-to-cancel', {
    invalidates: ['/api/patient/orders'],
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
        reason={`ask to cancel ${order.id}`}
        reasonOptional
        reasonLabel={t.reason}
        pending={ask.isPending}
        error={ask.error?.handled ? undefined : errorText(ask.error)}
        onConfirm={(reason) =>
          ask.mutateAsync({
            params: { path: { orderId: order.id } },
            body: reason ? { reason: reason.slice(0, 300) } : {},
          })
        }
        onClose={() => setOpen(false)}
      />
    </>
  )
}

/** The patient wants the order after all. */
function TakeBack({ order }: { order: Order }) {
  const t = useText(cancelMessages)
  const takeBack = useApiMutation('post', '/api/patient/orders/{orderId}/withdraw-cancel', {
    invalidates: ['/api/patient/orders'],
    onSuccess: () => toast.success(t.takenBack),
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
      {request.answer && ` ${request.answer}`}
    </Alert>
  )
}
