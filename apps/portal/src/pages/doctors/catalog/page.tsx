import Button from '@mui/material/Button'
import { listQ, q } from '@officina/client/query'
import { FilterBar } from '@officina/ui/FilterBar'
import { PageHeader } from '@officina/ui/PageHeader'
import { Pagination } from '@officina/ui/Pagination'
import { PlainSelect } from '@officina/ui/PlainSelect'
import { StatusChip } from '@officina/ui/StatusChip'
import { CardSkeleton } from '@officina/ui/skeletons'
import { EmptyState, ErrorState, NoMatch } from '@officina/ui/states'
import { useText } from '@officina/ui/text'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link, type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router'
import { productPage } from '../../../features/myRecipe/queries.ts'
import { ProductDrawer } from '../../../features/recipe/ProductDrawer.tsx'
import { wordOf } from '../../../features/recipe/wordOf.ts'
import { recipeWords } from '../../../features/recipe/words.ts'
import { type ListState, listStateOf, useListState } from '../../../features/useListState.ts'
import { useMe } from '../../../features/useMe.ts'
import { queryClient } from '../../../queryClient.ts'
import { CatalogActions } from './CatalogActions.tsx'
import { messages } from './messages.ts'
import { ProductGrid, ProductTable } from './products.tsx'
import type { Catalog } from './queries.ts'

const byPosition = { key: 'position', order: 'ASC' } as const

/** A missing or unknown catalog leads back to the list. */
export async function loader({ request }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url)
  const catalogId = searchParams.get('catalogId')
  if (!catalogId) throw redirect('/doctors/catalogs')
  void queryClient.prefetchQuery(productsQuery(catalogId, listStateOf(searchParams, byPosition)))
  try {
    return await queryClient.fetchQuery(
      q('/api/doctor/catalogs/{catalogId}', { params: { path: { catalogId } } }),
    )
  } catch (error) {
    if ((error as { status?: number }).status === 404) throw redirect('/doctors/catalogs?gone=1')
    throw error
  }
}

export function Component() {
  const t = useText(messages)
  const catalog = useLoaderData() as Catalog
  return (
    <>
      <PageHeader
        title={catalog.name}
        count={catalog.products_count}
        subtitle={catalog.description}
        chips={
          <StatusChip tone="draft">{catalog.kind === 'doctor' ? t.mine : t.platform}</StatusChip>
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
  const [view, setView] = useState<'grid' | 'table'>('grid')
  const { data, error, refetch, isPlaceholderData } = useQuery({
    ...productsQuery(catalog.id, list),
    placeholderData: keepPreviousData,
  })
  const isFiltered = list.q !== '' || filterKeys.some((key) => list.many(key).length > 0)
  const clear = () => list.clear(['catalogId'])
  const open = (id: string | undefined) => list.setFilter('product', id)
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
      {error ? (
        <ErrorState
          message={error.message}
          referenceId={error.requestId}
          onRetry={() => void refetch()}
        />
      ) : !data ? (
        <CardSkeleton />
      ) : data.total === 0 && isFiltered ? (
        <NoMatch onClear={clear} />
      ) : data.total === 0 ? (
        <EmptyState
          title={t.empty}
          text={catalog.kind === 'doctor' ? t.emptyMineText : t.emptyText}
        />
      ) : (
        <div style={{ opacity: isPlaceholderData ? 0.6 : 1 }}>
          <Shape products={data.data} onOpen={open} list={list} />
          <Pagination
            page={list.page}
            pageSize={list.pageSize}
            total={data.total}
            shown={data.data.length}
            onChange={list.setPage}
          />
        </div>
      )}
      <ProductDrawer
        productId={list.one('product')}
        onClose={() => open(undefined)}
        actions={(product) =>
          mayWrite && (
            <>
              <Button component={Link} to={productPage(product.shopify_product_id)}>
                {t.toMyRecipe}
              </Button>
              <Button
                component={Link}
                variant="contained"
                to={`/doctors/recipes/registration?catalogId=${catalog.id}`}
              >
                {t.newRecipe}
              </Button>
            </>
          )
        }
      />
    </>
  )
}

function Filters(props: {
  catalog: Catalog
  list: ReturnType<typeof useListState>
  onClear: () => void
  children: React.ReactNode
}) {
  const t = useText(messages)
  const words = useText(recipeWords)
  const { list, catalog } = props
  const facets = useQuery(
    q('/api/doctor/product-facets', { params: { query: { catalog_id: catalog.id } } }),
  ).data
  const sort = `${list.sort.key}.${list.sort.order.toLowerCase()}`
  const many = (key: 'category' | 'brand' | 'form') => ({
    kind: 'multi' as const,
    key,
    label: words[key],
    options: (facets?.[key] ?? []).map((value) => ({ value, label: wordOf(value) })),
    value: list.many(key),
  })
  return (
    <FilterBar
      search={{ value: list.q, onChange: (text) => list.setFilter('q', text), label: words.search }}
      filters={[
        many('category'),
        many('brand'),
        many('form'),
        { kind: 'toggle', key: 'in_stock', label: words.inStock, value: list.flag('in_stock') },
      ]}
      onFilter={list.setFilter}
      onClear={props.onClear}
    >
      <PlainSelect
        label={t.sort}
        value={sort in t.sorts ? sort : 'position.asc'}
        options={Object.entries(t.sorts).map(([value, label]) => ({ value, label }))}
        onChange={(value) => {
          const [key = 'position', order] = value.split('.')
          list.setSort({ key, order: order === 'desc' ? 'DESC' : 'ASC' })
        }}
      />{' '}
      {props.children}
    </FilterBar>
  )
}

const filterKeys = ['category', 'brand', 'form', 'in_stock']

function productsQuery(catalogId: string, list: ListState) {
  const first = (list.page - 1) * list.pageSize
  const many = (key: string) => (list.many(key).length > 0 ? { [key]: list.many(key) } : {})
  return listQ('/api/doctor/products', {
    params: {
      query: {
        range: [first, first + list.pageSize - 1],
        sort: [list.sort.key as 'position', list.sort.order],
        filter: {
          catalog_id: catalogId,
          ...(list.q ? { q: list.q } : {}),
          ...many('category'),
          ...many('brand'),
          ...many('form'),
          ...(list.flag('in_stock') ? { in_stock: true } : {}),
        },
      },
    },
  })
}
