import { listQuery } from '@officina/client/list'
import { keepRows, listQ } from '@officina/client/query'
import { NoProducts, SearchedInstead } from '@officina/ui/NoProducts'
import { Pagination } from '@officina/ui/Pagination'
import { Refreshing } from '@officina/ui/Refreshing'
import { CardSkeleton } from '@officina/ui/skeletons'
import { useQuery } from '@tanstack/react-query'
import { Loaded } from '../Loaded.tsx'
import { searchText } from '../searchText.ts'
import { noFilter } from './ProductFilters.tsx'
import { ProductGrid } from './ProductGrid.tsx'
import { useSearch } from './useSearch.ts'

type Filter = {
  q?: string
  catalog_id?: string
  category?: string[]
  concern?: string[]
  brand?: string[]
  in_stock?: boolean
}
const sizeOf = (text: string | undefined): number =>
  [10, 25, 50, 100].includes(Number(text)) ? Number(text) : 25

/** Products as the address asks for them, in one catalog or in all. */
export function ProductResults({ catalogId }: { catalogId?: string }) {
  const search = useSearch()
  const query = useQuery({
    ...productsQuery(search.all, catalogId),
    placeholderData: keepRows,
  })
  const { isPlaceholderData } = query
  return (
    <Loaded query={query} skeleton={<CardSkeleton cards={6} height={260} />}>
      {(data) => {
        const q = searchText(search.get('q')).trim()
        const isFiltered = Object.keys(noFilter).some(
          (key) => key !== 'q' && search.get(key) !== '',
        )
        if (data.total === 0)
          return (
            <NoProducts
              q={q}
              suggestion={data.suggestion}
              onSearch={(text) => search.set({ q: text, page: undefined })}
              onClear={
                isFiltered ? () => search.set({ ...noFilter, q, page: undefined }) : undefined
              }
            />
          )
        return (
          <Refreshing when={isPlaceholderData}>
            <SearchedInstead q={q} suggestion={data.suggestion} />
            <ProductGrid
              products={data.data}
              hrefOf={(product) => search.href({ product: product.id })}
            />
            {data.total > 10 && (
              <Pagination
                page={Math.max(1, Math.floor(Number(search.get('page'))) || 1)}
                pageSize={sizeOf(search.get('size'))}
                total={data.total}
                shown={data.data.length}
                onChange={({ page, pageSize }) =>
                  search.set({
                    page: String(page),
                    size: pageSize === 25 ? undefined : String(pageSize),
                  })
                }
              />
            )}
          </Refreshing>
        )
      }}
    </Loaded>
  )
}

export const sorts = {
  position: { field: 'position', order: 'ASC' },
  title: { field: 'title', order: 'ASC' },
  price: { field: 'price', order: 'ASC' },
  price_down: { field: 'price', order: 'DESC' },
} as const

export function productsQuery(all: (key: string) => string[], catalogId?: string) {
  const q = searchText(all('q')[0])
  const filter: Filter = {
    ...(catalogId ? { catalog_id: catalogId } : {}),
    ...(q ? { q } : {}),
    ...(all('category').length > 0 ? { category: all('category') } : {}),
    ...(all('concern').length > 0 ? { concern: all('concern') } : {}),
    ...(all('brand').length > 0 ? { brand: all('brand') } : {}),
    ...(all('stock')[0] ? { in_stock: true } : {}),
  }
  const chosen = sorts[(all('sort')[0] ?? 'position') as keyof typeof sorts] ?? sorts.position
  // a search without a chosen order: what matches best stands first
  const sort = q && chosen === sorts.position ? undefined : chosen
  const query = listQuery<'position' | 'title' | 'price', Filter>({
    page: Number(all('page')[0] ?? 1),
    perPage: sizeOf(all('size')[0]),
    ...(sort ? { sort } : {}),
    filter,
  })
  return listQ('/api/patient/products', { params: { query } })
}
