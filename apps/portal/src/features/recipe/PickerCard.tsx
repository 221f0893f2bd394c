import Add from '@mui/icons-material/Add'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import { BrandAndPack } from '@officina/ui/BrandAndPack'
import { ProductImage } from '@officina/ui/ProductImage'
import { StatusChip } from '@officina/ui/StatusChip'
import { steady } from '@officina/ui/steady'
import { Space, useText } from '@officina/ui/text'
import { Money } from '@officina/ui/values'
import { createContext, useContext } from 'react'
import { CompareBox } from './compare.tsx'
import type { DraftLine, ProductSummary } from './draft.ts'
import { StockLabel } from './StockLabel.tsx'
import { recipeWords } from './words.ts'

/** A product in the picker: its name opens the details, the button adds it. */
export const PickerCard = steady(function PickerCard(props: {
  product: ProductSummary
  showsMargin: boolean
  onAdd: () => void
  onOpen: () => void
  isCompared: boolean
  onCompare: () => void
}) {
  const t = useText(recipeWords)
  const { product } = props
  return (
    <Card component="li" sx={card}>
      <ProductImage product={product} size={64} decorative />
      <Box sx={facts}>
        <Box component="button" type="button" onClick={props.onOpen} sx={name}>
          {product.title}
        </Box>
        <BrandAndPack brand={product.brand} pack={product.variant_title}>
          {' · '}
          <Money amount={product.price} currency={product.currency} />
        </BrandAndPack>
        <StockLabel product={product} />
        <Packs of={product.id} />
        {props.showsMargin && product.my_margin !== undefined && (
          <Box sx={{ fontSize: '0.875rem' }}>
            {t.margin}
            <Space />
            <Money amount={product.my_margin} currency={product.currency} />
          </Box>
        )}
      </Box>
      <CompareBox title={product.title} checked={props.isCompared} onChange={props.onCompare} />
      <Button
        data-add
        data-once
        variant="outlined"
        startIcon={<Add />}
        disabled={!product.variant_id}
        onClick={props.onAdd}
        aria-label={t.addNamed(product.title)}
        sx={{ flexShrink: 0, minHeight: 44 }}
      >
        {t.add}
      </Button>
    </Card>
  )
})

/** What is on the recipe already: adding a product draws a chip of its card, and no card anew. */
export const LinesOfRecipe = createContext<readonly DraftLine[]>([])

function Packs(props: { of: string }) {
  const t = useText(recipeWords)
  const packs = useContext(LinesOfRecipe).reduce(
    (sum, line) => sum + (line.product_id === props.of ? line.quantity : 0),
    0,
  )
  if (packs === 0) return null
  return (
    <Box sx={{ '& .status-chip': { whiteSpace: 'normal' } }}>
      <StatusChip tone="good">{t.inRecipe(packs)}</StatusChip>
    </Box>
  )
}

/** Where there is little room, what can be done stands below the name. */
const card = {
  p: 3,
  display: 'flex',
  flexWrap: { xs: 'wrap', sm: 'nowrap' },
  gap: 3,
  alignItems: 'center',
  justifyContent: 'flex-end',
} as const
// beside the picture, of 64 px, nothing else
const facts = { flex: { xs: '1 0 calc(100% - 76px)', sm: 1 }, minWidth: 0, display: 'grid', gap: 1 }
const name = {
  all: 'unset',
  cursor: 'pointer',
  fontWeight: 600,
  justifySelf: 'start',
  borderRadius: '4px',
  '&:hover': { textDecoration: 'underline' },
  '&:focus-visible': {
    outline: '2px solid var(--mui-palette-primary-main)',
    outlineOffset: '2px',
  },
}
