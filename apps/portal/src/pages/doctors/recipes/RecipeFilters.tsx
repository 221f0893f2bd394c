import { endedStatuses } from '@officina/shared/recipe'
import { statusOf } from '@officina/shared/status/words'
import { FilterBar } from '@officina/ui/FilterBar'
import { useLocale, useText } from '@officina/ui/text'
import { useQuery } from '@tanstack/react-query'
import type { useListState } from '../../../features/useListState.ts'
import { messages } from './messages.ts'
import { catalogsQuery, tabOf } from './query.ts'

/** Every filter of the list, kept in the address. */
export function RecipeFilters({ list }: { list: ReturnType<typeof useListState> }) {
  const t = useText(messages)
  const locale = useLocale()
  const catalogs = useQuery(catalogsQuery).data?.data ?? []
  const text = (key: 'patient' | 'product') => ({
    kind: 'text' as const,
    key,
    label: t[key],
    value: list.one(key) ?? '',
  })
  return (
    <FilterBar
      search={{ value: list.q, label: t.search, onChange: (value) => list.setFilter('q', value) }}
      filters={[
        ...(tabOf(list) === 'ended'
          ? [
              {
                kind: 'multi' as const,
                key: 'status',
                label: t.status,
                options: endedStatuses.map((value) => ({
                  value,
                  label: statusOf('recipe', value, locale).label,
                })),
                value: list.many('status'),
              },
            ]
          : []),
        text('patient'),
        text('product'),
        {
          kind: 'select',
          key: 'catalog',
          label: t.catalog,
          options: catalogs.map(({ id, name }) => ({ value: id, label: name })),
          value: list.one('catalog') ?? '',
        },
        {
          kind: 'dates',
          key: 'issued',
          label: t.issued,
          value: { from: list.one('issued_from'), to: list.one('issued_to') },
        },
        { kind: 'toggle', key: 'expiring', label: t.expiring, value: list.flag('expiring') },
      ]}
      onFilter={list.setFilter}
      onClear={() => list.clear(['tab'])}
    />
  )
}
