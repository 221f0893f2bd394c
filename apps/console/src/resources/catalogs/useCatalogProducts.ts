import { listQuery } from '@officina/client/list'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { dataProvider } from '../../providers/dataProvider.ts'
import { keepRows, listQ } from '../../providers/queries.ts'
import { useArrangement } from '../../schema/useArrangement.ts'
import type { Catalog, CatalogItem } from './catalog.ts'

const none: readonly CatalogItem[] = []

/** Some products of a catalog at a time, and how their places are changed: one by one, however many there are. */
export function useCatalogProducts({ id, revision }: Catalog) {
  const [page, setPage] = useState({ page: 1, pageSize: 50 })
  const query = listQuery({ page: page.page, perPage: page.pageSize })
  const found = useQuery({
    ...listQ('/api/admin/catalogs/{catalogId}/products', {
      params: { path: { catalogId: id }, query: query as never },
    }),
    placeholderData: keepRows,
  })
  const products = found.data?.data ?? none
  /** A place from 1 on, or null to take it out. */
  const send = (productId: string, position: number | null) =>
    dataProvider.call('POST', `/api/admin/catalogs/${id}/arrange`, {
      body: { product_id: productId, position, revision },
    })
  const arrangement = useArrangement<CatalogItem>({
    resource: 'catalogs',
    items: products,
    keyOf,
    place: (product, to) => send(product.id, products[to]?.position ?? 1),
  })
  return { ...arrangement, found, products, page, setPage, send }
}

const keyOf = ({ id }: { id: string }) => id
