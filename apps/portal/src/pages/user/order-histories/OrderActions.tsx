import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { idempotencyKey } from '@officina/client/api'
import { useApiMutation } from '@officina/client/query'
import { formatDateTime } from '@officina/shared/format'
import { hasReceipt } from '@officina/shared/receipts'
import { ConfirmDialog } from '@officina/ui/ConfirmDialog'
import { errorText } from '@officina/ui/errorText.ts'
import { useOpened } from '@officina/ui/keptInput.ts'
import { useLocale, useText } from '@officina/ui/text'
import { Link } from 'react-router'
import { useSearch } from '../../../features/list/useSearch.ts'
import { toast } from '../../../features/toast.tsx'
import { usePdf } from '../../../features/useSaveFile.ts'
import { AskToCancel } from './AskToCancel.tsx'
import { messages } from './messages.ts'
import type { Order } from './OrderLines.tsx'
import { reportMessages } from './reportMessages.ts'
import { returnMessages } from './returnMessages.ts'

/** What the patient can do about an order now. */
export function OrderActions({ order }: { order: Order }) {
  const t = useText(messages)
  const locale = useLocale()
  const words = useText(returnMessages)
  const reportText = useText(reportMessages)
  const search = useSearch()
  const wasSent = order.lines.some((line) => line.quantity_shipped > 0)
  const hasArrived = order.lines.some((line) => line.return_refusal !== 'not_delivered')
  const receipt = usePdf('/api/patient/orders/{orderId}/receipt', order.id)
  const [key, setKey] = useOpened<string>(`cancel ${order.id}`)
  const cancel = useApiMutation('post', '/api/patient/orders/{orderId}/cancel', {
    invalidates: ['/api/patient/orders', '/api/patient/recipes', '/api/patient/top'],
    onSuccess: () => {
      setKey(undefined)
      toast.success(t.cancelDone)
    },
  })
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, justifyContent: 'flex-end' }}>
      {order.can_cancel && (
        <Button color="error" onClick={() => setKey(idempotencyKey())}>
          {t.cancel}
        </Button>
      )}
      {order.can_ask_to_cancel && <AskToCancel order={order} />}
      {wasSent && (
        <Button component={Link} to={search.href({ help: 'report' })} preventScrollReset>
          {reportText.ask}
        </Button>
      )}
      {hasArrived && (
        <Button component={Link} to={search.href({ help: 'return' })} preventScrollReset>
          {words.ask}
        </Button>
      )}
      <Button
        variant="outlined"
        aria-busy={receipt.pending || undefined}
        onClick={() => void receipt.save()}
      >
        {hasReceipt(order.payment_state) ? t.receipt : t.statement}
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
        reason={`cancel ${order.id}`}
        reasonOptional
        reasonLabel={t.cancelReason}
        pending={cancel.isPending}
        error={cancel.error?.handled ? undefined : errorText(cancel.error)}
        onConfirm={(reason) =>
          cancel.mutateAsync({
            params: { path: { orderId: order.id }, header: { 'Idempotency-Key': key ?? '' } },
            body: reason ? { reason: reason.slice(0, 300) } : {},
          })
        }
        onClose={() => setKey(undefined)}
      />
    </Box>
  )
}
