import { FilterBar } from '@officina/ui/FilterBar'
import type { Filter } from '@officina/ui/filters.ts'
import { PlainSelect } from '@officina/ui/PlainSelect'
import type { ReactNode } from 'react'
import type { List, ListState } from './useListState.ts'

/** Search and filters of a list, kept in the address. */
export function ListFilters(props: {
  list: List
  /** The label of the search; absent where nothing is searched. */
  search?: string
  /** Their values come from the address, where none is given. */
  filters?: readonly Filter[]
  /** At the right end: the order, a view switch. */
  children?: ReactNode
}) {
  const { list, search, filters = [] } = props
  return (
    <FilterBar
      {...(search === undefined
        ? {}
        : {
            search: {
              label: search,
              value: list.q,
              onChange: (text: string) => list.setFilter('q', text),
            },
          })}
      filters={filters.map((filter) => ({ value: chosenOf(list, filter), ...filter }) as Filter)}
      onFilter={list.setFilter}
      onClear={() => list.clear()}
    >
      {props.children}
    </FilterBar>
  )
}

function chosenOf(list: ListState, { kind, key }: Filter): Filter['value'] {
  if (kind === 'multi') return list.many(key)
  if (kind === 'toggle') return list.flag(key)
  if (kind === 'dates') return { from: list.one(`${key}_from`), to: list.one(`${key}_to`) }
  if (kind === 'amounts') return list.range(key)
  return list.one(key) ?? ''
}

/** The order of a list without a head; `sorts` by what stands in the address, the usual one first. */
export function SortSelect(props: { list: List; label: string; sorts: Record<string, string> }) {
  const { list, sorts } = props
  const [usual = ''] = Object.keys(sorts)
  const now = `${list.sort.key}.${list.sort.order.toLowerCase()}`
  return (
    <PlainSelect
      label={props.label}
      value={now in sorts ? now : usual}
      options={Object.entries(sorts).map(([value, label]) => ({ value, label }))}
      onChange={(sort) => list.set({ sort, page: undefined })}
    />
  )
}
