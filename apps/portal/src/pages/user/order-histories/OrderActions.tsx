import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { documentOf } from '@officina/shared/receipts'
import { useText } from '@officina/ui/text'
import { Link } from 'react-router'
import { useSearch } from '../../../features/list/useSearch.ts'
import { usePdf } from '../../../features/useSaveFile.ts'
import { AskToCancel } from './AskToCancel.tsx'
import { CancelOrder } from './CancelOrder.tsx'
import { helpMessages } from './helpMessages.ts'
import { messages } from './messages.ts'
import type { Order } from './OrderLines.tsx'

/** What the patient can do about an order now. */
export function OrderActions({ order }: { order: Order }) {
  const t = useText(messages)
  const help = useText(helpMessages)
  const search = useSearch()
  const wasSent = order.lines.some((line) => line.quantity_shipped > 0)
  // of what the patient has, the form also says why it cannot come back; what has come back stands in the order
  const mayReturn = order.lines.some(
    (line) =>
      line.returnable_quantity > 0 ||
      ['heat_sensitive', 'too_late'].includes(line.return_refusal ?? ''),
  )
  const receipt = usePdf('/api/patient/orders/{orderId}/receipt', order.id)
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, justifyContent: 'flex-end' }}>
      <CancelOrder order={order} place="panel" />
      {order.can_ask_to_cancel && <AskToCancel order={order} />}
      {wasSent && (
        <Button component={Link} to={search.href({ help: 'report' })} preventScrollReset>
          {help.report}
        </Button>
      )}
      {mayReturn && (
        <Button component={Link} to={search.href({ help: 'return' })} preventScrollReset>
          {help.return}
        </Button>
      )}
      <Button
        variant="outlined"
        aria-busy={receipt.pending || undefined}
        onClick={() => void receipt.save()}
      >
        {t.papers[documentOf(order.payment_state, order.payment_method)]}
      </Button>
    </Box>
  )
}
