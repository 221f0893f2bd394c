import { statusOf } from '@officina/shared/status/words'
import { FilterBar } from '@officina/ui/FilterBar'
import { useLocale, useText } from '@officina/ui/text'
import type { useListState } from '../../../features/useListState.ts'
import { messages } from './messages.ts'
import { renewals, statuses } from './query.ts'

/** Every filter of the list, kept in the address. */
export function PatientFilters({ list }: { list: ReturnType<typeof useListState> }) {
  const t = useText(messages)
  const locale = useLocale()
  const tag = list.one('tag')
  const optionsOf = (kind: 'patient' | 'renewal', values: readonly string[]) =>
    values.map((value) => ({ value, label: statusOf(kind, value, locale).label }))
  return (
    <FilterBar
      search={{
        value: list.q,
        label: t.search,
        onChange: (value) => list.setFilter('q', value),
      }}
      filters={[
        ...(list.flag('archived')
          ? []
          : [
              {
                kind: 'multi' as const,
                key: 'status',
                label: t.status,
                options: optionsOf('patient', statuses),
                value: list.many('status'),
              },
            ]),
        {
          kind: 'multi',
          key: 'renewal',
          label: t.renewal,
          options: optionsOf('renewal', renewals),
          value: list.many('renewal'),
        },
        { kind: 'toggle', key: 'no_order', label: t.noOrder, value: list.flag('no_order') },
        {
          kind: 'toggle',
          key: 'not_ordered',
          label: t.notOrdered,
          value: list.flag('not_ordered'),
        },
        {
          kind: 'dates',
          key: 'added',
          label: t.added,
          value: { from: list.one('added_from'), to: list.one('added_to') },
        },
        ...(tag
          ? [{ kind: 'toggle' as const, key: 'tag', label: t.clearTag(tag), value: true }]
          : []),
      ]}
      onFilter={list.setFilter}
      onClear={() => list.clear(['archived'])}
    />
  )
}
