import Box from '@mui/material/Box'
import { formatDate } from '@officina/shared/format'
import { Status, StatusChip } from '@officina/ui/StatusChip'
import { useLocale, useText } from '@officina/ui/text'
import { recipeWords } from './words.ts'

/** Stock in words, with the day it comes back, and whether it needs a recipe. */
export function StockLabel(props: {
  product: { availability: string; restock_on: string | null; recipe_only?: boolean }
}) {
  const t = useText(recipeWords)
  const locale = useLocale()
  const { availability, restock_on, recipe_only } = props.product
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
      <Status kind="availability" value={availability} />
      {restock_on && availability !== 'in_stock' && (
        <Box component="span" sx={{ fontSize: '0.875rem', color: 'text.secondary' }}>
          {t.until(formatDate(restock_on, locale))}
        </Box>
      )}
      {recipe_only && <StatusChip tone="progress">{t.recipeOnly}</StatusChip>}
    </Box>
  )
}
