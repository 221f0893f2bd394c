import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { listQ } from '@officina/client/query'
import { BrandAndPack } from '@officina/ui/BrandAndPack'
import { SearchInput } from '@officina/ui/SearchInput'
import { useText } from '@officina/ui/text'
import { Money } from '@officina/ui/values'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import { productPage } from '../../../../features/myRecipe/queries.ts'
import type { ProductSummary } from '../../../../features/recipe/draft.ts'
import { StockLabel } from '../../../../features/recipe/StockLabel.tsx'
import { messages } from './messages.ts'

/** Finds another product for one that is gone: to be put in its place, or without a set to be opened. */
export function Substitute({ onChoose }: { onChoose?: (product: ProductSummary) => void }) {
  const t = useText(messages)
  const [text, setText] = useState('')
  const found = useQuery({
    ...listQ('/api/doctor/products', {
      params: { query: { range: [0, 4], filter: { q: text, in_stock: true } } },
    }),
    enabled: text !== '',
    placeholderData: keepPreviousData,
  }).data
  return (
    <Box component="section" aria-label={t.substitute} sx={{ mb: 5 }}>
      <Box sx={{ fontWeight: 600, mb: 2 }}>{t.substitute}</Box>
      <SearchInput label={t.search} value={text} onChange={setText} />
      {found && found.total === 0 && <p>{t.nothing}</p>}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, mt: 2, p: 0, display: 'grid', gap: 2 }}>
        {found?.data.map((product) => (
          <Box component="li" key={product.id} sx={row}>
            <Box sx={{ flex: 1, minWidth: 0 }}>
              {product.title}
              <BrandAndPack brand={product.brand} pack={product.variant_title}>
                {' · '}
                <Money amount={product.price} currency={product.currency} />
              </BrandAndPack>
              <StockLabel product={product} />
            </Box>
            {onChoose ? (
              <Button
                variant="outlined"
                aria-label={t.replace(product.title)}
                onClick={() => onChoose(product)}
              >
                {t.replaceShort}
              </Button>
            ) : (
              <Button
                component={Link}
                variant="outlined"
                aria-label={t.openNamed(product.title)}
                to={productPage(product.shopify_product_id)}
              >
                {t.open}
              </Button>
            )}
          </Box>
        ))}
      </Box>
    </Box>
  )
}

const row = { display: 'flex', alignItems: 'center', gap: 3 }
