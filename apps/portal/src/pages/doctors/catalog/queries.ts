import { listQ, type QueryResult } from '@officina/client/query'
import type { NumberRange } from '@officina/ui/filters.ts'
import type { ListState } from '../../../features/useListState.ts'

export type Catalog = QueryResult<'/api/doctor/catalogs/{catalogId}'>

/** The prices that the address asks for, minor units; what is no number is none. */
export function priceOf(list: Pick<ListState, 'many'>): NumberRange {
  const bound = (end: 'from' | 'to') => {
    const [text = ''] = list.many(`price_${end}`)
    return /^\d{1,11}$/.test(text) ? Number(text) : undefined
  }
  return { from: bound('from'), to: bound('to') }
}

/** All products of a catalog in its own order. */
export const itemsQuery = (catalogId: string) =>
  listQ('/api/doctor/products', {
    params: {
      query: {
        range: [0, 99],
        sort: ['position', 'ASC'],
        filter: { catalog_id: catalogId },
      },
    },
  })
