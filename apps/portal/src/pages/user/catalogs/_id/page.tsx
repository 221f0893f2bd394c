import { q } from '@officina/client/query'
import { FilterBar } from '@officina/ui/FilterBar'
import { PageHeader } from '@officina/ui/PageHeader'
import { PlainSelect } from '@officina/ui/PlainSelect'
import { EmptyState } from '@officina/ui/states'
import { defineMessages, useText } from '@officina/ui/text'
import { useSuspenseQuery } from '@tanstack/react-query'
import { Link, type LoaderFunctionArgs, useParams } from 'react-router'
import { ProductPanel } from '../../../../features/shop/ProductPanel.tsx'
import { ProductResults, productsQuery } from '../../../../features/shop/ProductResults.tsx'
import { shopMessages } from '../../../../features/shop/shopMessages.ts'
import { useSearch } from '../../../../features/shop/useSearch.ts'
import { queryClient } from '../../../../queryClient.ts'

const catalogQuery = (id: string) =>
  q('/api/patient/catalogs/{catalogId}', { params: { path: { catalogId: id } } })

export async function loader({ params, request }: LoaderFunctionArgs) {
  const id = params.id ?? ''
  const search = new URL(request.url).searchParams
  void queryClient.prefetchQuery(productsQuery((key) => search.getAll(key), id))
  await queryClient.ensureQueryData(catalogQuery(id))
  return null
}

/** One catalog: filters, products, and a product at the side as `?product=`. */
export function Component() {
  const t = useText(messages)
  const id = useParams().id ?? ''
  const search = useSearch()
  const { data: catalog } = useSuspenseQuery(catalogQuery(id))
  return (
    <>
      <PageHeader
        title={catalog.name}
        count={catalog.products_count}
        subtitle={
          <>
            {catalog.description && <div>{catalog.description}</div>}
            <Link to="/user/catalogs">{t.all}</Link>
          </>
        }
      />
      {catalog.products_count === 0 ? (
        <EmptyState title={t.empty} text={t.emptyText} />
      ) : (
        <>
          <Filters categories={catalog.categories} brands={catalog.brands} />
          <ProductResults catalogId={id} />
        </>
      )}
      <ProductPanel id={search.get('product')} onClose={() => search.set({ product: undefined })} />
    </>
  )
}

function Filters(props: { categories: string[]; brands: string[] }) {
  const t = useText(shopMessages)
  const search = useSearch()
  const options = (values: string[]) => values.map((value) => ({ value, label: value }))
  const set = (changes: Record<string, string | string[] | undefined>) =>
    search.set({ ...changes, page: undefined })
  return (
    <FilterBar
      search={{ value: search.get('q'), onChange: (text) => set({ q: text }), label: t.search }}
      filters={[
        {
          kind: 'multi',
          key: 'category',
          label: t.category,
          options: options(props.categories),
          value: search.all('category'),
        },
        {
          kind: 'multi',
          key: 'brand',
          label: t.brand,
          options: options(props.brands),
          value: search.all('brand'),
        },
        { kind: 'toggle', key: 'stock', label: t.inStock, value: search.get('stock') !== '' },
      ]}
      onFilter={(key, value) =>
        set({ [key]: value === true ? '1' : (value as string[] | undefined) })
      }
      onClear={() => set({ q: undefined, category: undefined, brand: undefined, stock: undefined })}
    >
      <PlainSelect
        label={t.sort}
        value={search.get('sort') || 'position'}
        options={[
          { value: 'position', label: t.byPosition },
          { value: 'title', label: t.byTitle },
          { value: 'price', label: t.byPrice },
          { value: 'price_down', label: t.byPriceDown },
        ]}
        onChange={(value) => set({ sort: value === 'position' ? undefined : value })}
      />
    </FilterBar>
  )
}

const messages = defineMessages({
  en: {
    all: 'All catalogs',
    empty: 'This catalog is empty',
    emptyText: 'Its products are being prepared.',
  },
  ja: {
    all: 'すべてのカタログ',
    empty: 'このカタログにはまだ商品がありません',
    emptyText: '準備が整うまでお待ちください。',
  },
})
