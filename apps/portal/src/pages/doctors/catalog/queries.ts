import { listQ, type QueryResult } from '@officina/client/query'
import { defineList } from '../../../features/list/defineList.ts'
import type { ListState } from '../../../features/list/useListState.ts'

export type Catalog = QueryResult<'/api/doctor/catalogs/{catalogId}'>

/** The products of the catalog that the address names. */
export const products = defineList('/api/doctor/products', {
  sort: { key: 'position', order: 'ASC' },
  sortable: ['position', 'title', 'brand', 'price', 'popularity'],
  bestFirst: true,
  keeps: ['catalogId', 'product'],
  filter: (list) => ({
    catalog_id: list.one('catalogId'),
    q: list.text('q'),
    category: chosen(list, 'category'),
    brand: chosen(list, 'brand'),
    form: chosen(list, 'form'),
    certification: chosen(list, 'certification'),
    price_gte: list.range('price').from,
    price_lte: list.range('price').to,
    in_stock: list.flag('in_stock') || undefined,
  }),
})

const chosen = (list: ListState, key: string) =>
  list.many(key).length > 0 ? list.many(key) : undefined

/** All products of a catalog in its own order. */
export const itemsQuery = (catalogId: string) =>
  listQ('/api/doctor/products', {
    params: {
      query: { range: [0, 99], sort: ['position', 'ASC'], filter: { catalog_id: catalogId } },
    },
  })
