import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import type { components } from '@officina/openapi/schema'
import { formatMoney } from '@officina/shared/format'
import { BrandAndPack } from '@officina/ui/BrandAndPack'
import { NoProducts, SearchedInstead } from '@officina/ui/NoProducts'
import { Pagination } from '@officina/ui/Pagination'
import { ProductImage } from '@officina/ui/ProductImage'
import { Refreshing } from '@officina/ui/Refreshing'
import { Status, StatusChip } from '@officina/ui/StatusChip'
import { CardSkeleton } from '@officina/ui/skeletons'
import { useLocale, useText } from '@officina/ui/text'
import { Money } from '@officina/ui/values'
import { CardLink } from '../CardLink.tsx'
import { Loaded } from '../Loaded.tsx'
import { defineList } from '../list/defineList.ts'
import type { List, ListState } from '../list/useListState.ts'
import { shopMessages } from './shopMessages.ts'

/** Products as the address asks for them, in one catalog or in all. */
export function ProductResults({ list, catalogId }: { list: List; catalogId?: string }) {
  const query = productsOf(catalogId).useRows(list)
  const hasFilters = list.filters.some((key) => key !== 'q')
  return (
    <Loaded query={query} skeleton={<CardSkeleton cards={6} height={260} />}>
      {(data) => {
        const q = list.q.trim()
        if (data.total === 0)
          return (
            <NoProducts
              q={q}
              suggestion={data.suggestion}
              onSearch={(text) => list.setFilter('q', text)}
              onClear={hasFilters ? () => list.clear(['q']) : undefined}
            />
          )
        return (
          <Refreshing when={query.isPlaceholderData}>
            <SearchedInstead q={q} suggestion={data.suggestion} />
            <ProductGrid
              products={data.data}
              hrefOf={(product) => list.href({ product: product.id })}
            />
            {data.total > 10 && <Pagination pager={list} rows={data} />}
          </Refreshing>
        )
      }}
    </Loaded>
  )
}

/** The products that the patient sees, of one catalog or of all. */
export const productsOf = (catalogId?: string) =>
  defineList('/api/patient/products', {
    sort: { key: 'position', order: 'ASC' },
    sortable: ['position', 'title', 'price'],
    sorts,
    bestFirst: true,
    keeps: ['product'],
    filter: (list) => ({
      catalog_id: catalogId,
      q: list.text('q'),
      category: chosen(list, 'category'),
      concern: chosen(list, 'concern'),
      brand: chosen(list, 'brand'),
      in_stock: list.flag('stock') || undefined,
    }),
  })

const sorts = {
  title: { key: 'title', order: 'ASC' },
  price: { key: 'price', order: 'ASC' },
  price_down: { key: 'price', order: 'DESC' },
} as const

const chosen = (list: ListState, key: string) =>
  list.many(key).length > 0 ? list.many(key) : undefined

type Product = components['schemas']['PatientProductSummary']

/** Products as cards; a card opens the product (`hrefOf`). */
function ProductGrid(props: { products: Product[]; hrefOf: (product: Product) => string }) {
  return (
    <Box component="ul" sx={grid}>
      {props.products.map((product) => (
        <ProductCard key={product.id} product={product} href={props.hrefOf(product)} />
      ))}
    </Box>
  )
}

function ProductCard({ product, href }: { product: Product; href: string }) {
  const t = useText(shopMessages)
  const locale = useLocale()
  const usual = Math.max(product.price, product.compare_at_price ?? 0)
  return (
    <Card
      component="li"
      sx={{ position: 'relative', p: 3, display: 'flex', flexDirection: 'column' }}
    >
      <Box sx={{ mx: 'auto', mb: 2, width: '100%', maxWidth: 160 }}>
        <ProductImage product={product} size="100%" drawn="160px" decorative />
      </Box>
      <CardLink to={href} preventScrollReset>
        {product.title}
      </CardLink>
      <BrandAndPack brand={product.brand} pack={product.variant_title} />
      <Box sx={{ mt: 'auto', pt: 2 }}>
        <Box sx={{ fontWeight: 600 }}>
          <Money amount={product.member_price} currency={product.currency} />
        </Box>
        {product.member_price < usual && (
          <Box sx={muted}>
            {t.usual} <s>{formatMoney(usual, product.currency, locale)}</s>
          </Box>
        )}
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 2 }}>
          {product.availability !== 'in_stock' && (
            <Status kind="availability" value={product.availability} />
          )}
          {product.in_recipe && <StatusChip tone="good">{t.inRecipe}</StatusChip>}
          {product.needs_recipe && <StatusChip tone="attention">{t.recipeOnly}</StatusChip>}
          {product.bought_before && !product.in_recipe && (
            <StatusChip tone="draft">{t.bought}</StatusChip>
          )}
        </Box>
        {product.note && <Box sx={{ ...muted, mt: 2 }}>{product.note}</Box>}
      </Box>
    </Card>
  )
}

const muted = { fontSize: '0.875rem', color: 'text.secondary', overflowWrap: 'anywhere' }
const grid = {
  listStyle: 'none',
  m: 0,
  p: 0,
  display: 'grid',
  gap: { xs: 3, sm: 4 },
  gridTemplateColumns: {
    xs: 'repeat(2, minmax(0, 1fr))',
    sm: 'repeat(auto-fill, minmax(200px, 1fr))',
  },
}
