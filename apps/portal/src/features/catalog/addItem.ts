import { api } from '@officina/client/api'
import { invalidate } from '@officina/client/query'
import { queryClient } from '../../queryClient.ts'

/** What is read anew after a catalog was changed. */
export const changedByCatalog = [
  '/api/doctor/catalogs',
  '/api/doctor/products',
  '/api/doctor/product-facets',
] as const

/** Puts a product last into an own catalog, unless it stands there already. */
export async function addItem(catalogId: string, productId: string): Promise<void> {
  const path = { params: { path: { catalogId } } }
  const [catalog, items] = await Promise.all([
    api.get('/api/doctor/catalogs/{catalogId}', path),
    api.list('/api/doctor/products', {
      params: {
        query: { range: [0, 99], sort: ['position', 'ASC'], filter: { catalog_id: catalogId } },
      },
    }),
  ])
  if (items.data.some(({ id }) => id === productId)) return
  const kept = items.data.map(({ id, note }) => ({ product_id: id, note: note ?? null }))
  await api.patch('/api/doctor/catalogs/{catalogId}', {
    ...path,
    body: { revision: catalog.revision, items: [...kept, { product_id: productId }] },
  })
  await Promise.all(changedByCatalog.map((each) => invalidate(queryClient, each)))
}
