import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { lazyPart } from '@officina/ui/lazyPart'
import { Refreshing } from '@officina/ui/Refreshing'
import { steady } from '@officina/ui/steady'
import { useText } from '@officina/ui/text'
import { useState } from 'react'
import type { ProductSummary } from './draft.ts'
import { PickerCard } from './PickerCard.tsx'
import { recipeWords } from './words.ts'

const SearchedInstead = lazyPart(() => import('@officina/ui/NoProducts'), 'SearchedInstead')

/** The products that were found. They stand still while one of them is put on the recipe. */
export const PickerResults = steady(function PickerResults(props: {
  products: readonly ProductSummary[]
  total: number
  /** What was typed, and what was searched for in its place. */
  q: string
  suggestion: string | undefined
  isRefreshing: boolean
  compared: readonly ProductSummary[]
  onAdd: (product: ProductSummary) => void
  onOpen: (productId: string) => void
  onCompare: (product: ProductSummary) => void
  onMore: () => void
}) {
  const t = useText(recipeWords)
  const [showsMargin, setShowsMargin] = useState(false)
  const { products, total, q, suggestion } = props
  return (
    <Refreshing when={props.isRefreshing}>
      {suggestion && <SearchedInstead q={q} suggestion={suggestion} />}
      <Box sx={head}>
        {t.found(total)}
        <Button size="small" onClick={() => setShowsMargin((old) => !old)}>
          {showsMargin ? t.hideMargin : t.showMargin}
        </Button>
      </Box>
      <Box component="ul" sx={list}>
        {products.map((product) => (
          <PickerCard
            key={product.id}
            product={product}
            showsMargin={showsMargin}
            onAdd={() => props.onAdd(product)}
            onOpen={() => props.onOpen(product.id)}
            isCompared={props.compared.some(({ id }) => id === product.id)}
            onCompare={() => props.onCompare(product)}
          />
        ))}
      </Box>
      {total > products.length && products.length < 100 && (
        <Button fullWidth sx={{ mt: 3 }} onClick={props.onMore}>
          {t.more}
        </Button>
      )}
    </Refreshing>
  )
})

const head = {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  mb: 2,
  fontSize: '0.875rem',
  color: 'text.secondary',
}

const list = {
  ...{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 2 },
  // no card makes the page of a phone wider
  gridTemplateColumns: 'minmax(0, 1fr)',
}
