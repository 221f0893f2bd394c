import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import { listQ } from '@officina/client/query'
import { packText } from '@officina/shared/dosage/units'
import { ProductImage } from '@officina/ui/ProductImage'
import { useLocale, useText } from '@officina/ui/text'
import { Money } from '@officina/ui/values'
import { useQuery } from '@tanstack/react-query'
import { StockWord } from './StockWord.tsx'
import { recipeWords } from './words.ts'

export const similarQuery = (productId: string) =>
  listQ('/api/doctor/products', {
    params: { query: { range: [0, 3], filter: { similar_to: productId } } },
  })

/** Other products with the same main ingredient or of the same kind; each opens in place of this one. */
export function SimilarProducts(props: { productId: string; onOpen: (id: string) => void }) {
  const t = useText(recipeWords)
  const locale = useLocale()
  const { data } = useQuery(similarQuery(props.productId))
  if (!data) return null
  if (data.total === 0) return <Box sx={{ color: 'text.secondary' }}>{t.noSimilar}</Box>
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {data.data.map((product) => (
        <li key={product.id}>
          <ButtonBase sx={row} onClick={() => props.onOpen(product.id)}>
            <ProductImage product={product} size={40} decorative />
            <Box sx={{ flex: 1, minWidth: 0 }}>
              {product.title}
              <Box sx={{ fontSize: '0.875rem', color: 'text.secondary' }}>
                {product.brand} · {packText(product.variant_title, locale)}
              </Box>
            </Box>
            <Box sx={{ textAlign: 'right' }}>
              <Money amount={product.price} currency={product.currency} />
              {product.availability !== 'in_stock' && <StockWord product={product} />}
            </Box>
          </ButtonBase>
        </li>
      ))}
    </Box>
  )
}

const row = {
  display: 'flex',
  gap: 3,
  width: '100%',
  py: 2,
  minHeight: 44,
  font: 'inherit',
  textAlign: 'start',
  borderRadius: '8px',
}
