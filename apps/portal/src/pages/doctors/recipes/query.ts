import { listQ, q } from '@officina/client/query'
import type { operations } from '@officina/openapi/schema'
import { endedStatuses, running } from '@officina/shared/recipe'
import { defineList } from '../../../features/list/defineList.ts'
import type { ListState } from '../../../features/list/useListState.ts'

type Query = NonNullable<operations['doctorListRecipes']['parameters']['query']>
type Filter = NonNullable<Query['filter']>

/** What each tab shows. */
const tabFilters = {
  all: {},
  draft: { status: ['draft'] },
  issued: { status: [running.status] },
  not_ordered: { not_ordered: true },
  renewal_due: { renewal: ['overdue', 'due_soon'] },
  on_hold: { status: ['on_hold'] },
  ended: { status: [...endedStatuses] },
} satisfies Record<string, Filter>
type Tab = keyof typeof tabFilters
export const tabs = Object.keys(tabFilters) as Tab[]

export const tabOf = (list: Pick<ListState, 'one'>): Tab =>
  tabs.find((tab) => tab === list.one('tab')) ?? 'all'

export const countsQuery = q('/api/doctor/recipes/counts')
export const catalogsQuery = listQ('/api/doctor/catalogs', {
  params: { query: { range: [0, 99] } },
})

export const recipes = defineList('/api/doctor/recipes', {
  sort: { key: 'updated_at', order: 'DESC' },
  sortable: ['updated_at', 'issued_at', 'expires_on', 'last_ordered_at', 'label'],
  keeps: ['tab'],
  filter(list): Filter {
    const tab = tabOf(list)
    const ended = tab === 'ended' && list.among('status', endedStatuses)
    return {
      ...tabFilters[tab],
      ...(ended ? { status: ended } : {}),
      q: list.text('q'),
      patient: list.text('patient'),
      product: list.text('product'),
      catalog_id: list.id('catalog'),
      expiring: list.flag('expiring') || undefined,
      issued_at_gte: list.one('issued_from'),
      issued_at_lte: list.one('issued_to'),
    }
  },
})
