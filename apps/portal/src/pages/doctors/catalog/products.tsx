import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import CardActionArea from '@mui/material/CardActionArea'
import { packText } from '@officina/shared/dosage/units'
import { BrandAndPack } from '@officina/ui/BrandAndPack'
import { DataTable } from '@officina/ui/DataTable'
import type { Column } from '@officina/ui/dataTableTypes.ts'
import { ProductImage } from '@officina/ui/ProductImage'
import { useLocale, useText } from '@officina/ui/text'
import { Money } from '@officina/ui/values'
import type { List } from '../../../features/list/useListState.ts'
import type { Compare } from '../../../features/recipe/compare.tsx'
import { CompareBox } from '../../../features/recipe/compare.tsx'
import type { ProductSummary } from '../../../features/recipe/draft.ts'
import { StockLabel } from '../../../features/recipe/StockLabel.tsx'
import { messages } from './messages.ts'

type Props = {
  products: ProductSummary[]
  onOpen: (id: string) => void
  list: List
  compare: Compare
}

/** Products as cards; a card opens the details. */
export function ProductGrid({ products, onOpen, compare }: Props) {
  const t = useText(messages)
  return (
    <Box component="ul" aria-label={t.products} sx={grid}>
      {products.map((product) => (
        <Card component="li" key={product.id} sx={{ position: 'relative' }}>
          <CardActionArea onClick={() => onOpen(product.id)} sx={card}>
            <Box sx={{ justifySelf: 'center' }}>
              <ProductImage product={product} size={120} decorative />
            </Box>
            <Box sx={{ fontWeight: 600 }}>{product.title}</Box>
            <BrandAndPack brand={product.brand} pack={product.variant_title} />
            <Price product={product} />
            <StockLabel product={product} />
            {Boolean(product.times_recommended) && (
              <Box sx={{ fontSize: '0.875rem', color: 'text.secondary' }}>
                {t.timesShort(product.times_recommended ?? 0)}
              </Box>
            )}
            {product.note && <Box sx={{ fontSize: '0.875rem' }}>{product.note}</Box>}
          </CardActionArea>
          <Box sx={corner}>
            <Compared product={product} compare={compare} />
          </Box>
        </Card>
      ))}
    </Box>
  )
}

/** The same as a table. */
export function ProductTable({ products, onOpen, list, compare }: Props) {
  const t = useText(messages)
  const locale = useLocale()
  const columns: Column<ProductSummary>[] = [
    {
      key: 'title',
      header: t.product,
      sortKey: 'title',
      render: (row) => (
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 3 }}>
          <ProductImage product={row} size={40} decorative />
          {row.title}
        </Box>
      ),
    },
    { key: 'brand', header: t.brand, sortKey: 'brand', render: (row) => row.brand },
    { key: 'size', header: t.size, render: (row) => packText(row.variant_title, locale) },
    {
      key: 'price',
      header: t.price,
      sortKey: 'price',
      align: 'right',
      render: (row) => <Price product={row} />,
    },
    { key: 'stock', header: t.stock, render: (row) => <StockLabel product={row} /> },
    {
      key: 'times',
      header: t.times,
      sortKey: 'popularity',
      align: 'right',
      wideOnly: true,
      render: (row) => row.times_recommended ?? 0,
    },
    {
      key: 'compare',
      header: t.compare,
      align: 'right',
      render: (row) => <Compared product={row} compare={compare} />,
    },
  ]
  return (
    <DataTable
      label={t.products}
      columns={columns}
      rows={products}
      rowKey={(row) => row.id}
      onRowClick={(row) => onOpen(row.id)}
      sort={list.sort}
      onSort={list.setSort}
    />
  )
}

const Compared = ({ product, compare }: { product: ProductSummary; compare: Compare }) => (
  <CompareBox
    title={product.title}
    checked={compare.has(product)}
    onChange={() => compare.toggle(product)}
  />
)

/** What a patient pays, and the higher price it was reduced from. */
export function Price({ product }: { product: ProductSummary }) {
  const t = useText(messages)
  const { price, compare_at_price, discount_price = null, currency } = product
  const was = discount_price === null ? compare_at_price : price
  const now = discount_price ?? price
  return (
    <span>
      <Money amount={now} currency={currency} />
      {was !== null && was > now && (
        <Box component="s" sx={{ ml: 2, color: 'text.secondary' }}>
          <Money amount={was} currency={currency} />
        </Box>
      )}
      {discount_price !== null && (
        <Box sx={{ fontSize: '0.875rem', color: 'text.secondary' }}>{t.discounted}</Box>
      )}
    </span>
  )
}

/** Readable on any picture. */
const corner = {
  position: 'absolute',
  top: 4,
  right: 4,
  borderRadius: '50%',
  bgcolor: 'background.paper',
} as const
const card = {
  p: 4,
  height: '100%',
  display: 'grid',
  alignContent: 'start',
  justifyContent: 'stretch',
  gap: 2,
  textAlign: 'start',
}
const grid = {
  listStyle: 'none',
  m: 0,
  mb: 4,
  p: 0,
  display: 'grid',
  gap: 4,
  gridTemplateColumns: {
    xs: 'repeat(2, minmax(0, 1fr))',
    sm: 'repeat(auto-fill, minmax(220px, 1fr))',
  },
}
