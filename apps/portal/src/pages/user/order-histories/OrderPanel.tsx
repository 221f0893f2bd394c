import { q } from '@officina/client/query'
import { SidePanel } from '@officina/ui/SidePanel'
import { CardSkeleton } from '@officina/ui/skeletons'
import { EmptyState } from '@officina/ui/states'
import { useText } from '@officina/ui/text'
import { useQuery } from '@tanstack/react-query'
import { Loaded } from '../../../features/Loaded.tsx'
import { useSearch } from '../../../features/shop/useSearch.ts'
import { messages } from './messages.ts'
import { OrderActions } from './OrderActions.tsx'
import { OrderDetail } from './OrderDetail.tsx'
import { ReportPanel } from './ReportPanel.tsx'
import { ReturnPanel } from './ReturnPanel.tsx'

/** One order at the side, with what can be done about it; `?help=return` and `?help=report` open their forms. */
export function OrderPanel({ id, onClose }: { id: string; onClose: () => void }) {
  const t = useText(messages)
  const search = useSearch()
  const order = useQuery({
    ...q('/api/patient/orders/{orderId}', { params: { path: { orderId: id } } }),
    enabled: id !== '',
  })
  if (order.data && search.get('help') === 'return')
    return <ReturnPanel order={order.data} onClose={onClose} />
  if (order.data && search.get('help') === 'report')
    return <ReportPanel order={order.data} onClose={onClose} />
  return (
    <SidePanel
      open={id !== ''}
      title={order.data ? t.panel(order.data.number) : t.title}
      onClose={onClose}
      width={560}
      actions={order.data && <OrderActions order={order.data} />}
    >
      <Loaded
        query={order}
        skeleton={<CardSkeleton cards={2} height={160} />}
        missing={<EmptyState title={t.missing} text={t.missingText} />}
      >
        {(data) => <OrderDetail order={data} />}
      </Loaded>
    </SidePanel>
  )
}
