import Button from '@mui/material/Button'
import { q } from '@officina/client/query'
import { lazyPart } from '@officina/ui/lazyPart'
import { NoProducts, SearchedInstead } from '@officina/ui/NoProducts'
import { PageHeader } from '@officina/ui/PageHeader'
import { Pagination } from '@officina/ui/Pagination'
import { PlainSelect } from '@officina/ui/PlainSelect'
import { Refreshing } from '@officina/ui/Refreshing'
import { StatusChip } from '@officina/ui/StatusChip'
import { CardSkeleton } from '@officina/ui/skeletons'
import { EmptyState } from '@officina/ui/states'
import { Colon, useText } from '@officina/ui/text'
import { useState } from 'react'
import { Link, type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router'
import { catalogWords, seenBy } from '../../../features/catalog/words.ts'
import { Loaded } from '../../../features/Loaded.tsx'
import { productPage } from '../../../features/myRecipe/queries.ts'
import { CompareBar } from '../../../features/recipe/CompareBar.tsx'
import { useCompare } from '../../../features/recipe/compare.tsx'
import { type Product, ProductDrawer } from '../../../features/recipe/ProductDrawer.tsx'
import { facetsQuery } from '../../../features/recipe/pickerQuery.ts'
import { useMe } from '../../../features/useMe.ts'
import { pathTo } from '../../../pathTo.ts'
import { queryClient } from '../../../queryClient.ts'
import { CatalogActions } from './CatalogActions.tsx'
import { Filters } from './Filters.tsx'
import { messages } from './messages.ts'
import { ProductGrid, ProductTable } from './products.tsx'
import { type Catalog, products } from './queries.ts'

const CompareProducts = lazyPart(
  () => import('../../../features/recipe/CompareProducts.tsx'),
  'CompareProducts',
)
const AddToCatalog = lazyPart(
  () => import('../../../features/catalog/AddToCatalog.tsx'),
  'AddToCatalog',
)

/** A missing or unknown catalog leads back to the list. */
export async function loader({ request }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url)
  const catalogId = searchParams.get('catalogId')
  if (!catalogId) throw redirect(pathTo('/doctors/catalogs'))
  void queryClient.prefetchQuery(facetsQuery(catalogId))
  products.load(request)
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
              {words.visibility}
              <Colon />
              {seenBy(words, catalog)}
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
  const list = products.useList()
  const mayWrite = useMe('doctor').status === 'approved'
  const compare = useCompare()
  const words = useText(catalogWords)
  const [adding, setAdding] = useState<{ id: string; title: string }>()
  const [view, setView] = useState<'grid' | 'table'>('grid')
  const query = products.useRows(list)
  const hasFilters = list.filters.some((key) => key !== 'q')
  const open = (id: string | undefined) => list.open('product', id)
  const Shape = view === 'grid' ? ProductGrid : ProductTable
  return (
    <>
      <Filters catalog={catalog} list={list}>
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
          data.total === 0 && list.isFiltered ? (
            <NoProducts
              q={list.q}
              suggestion={data.suggestion}
              onSearch={(q) => list.setFilter('q', q)}
              onClear={hasFilters ? () => list.clear(['q']) : undefined}
            />
          ) : data.total === 0 ? (
            <EmptyState
              title={t.empty}
              text={catalog.kind === 'doctor' ? t.emptyMineText : t.emptyText}
            />
          ) : (
            <Refreshing when={query.isPlaceholderData}>
              <SearchedInstead q={list.q} suggestion={data.suggestion} />
              {compare.products.length > 0 && <CompareBar compare={compare} />}
              <Shape products={data.data} onOpen={open} list={list} compare={compare} />
              <Pagination pager={list} rows={data} />
            </Refreshing>
          )
        }
      </Loaded>
      {compare.isOpen && (
        <CompareProducts products={compare.products} onClose={() => compare.setOpen(false)} />
      )}
      {adding && <AddToCatalog product={adding} onClose={() => setAdding(undefined)} />}
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
