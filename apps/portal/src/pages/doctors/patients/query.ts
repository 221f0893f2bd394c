import { listQuery } from '@officina/client/list'
import { listQ } from '@officina/client/query'
import type { operations } from '@officina/openapi/schema'
import type { Sort } from '@officina/ui/dataTableTypes.ts'
import type { ListState } from '../../../features/useListState.ts'

type Filter = NonNullable<
  NonNullable<operations['doctorListPatients']['parameters']['query']>['filter']
>
type Field = 'name' | 'updated_at' | 'created_at' | 'last_order_at'

export const defaultSort: Sort = { key: 'updated_at', order: 'DESC' }
const sortable: readonly string[] = ['name', 'updated_at', 'created_at', 'last_order_at']

/** The list that an address asks for. Words that the contract does not know are left out. */
export function patientsQuery(state: ListState) {
  const sort = sortable.includes(state.sort.key) ? state.sort : defaultSort
  return listQ('/api/doctor/patients', {
    params: {
      query: listQuery<Field, Filter>({
        page: state.page,
        perPage: state.pageSize,
        sort: { field: sort.key as Field, order: sort.order },
        filter: filterOf(state),
      }),
    },
  })
}

function filterOf(state: ListState): Filter {
  const status = state.many('status').filter(isOneOf(statuses))
  const renewal = state.many('renewal').filter(isOneOf(renewals))
  return {
    q: state.q.trim().slice(0, 100) || undefined,
    archived: state.flag('archived') || undefined,
    status: status.length > 0 ? status : undefined,
    renewal: renewal.length > 0 ? renewal : undefined,
    tag: state.one('tag')?.slice(0, 40),
    no_order: state.flag('no_order') || undefined,
    recipe_not_ordered: state.flag('not_ordered') || undefined,
    created_at_gte: dayOf(state.one('added_from')),
    created_at_lte: dayOf(state.one('added_to')),
  }
}

/** Statuses that the active list can hold. */
export const statuses = [
  'registered_by_doctor',
  'link_requested',
  'invited',
  'invitation_expired',
  'mail_bounced',
  'active',
  'suspended',
] as const
export const renewals = ['overdue', 'due_soon', 'upcoming', 'on_track'] as const

const isOneOf =
  <T extends string>(known: readonly T[]) =>
  (value: string): value is T =>
    (known as readonly string[]).includes(value)

const dayOf = (text: string | undefined) =>
  text && /^\d{4}-\d{2}-\d{2}$/.test(text) ? text : undefined
