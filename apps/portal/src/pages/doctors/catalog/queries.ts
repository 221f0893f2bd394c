import { listQ, type QueryResult } from '@officina/client/query'

export type Catalog = QueryResult<'/api/doctor/catalogs/{catalogId}'>

/** What is read anew after a catalog was changed. */
export const changedByCatalog = [
  '/api/doctor/catalogs',
  '/api/doctor/products',
  '/api/doctor/product-facets',
] as const

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
