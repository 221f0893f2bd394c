import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import { dosageSentence } from '@officina/shared/dosage/sentence'
import { ProductImage } from '@officina/ui/ProductImage'
import { useLocale } from '@officina/ui/text'
import type { MyRecipe } from '../../../../features/myRecipe/queries.ts'
import { StockLabel } from '../../../../features/recipe/StockLabel.tsx'

/** The products of a set that cannot be changed now. */
export function ReadLines({ set }: { set: MyRecipe }) {
  const locale = useLocale()
  return (
    <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 3 }}>
      {set.lines.map((line) => (
        <Card component="li" key={line.id} sx={{ p: 4, display: 'flex', gap: 3 }}>
          <ProductImage product={line.product} size={56} decorative />
          <Box sx={{ display: 'grid', gap: 1, minWidth: 0 }}>
            <Box sx={{ fontWeight: 600 }}>{line.product.title}</Box>
            <Box>{dosageSentence(line, locale)}</Box>
            {line.rationale && <Box sx={{ color: 'text.secondary' }}>{line.rationale}</Box>}
            {line.product.availability !== 'in_stock' && <StockLabel product={line.product} />}
          </Box>
        </Card>
      ))}
      {set.message && (
        <Card component="li" sx={{ p: 4, whiteSpace: 'pre-wrap' }}>
          {set.message}
        </Card>
      )}
    </Box>
  )
}
