import { q } from '@officina/client/query'
import { CoverPicture } from '@officina/ui/CoverPicture'
import { PageHeader } from '@officina/ui/PageHeader'
import { EmptyState } from '@officina/ui/states'
import { defineMessages, useText } from '@officina/ui/text'
import { useSuspenseQuery } from '@tanstack/react-query'
import { Link, type LoaderFunctionArgs, useParams } from 'react-router'
import { ProductFilters } from '../../../../features/shop/ProductFilters.tsx'
import { ProductPanel } from '../../../../features/shop/ProductPanel.tsx'
import { ProductResults, productsOf } from '../../../../features/shop/ProductResults.tsx'
import { pathTo } from '../../../../pathTo.ts'
import { queryClient } from '../../../../queryClient.ts'

const catalogQuery = (id: string) =>
  q('/api/patient/catalogs/{catalogId}', { params: { path: { catalogId: id } } })

export async function loader({ params, request }: LoaderFunctionArgs) {
  const id = params.id ?? ''
  productsOf(id).load(request)
  await queryClient.ensureQueryData(catalogQuery(id))
  return null
}

/** One catalog: filters, products, and a product at the side as `?product=`. */
export function Component() {
  const t = useText(messages)
  const id = useParams().id ?? ''
  const list = productsOf(id).useList()
  const { data: catalog } = useSuspenseQuery(catalogQuery(id))
  return (
    <>
      <CoverPicture
        src={catalog.cover}
        alt={catalog.cover_alt}
        drawn="100vw"
        sx={{ mb: 5, borderRadius: '12px', maxHeight: 240 }}
      />
      <PageHeader
        title={catalog.name}
        count={catalog.products_count}
        subtitle={
          <>
            {catalog.description && <div>{catalog.description}</div>}
            <Link to={pathTo('/user/catalogs')}>{t.all}</Link>
          </>
        }
      />
      {catalog.products_count === 0 ? (
        <EmptyState title={t.empty} text={t.emptyText} />
      ) : (
        <>
          <ProductFilters {...catalog} list={list} />
          <ProductResults list={list} catalogId={id} />
        </>
      )}
      <ProductPanel id={list.get('product')} onClose={() => list.open('product', undefined)} />
    </>
  )
}

const messages = defineMessages({
  all: ['All catalogs', 'すべてのカタログ'],
  empty: ['This catalog is empty', 'このカタログにはまだ商品がありません'],
  emptyText: [
    'Products appear here when they are added.',
    '商品が追加されると、ここに表示されます。',
  ],
})
