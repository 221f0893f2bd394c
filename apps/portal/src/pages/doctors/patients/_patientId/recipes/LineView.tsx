import Box from '@mui/material/Box'
import { dateIn } from '@officina/shared/dates/days'
import { dosageSentence } from '@officina/shared/dosage/sentence'
import { formatDate, formatDaysLeft } from '@officina/shared/format'
import { isInForce } from '@officina/shared/recipe'
import { BrandAndPack } from '@officina/ui/BrandAndPack'
import { ProductImage } from '@officina/ui/ProductImage'
import { StatusChip } from '@officina/ui/StatusChip'
import { Colon, useLocale, useText } from '@officina/ui/text'
import { Money } from '@officina/ui/values'
import type { Recipe, RecipeLine } from '../../../../../features/recipe/draft.ts'
import { LineReason } from '../../../../../features/recipe/LineReason.tsx'
import { StockLabel } from '../../../../../features/recipe/StockLabel.tsx'
import { TakenNote } from '../../../../../features/recipe/TakenNote.tsx'
import { ComingChip } from '../../../../../features/supply/ComingChip.tsx'
import { useMe } from '../../../../../features/useMe.ts'
import { LineActions } from './LineActions.tsx'
import { messages } from './messages.ts'

/** A line of a recipe to read: sentence, supply, orders left, days left. */
export function LineView(props: { line: RecipeLine; recipe: Recipe; isReadOnly: boolean }) {
  const { line, recipe } = props
  const t = useText(messages)
  const locale = useLocale()
  const isIssued = isInForce(recipe)
  const today = dateIn(new Date(), useMe('doctor').time_zone)
  const facts = [
    line.days_supply !== null && t.supply(line.days_supply),
    isIssued && t.ordersLeft(line.orders_left),
    isIssued &&
      line.next_order_on &&
      line.next_order_on > today &&
      line.orders_left > 0 &&
      t.nextOrder(formatDate(line.next_order_on, locale, 'UTC')),
  ].filter(Boolean)
  return (
    <Box component="li" sx={row}>
      <ProductImage product={line.product} size={56} decorative />
      <Box sx={{ flex: 1, minWidth: 0, display: 'grid', gap: 1 }}>
        <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 4 }}>
          <Box sx={{ fontWeight: 600 }}>{line.product.title}</Box>
          <Box sx={{ whiteSpace: 'nowrap' }}>
            {line.quantity} × <Money amount={line.price} currency={recipe.totals.currency} />
          </Box>
        </Box>
        <BrandAndPack brand={line.product.brand} pack={line.variant_title} />
        <Box sx={{ fontSize: '1.25rem', lineHeight: 1.4 }}>{dosageSentence(line, locale)}</Box>
        <TakenNote line={line} />
        {line.dosage_mode !== 'text' && line.instructions && <Box>{line.instructions}</Box>}
        {line.rationale && (
          <Box>
            {t.why}
            <Colon />
            {line.rationale}
          </Box>
        )}
        <Box sx={{ fontSize: '0.875rem', color: 'text.secondary' }}>{facts.join(' · ')}</Box>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
          {isIssued && line.coming && <ComingChip coming={line.coming} />}
          {line.days_left !== null && isIssued && (
            <StatusChip tone={line.days_left <= 7 ? 'attention' : 'good'}>
              {formatDaysLeft(line.days_left, locale)}
            </StatusChip>
          )}
          {line.state !== 'active' && (
            <StatusChip tone={line.state === 'paused' ? 'attention' : 'stopped'}>
              {t[line.state]}
            </StatusChip>
          )}
          {line.state !== 'active' && <LineReason line={line} />}
          {line.optional && <StatusChip tone="draft">{t.optional}</StatusChip>}
          {line.product.availability !== 'in_stock' && <StockLabel product={line.product} />}
        </Box>
        {isIssued && !props.isReadOnly && <LineActions line={line} recipe={recipe} />}
      </Box>
    </Box>
  )
}

const row = {
  display: 'flex',
  gap: 4,
  py: 4,
  whiteSpace: 'pre-line',
  borderTop: 1,
  borderColor: 'divider',
  '&:first-of-type': { borderTop: 0, pt: 1 },
}
