import Box from '@mui/material/Box'
import { ProductImage } from '@officina/ui/ProductImage'
import { Status } from '@officina/ui/StatusChip'
import { tabular } from '@officina/ui/theme.ts'
import type { HTMLAttributes, ReactNode } from 'react'
import { Link } from 'react-router'
import type { CatalogProduct } from './catalog.ts'

type Props = {
  product: CatalogProduct
  /** Its place, where the list has one. */
  position?: number
  /** What can be done with it. */
  children?: ReactNode
  isDragged?: boolean
} & HTMLAttributes<HTMLElement>

/** A product of a catalog: picture, name and brand, and its state where nobody sees it. */
export function ProductRow(props: Props) {
  const { product, position, children, isDragged, ...drag } = props
  return (
    <Box component="li" {...drag} sx={{ ...row, opacity: isDragged ? 0.5 : 1 }}>
      {position && <Box sx={{ ...tabular, ...place }}>{position}</Box>}
      <ProductImage product={product} size={40} decorative />
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Box
          component={Link}
          to={`/products/${product.id}`}
          draggable={false}
          sx={{ color: 'text.primary', textDecoration: 'none', '&:hover': underlined }}
        >
          {product.title}
        </Box>
        <Box sx={{ fontSize: '0.75rem', color: 'text.secondary' }}>{product.brand}</Box>
      </Box>
      {product.status !== 'active' && <Status kind="product" value={product.status} />}
      {children}
    </Box>
  )
}

const place = { minWidth: 24, color: 'text.secondary', fontSize: '0.75rem', textAlign: 'right' }
const underlined = { textDecoration: 'underline' }
const row = {
  display: 'flex',
  alignItems: 'center',
  gap: 3,
  py: 2,
  borderTop: 1,
  borderColor: 'divider',
  '&[draggable=true]': { cursor: 'grab' },
}
