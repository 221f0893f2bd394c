import { recipeEventWords } from '@officina/shared/recipeEvents'
import { FilterBar } from '@officina/ui/FilterBar'
import { useText } from '@officina/ui/text'
import type { useListState } from '../../../features/useListState.ts'
import { messages } from './messages.ts'
import { events } from './query.ts'

/** Every filter of the list, kept in the address. */
export function HistoryFilters({ list }: { list: ReturnType<typeof useListState> }) {
  const t = useText(messages)
  const words = useText(recipeEventWords)
  const text = (key: 'patient' | 'product' | 'label') => ({
    kind: 'text' as const,
    key,
    label: t[key],
    value: list.one(key) ?? '',
  })
  return (
    <FilterBar
      search={{ value: list.q, label: t.search, onChange: (value) => list.setFilter('q', value) }}
      filters={[
        text('patient'),
        text('product'),
        text('label'),
        {
          kind: 'multi',
          key: 'event',
          label: t.event,
          options: events.map((value) => ({ value, label: words.events[value] })),
          value: list.many('event'),
        },
        {
          kind: 'dates',
          key: 'at',
          label: t.date,
          value: { from: list.one('at_from'), to: list.one('at_to') },
        },
        ...(list.one('patientId')
          ? [{ kind: 'toggle' as const, key: 'patientId', label: t.onePatient, value: true }]
          : []),
      ]}
      onFilter={list.setFilter}
      onClear={() => list.clear()}
    />
  )
}
