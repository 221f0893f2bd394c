import { q } from '@officina/client/query'
import { lazyWithRetry } from '@officina/ui/lazyWithRetry'
import { SidePanel } from '@officina/ui/SidePanel'
import { CardSkeleton } from '@officina/ui/skeletons'
import { EmptyState } from '@officina/ui/states'
import { useText } from '@officina/ui/text'
import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { Loaded } from '../../../features/Loaded.tsx'
import { useSearch } from '../../../features/list/useSearch.ts'
import { messages } from './messages.ts'
import { OrderActions } from './OrderActions.tsx'
import { OrderDetail } from './OrderDetail.tsx'

// forms that few open
const ReportPanel = lazyWithRetry(() => import('./HelpPanels.tsx'), 'ReportPanel')
const ReturnPanel = lazyWithRetry(() => import('./HelpPanels.tsx'), 'ReturnPanel')

/** One order at the side, with what can be done about it; `?help=return` and `?help=report` open their forms. */
export function OrderPanel({ id, onClose }: { id: string; onClose: () => void }) {
  const t = useText(messages)
  const search = useSearch()
  const order = useQuery({
    ...q('/api/patient/orders/{orderId}', { params: { path: { orderId: id } } }),
    enabled: id !== '',
  })
  const help = search.get('help')
  if (order.data && (help === 'return' || help === 'report')) {
    const Help = help === 'return' ? ReturnPanel : ReportPanel
    const waiting = (
      <SidePanel title={t.panel(order.data.number)} onClose={onClose}>
        <CardSkeleton cards={2} height={160} />
      </SidePanel>
    )
    return (
      <Suspense fallback={waiting}>
        <Help order={order.data} onClose={onClose} />
      </Suspense>
    )
  }
  return (
    <SidePanel
      open={id !== ''}
      title={order.data ? t.panel(order.data.number) : t.title}
      onClose={onClose}
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
