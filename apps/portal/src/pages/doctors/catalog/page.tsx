import Button from '@mui/material/Button'
import { keepRows, listQ, q } from '@officina/client/query'
import { lazyWithRetry } from '@officina/ui/lazyWithRetry'
import { NoProducts, SearchedInstead } from '@officina/ui/NoProducts'
import { PageHeader } from '@officina/ui/PageHeader'
import { Pagination } from '@officina/ui/Pagination'
import { PlainSelect } from '@officina/ui/PlainSelect'
import { Refreshing } from '@officina/ui/Refreshing'
import { StatusChip } from '@officina/ui/StatusChip'
import { CardSkeleton } from '@officina/ui/skeletons'
import { EmptyState } from '@officina/ui/states'
import { useText } from '@officina/ui/text'
import { useQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { Link, type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router'
import { catalogWords } from '../../../features/catalog/words.ts'
import { Loaded } from '../../../features/Loaded.tsx'
import { productPage } from '../../../features/myRecipe/queries.ts'
import { CompareBar } from '../../../features/recipe/CompareBar.tsx'
import { type Product, ProductDrawer } from '../../../features/recipe/ProductDrawer.tsx'
import { facetsQuery } from '../../../features/recipe/pickerQuery.ts'
import { useCompare } from '../../../features/recipe/useCompare.ts'
import { type ListState, listStateOf, useListState } from '../../../features/useListState.ts'
import { useMe } from '../../../features/useMe.ts'
import { pathTo } from '../../../pathTo.ts'
import { queryClient } from '../../../queryClient.ts'
import { CatalogActions } from './CatalogActions.tsx'
import { Filters } from './Filters.tsx'
import { messages } from './messages.ts'
import { ProductGrid, ProductTable } from './products.tsx'
import { type Catalog, priceOf } from './queries.ts'

const CompareProducts = lazyWithRetry(() =>
  import('../../../features/recipe/CompareProducts.tsx').then((m) => ({
    default: m.CompareProducts,
  })),
)
const AddToCatalog = lazyWithRetry(() =>
  import('../../../features/catalog/AddToCatalog.tsx').then((m) => ({ default: m.AddToCatalog })),
)
const byPosition = { key: 'position', order: 'ASC' } as const

/** A missing or unknown catalog leads back to the list. */
export async function loader({ request }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url)
  const catalogId = searchParams.get('catalogId')
  if (!catalogId) throw redirect(pathTo('/doctors/catalogs'))
  void queryClient.prefetchQuery(facetsQuery(catalogId))
  void queryClient.prefetchQuery(productsQuery(catalogId, listStateOf(searchParams, byPosition)))
  try {
    return await queryClient.fetchQuery(
      q('/api/doctor/catalogs/{catalogId}', { params: { path: { catalogId } } }),
    )
  } catch (error) {
    if ((error as { status?: number }).status === 404)
      throw redirect(pathTo('/doctors/catalogs', {}, { gone: '1' }))
    throw error
  }
}

export function Component() {
  const t = useText(messages)
  const words = useText(catalogWords)
  const catalog = useLoaderData() as Catalog
  const isMine = catalog.kind === 'doctor'
  return (
    <>
      <PageHeader
        title={catalog.name}
        count={catalog.products_count}
        subtitle={catalog.description}
        chips={
          <>
            <StatusChip tone="draft">{isMine ? t.mine : t.platform}</StatusChip>
            <StatusChip tone="draft">
              {words.visibility}:{' '}
              {isMine ? words.visibilities[catalog.visibility] : words.platformSeen}
            </StatusChip>
          </>
        }
        action={<CatalogActions catalog={catalog} />}
      />
      <Products catalog={catalog} />
    </>
  )
}

function Products({ catalog }: { catalog: Catalog }) {
  const t = useText(messages)
  const list = useListState(byPosition)
  const mayWrite = useMe('doctor').status === 'approved'
  const compare = useCompare()
  const words = useText(catalogWords)
  const [adding, setAdding] = useState<{ id: string; title: string }>()
  const [view, setView] = useState<'grid' | 'table'>('grid')
  const query = useQuery({
    ...productsQuery(catalog.id, list),
    placeholderData: keepRows,
  })
  const { isPlaceholderData } = query
  const hasFilters = filterKeys.some((key) => list.many(key).length > 0)
  const isFiltered = list.q !== '' || hasFilters
  const clear = () => list.clear(['catalogId'])
  const open = (id: string | undefined) => list.open('product', id)
  const Shape = view === 'grid' ? ProductGrid : ProductTable
  return (
    <>
      <Filters catalog={catalog} list={list} onClear={clear}>
        <PlainSelect
          label={t.view}
          value={view}
          options={[
            { value: 'grid', label: t.grid },
            { value: 'table', label: t.table },
          ]}
          onChange={setView}
        />
      </Filters>
      <Loaded query={query} skeleton={<CardSkeleton />}>
        {(data) =>
          data.total === 0 && isFiltered ? (
            <NoProducts
              q={list.q}
              suggestion={data.suggestion}
              onSearch={(q) => list.setFilter('q', q)}
              onClear={hasFilters ? () => list.clear(['catalogId', 'q']) : undefined}
            />
          ) : data.total === 0 ? (
            <EmptyState
              title={t.empty}
              text={catalog.kind === 'doctor' ? t.emptyMineText : t.emptyText}
            />
          ) : (
            <Refreshing when={isPlaceholderData}>
              <SearchedInstead q={list.q} suggestion={data.suggestion} />
              {compare.products.length > 0 && <CompareBar compare={compare} />}
              <Shape products={data.data} onOpen={open} list={list} compare={compare} />
              <Pagination
                page={list.page}
                pageSize={list.pageSize}
                total={data.total}
                shown={data.data.length}
                onChange={list.setPage}
              />
            </Refreshing>
          )
        }
      </Loaded>
      {compare.isOpen && (
        <Suspense fallback={null}>
          <CompareProducts products={compare.products} onClose={() => compare.setOpen(false)} />
        </Suspense>
      )}
      {adding && (
        <Suspense fallback={null}>
          <AddToCatalog product={adding} onClose={() => setAdding(undefined)} />
        </Suspense>
      )}
      <ProductDrawer
        productId={list.one('product')}
        onClose={() => open(undefined)}
        onOpen={open}
        actions={(product) =>
          mayWrite && (
            <>
              {!product.removed_at && (
                <Button onClick={() => setAdding(product)}>{words.addToMine}</Button>
              )}
              <Button component={Link} to={productPage(product.shopify_product_id)}>
                {t.toMyRecipe}
              </Button>
              <Button component={Link} variant="contained" to={recipeWith(catalog.id, product)}>
                {product.recommendable === false || product.removed_at
                  ? t.newRecipeHere
                  : t.toRecipe}
              </Button>
            </>
          )
        }
      />
    </>
  )
}

/** A new recipe from this catalog, with the product where it can be recommended. */
function recipeWith(catalogId: string, { id, recommendable, removed_at }: Product): string {
  const product = recommendable === false || removed_at ? undefined : id
  return pathTo('/doctors/recipes/registration', {}, { catalogId, product })
}

const filterKeys = [
  'category',
  'brand',
  'form',
  'certification',
  'price_from',
  'price_to',
  'in_stock',
]

function productsQuery(catalogId: string, list: ListState) {
  const first = (list.page - 1) * list.pageSize
  const price = priceOf(list)
  const many = (key: string) => (list.many(key).length > 0 ? { [key]: list.many(key) } : {})
  return listQ('/api/doctor/products', {
    params: {
      query: {
        range: [first, first + list.pageSize - 1],
        // a search without a chosen order: what matches best stands first
        ...(list.q && list.sort.key === 'position'
          ? {}
          : { sort: [list.sort.key as 'position', list.sort.order] as const }),
        filter: {
          catalog_id: catalogId,
          ...(list.q ? { q: list.q } : {}),
          ...many('category'),
          ...many('brand'),
          ...many('form'),
          ...many('certification'),
          ...(price.from === undefined ? {} : { price_gte: price.from }),
          ...(price.to === undefined ? {} : { price_lte: price.to }),
          ...(list.flag('in_stock') ? { in_stock: true } : {}),
        },
      },
    },
  })
}
