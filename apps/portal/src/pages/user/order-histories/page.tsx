import { PageHeader } from '@officina/ui/PageHeader'
import { useText } from '@officina/ui/text'
import { hostedOrder } from '../../../features/shop/hostedOrder.ts'
import { useSearch } from '../../../features/shop/useSearch.ts'
import { queryClient } from '../../../queryClient.ts'
import { messages } from './messages.ts'
import { OrderFilters } from './OrderFilters.tsx'
import { OrderList } from './OrderList.tsx'
import { OrderPanel } from './OrderPanel.tsx'
import { PlacedBanner } from './PlacedBanner.tsx'
import { ordersQuery } from './query.ts'

export function loader({ request }: { request: Request }) {
  const params = new URL(request.url).searchParams
  void queryClient.prefetchQuery(ordersQuery((key) => params.getAll(key)))
  return null
}

/** My orders; `?placed=` thanks for a new one, `?id=` opens one at the side. */
export function Component() {
  const t = useText(messages)
  const search = useSearch()
  const asked = search.get('placed')
  // the shop's link back knows no order: this browser does
  const placed = asked === 'shop' ? hostedOrder() : asked
  return (
    <>
      <PageHeader title={t.title} />
      {placed && <PlacedBanner id={placed} />}
      <OrderFilters />
      <OrderList />
      <OrderPanel
        id={search.get('id')}
        onClose={() => search.set({ id: undefined, help: undefined })}
      />
    </>
  )
}
