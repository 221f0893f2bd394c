import { listQ } from '@officina/client/query'
import type { ListState } from '../../../features/useListState.ts'

export const byChange = { key: 'updated_at', order: 'DESC' } as const
export const isTemplates = (list: ListState) => list.one('kind') === 'admins'

const sortable = ['updated_at', 'title', 'used_count', 'last_used_at'] as const

export function setsQuery(list: ListState) {
  const key = sortable.find((each) => each === list.sort.key) ?? 'updated_at'
  return listQ('/api/doctor/my-recipes', {
    params: {
      query: {
        range: rangeOf(list),
        sort: [key, list.sort.order],
        filter: {
          status: [list.flag('archived') ? 'archived' : 'active'],
          ...(list.q ? { q: list.q } : {}),
        },
      },
    },
  })
}

export const templatesQuery = (list: ListState) =>
  listQ('/api/doctor/templates', {
    params: { query: { range: rangeOf(list), filter: list.q ? { q: list.q } : {} } },
  })

function rangeOf(list: ListState): [number, number] {
  const first = (list.page - 1) * list.pageSize
  return [first, first + list.pageSize - 1]
}
