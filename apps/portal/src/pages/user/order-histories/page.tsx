import { statusOptions } from '@officina/shared/status/words'
import { lazyWithRetry } from '@officina/ui/lazyWithRetry'
import { OnceOpened } from '@officina/ui/OnceOpened'
import { PageHeader } from '@officina/ui/PageHeader'
import { ListSkeleton } from '@officina/ui/skeletons'
import { useLocale, useText } from '@officina/ui/text'
import { Suspense } from 'react'
import { ListFilters } from '../../../features/list/ListFilters.tsx'
import type { List } from '../../../features/list/useListState.ts'
import { hostedOrder } from '../../../features/shop/hostedOrder.ts'
import { queryClient } from '../../../queryClient.ts'
import { messages } from './messages.ts'
import { OrderList, orders } from './OrderList.tsx'
import { PreparedOrders, preparedQuery } from './PreparedOrders.tsx'

// its code comes while the pointer or the focus is among the orders
const OrderPanel = lazyWithRetry(() => import('./OrderPanel.tsx'), 'OrderPanel')
const Placed = lazyWithRetry(() => import('./Placed.tsx'))

export function loader({ request }: { request: Request }) {
  orders.load(request)
  void queryClient.prefetchQuery(preparedQuery)
  if (new URL(request.url).searchParams.has('id')) OrderPanel.preload()
  return null
}

/** My orders; `?placed=` thanks for a new one, `?id=` opens one at the side. */
export function Component() {
  const t = useText(messages)
  const list = orders.useList()
  const asked = list.get('placed')
  // the shop's link back knows no order: this browser does
  const placed = asked === 'shop' ? hostedOrder() : asked
  const all = (
    <>
      <PageHeader title={t.title} />
      <PreparedOrders />
      <OrderFilters list={list} />
      <OrderList list={list} onNear={OrderPanel.preload} />
    </>
  )
  return (
    <>
      {placed ? (
        <Suspense fallback={<ListSkeleton rows={3} />}>
          <Placed key={placed} id={placed}>
            {all}
          </Placed>
        </Suspense>
      ) : (
        all
      )}
      <OnceOpened open={list.get('id') !== ''}>
        <OrderPanel
          id={list.get('id')}
          onClose={() => list.set({ id: undefined, help: undefined })}
        />
      </OnceOpened>
    </>
  )
}

/** Text, year and status, kept in the address. */
function OrderFilters({ list }: { list: List }) {
  const t = useText(messages)
  const locale = useLocale()
  const thisYear = new Date().getFullYear()
  const years = Array.from({ length: 5 }, (_, i) => String(thisYear - i))
  return (
    <ListFilters
      list={list}
      search={t.search}
      filters={[
        {
          kind: 'select',
          key: 'year',
          label: t.year,
          options: years.map((year) => ({ value: year, label: year })),
        },
        {
          kind: 'multi',
          key: 'status',
          label: t.status,
          options: statusOptions('patient_order', locale),
        },
      ]}
    />
  )
}
