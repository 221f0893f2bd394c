import { defineList } from '../../../features/list/defineList.ts'

export const sets = defineList('/api/doctor/my-recipes', {
  sort: { key: 'updated_at', order: 'DESC' },
  sortable: ['updated_at', 'title', 'used_count', 'last_used_at'],
  keeps: ['kind', 'gone'],
  filter: (list) => ({
    status: [list.flag('archived') ? ('archived' as const) : ('active' as const)],
    q: list.text('q'),
  }),
})

/** What the platform offers. */
export const templates = defineList('/api/doctor/templates', {
  sort: { key: 'updated_at', order: 'DESC' },
  sortable: [],
  keeps: ['kind'],
  filter: (list) => ({ q: list.text('q') }),
})
