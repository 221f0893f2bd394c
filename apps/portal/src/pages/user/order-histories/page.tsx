import { statusOptions } from '@officina/shared/status/words'
import { FilterBar } from '@officina/ui/FilterBar'
import { PageHeader } from '@officina/ui/PageHeader'
import { useLocale, useText } from '@officina/ui/text'
import { hostedOrder } from '../../../features/shop/hostedOrder.ts'
import { useSearch } from '../../../features/shop/useSearch.ts'
import { queryClient } from '../../../queryClient.ts'
import { messages } from './messages.ts'
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

/** Text, year and status, kept in the address. */
function OrderFilters() {
  const t = useText(messages)
  const locale = useLocale()
  const search = useSearch()
  const thisYear = new Date().getFullYear()
  const years = Array.from({ length: 5 }, (_, i) => String(thisYear - i))
  return (
    <FilterBar
      search={{
        value: search.get('q'),
        onChange: (q) => search.set({ q, page: undefined }),
        label: t.search,
      }}
      filters={[
        {
          kind: 'select',
          key: 'year',
          label: t.year,
          options: years.map((year) => ({ value: year, label: year })),
          value: search.get('year'),
        },
        {
          kind: 'multi',
          key: 'status',
          label: t.status,
          options: statusOptions('patient_order', locale),
          value: search.all('status'),
        },
      ]}
      onFilter={(key, value) =>
        search.set({ [key]: value as string | string[] | undefined, page: undefined })
      }
      onClear={() =>
        search.set({ q: undefined, year: undefined, status: undefined, page: undefined })
      }
    />
  )
}
