import { listQuery } from '@officina/client/list'
import { listQ, q } from '@officina/client/query'
import type { operations } from '@officina/openapi/schema'
import { endedStatuses } from '@officina/shared/recipe'
import type { Sort } from '@officina/ui/dataTableTypes.ts'
import type { ListState } from '../../../features/useListState.ts'

type Query = NonNullable<operations['doctorListRecipes']['parameters']['query']>
type Filter = NonNullable<Query['filter']>
type Field = NonNullable<Query['sort']>[0]

export const defaultSort: Sort = { key: 'updated_at', order: 'DESC' }
const sortable: readonly string[] = [
  'updated_at',
  'issued_at',
  'expires_on',
  'last_ordered_at',
  'label',
]

/** What each tab shows. */
const tabFilters = {
  all: {},
  draft: { status: ['draft'] },
  issued: { status: ['issued'] },
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
  params: { query: { range: [0, 99], filter: {} } },
})

/** The list that an address asks for. Words that the contract does not know are left out. */
export function recipesQuery(list: ListState) {
  const sort = sortable.includes(list.sort.key) ? list.sort : defaultSort
  return listQ('/api/doctor/recipes', {
    params: {
      query: listQuery<Field, Filter>({
        page: list.page,
        perPage: list.pageSize,
        sort: { field: sort.key as Field, order: sort.order },
        filter: filterOf(list),
      }),
    },
  })
}

function filterOf(list: ListState): Filter {
  const tab = tabOf(list)
  const ended = list.many('status').filter(isEnded)
  return {
    ...tabFilters[tab],
    ...(tab === 'ended' && ended.length > 0 ? { status: ended } : {}),
    q: list.q.trim().slice(0, 100) || undefined,
    patient: list.one('patient')?.trim().slice(0, 100) || undefined,
    product: list.one('product')?.trim().slice(0, 100) || undefined,
    catalog_id: idOf(list.one('catalog')),
    expiring: list.flag('expiring') || undefined,
    issued_at_gte: list.one('issued_from'),
    issued_at_lte: list.one('issued_to'),
  }
}

const isEnded = (word: string): word is (typeof endedStatuses)[number] =>
  (endedStatuses as readonly string[]).includes(word)

// an id that is none filters nothing
const idOf = (text: string | undefined) =>
  text && /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text) ? text : undefined
