import { listQuery } from '@officina/client/list'
import { listQ, q } from '@officina/client/query'
import type { operations } from '@officina/openapi/schema'
import type { Sort } from '@officina/ui/dataTableTypes.ts'
import type { ListState } from '../../../../../features/useListState.ts'

type Query = NonNullable<operations['doctorListPatientOrders']['parameters']['query']>
type Filter = NonNullable<Query['filter']>
type Field = 'placed_at' | 'total'

export const defaultSort: Sort = { key: 'placed_at', order: 'DESC' }
export const fulfilments = [
  'unfulfilled',
  'in_progress',
  'partially_shipped',
  'shipped',
  'delivered',
  'on_hold',
  'partially_returned',
  'returned',
] as const satisfies Filter['fulfilment_state']
export const states = [
  'open',
  'completed',
  'archived',
  'cancelled',
] as const satisfies Filter['order_state']
export const sources = [
  'recipe',
  'catalog',
  'mixed',
  'on_behalf',
] as const satisfies Filter['source']

/** The orders that an address asks for. Words that the contract does not know are left out. */
export function ordersQuery(patientId: string, list: ListState) {
  const key: Field = list.sort.key === 'total' ? 'total' : 'placed_at'
  const known = <T extends string>(name: string, values: readonly T[]): T[] | undefined => {
    const found = values.filter((value) => list.many(name).includes(value))
    return found.length > 0 ? found : undefined
  }
  return listQ('/api/doctor/patients/{patientId}/orders', {
    params: {
      path: { patientId },
      query: listQuery<Field, Filter>({
        page: list.page,
        perPage: list.pageSize,
        sort: { field: key, order: list.sort.order },
        filter: {
          q: list.q.trim().slice(0, 100) || undefined,
          placed_at_gte: list.one('placed_from'),
          placed_at_lte: list.one('placed_to'),
          fulfilment_state: known('fulfilment', fulfilments),
          order_state: known('state', states),
          source: known('source', sources),
        },
      }),
    },
  })
}

/** A recipe of the patient of which nothing was ordered, to remind of. */
export const waitingQuery = (patientId: string) =>
  listQ('/api/doctor/recipes', {
    params: { query: { range: [0, 0], filter: { patient_id: patientId, not_ordered: true } } },
  })

export const orderQuery = (orderId: string) =>
  q('/api/doctor/orders/{orderId}', { params: { path: { orderId } } })
