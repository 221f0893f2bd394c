import { statusOptions } from '@officina/shared/status/words'
import { FilterBar } from '@officina/ui/FilterBar'
import { useLocale, useText } from '@officina/ui/text'
import { useSearch } from '../../../features/shop/useSearch.ts'
import { messages } from './messages.ts'

/** Text, year and status, kept in the address. */
export function OrderFilters() {
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
