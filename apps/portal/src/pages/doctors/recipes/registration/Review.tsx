import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { formatPercent } from '@officina/shared/format'
import { Disclosure } from '@officina/ui/Disclosure'
import { steady } from '@officina/ui/steady'
import { useLocale, useText } from '@officina/ui/text'
import { Money } from '@officina/ui/values'
import { IngredientTotals } from '../../../../features/recipe/IngredientTotals.tsx'
import type { Draft } from '../../../../features/recipe/useDraft.ts'
import { Warnings } from '../../../../features/recipe/Warnings.tsx'
import { Missing, type Place, useMissing } from './Missing.tsx'
import { messages } from './messages.ts'
import { sumsOf } from './sums.ts'

/**
 * What to look at, what it adds up to in a day and in money; warnings and ingredients as of the last save. With
 * `onShow` it also says what is missing, and leads there.
 */
export const Review = steady(function Review(props: {
  draft: Draft
  onShow?: (place: Place) => void
}) {
  const { draft, onShow } = props
  const t = useText(messages)
  const gaps = useMissing(draft.fields)
  const { recipe } = draft
  const missing = onShow && <Missing gaps={gaps} onShow={onShow} />
  if (recipe.lines.length === 0) return missing
  return (
    <Box component="section" id="review" aria-label={t.step.review} sx={{ mt: 5 }}>
      {missing}
      <Typography variant="h3">{t.lookAt}</Typography>
      {recipe.warnings.length === 0 && (
        <Box sx={{ mt: 1, color: 'text.secondary' }}>
          {draft.state.is !== 'saved' ? t.unchecked : recipe.patient ? t.nothing : t.forNobody}
        </Box>
      )}
      <Warnings warnings={recipe.warnings} lines={recipe.lines} />
      {recipe.ingredient_totals.length > 0 && (
        <Box sx={{ mt: 4 }}>
          <Disclosure summary={t.totals} open={recipe.warnings.some(isAboutIngredients)}>
            <IngredientTotals totals={recipe.ingredient_totals} />
          </Disclosure>
        </Box>
      )}
      <Totals draft={draft} />
    </Box>
  )
})

const isAboutIngredients = ({ code }: { code: string }) => /INGREDIENT|RECIPE|LIMIT/.test(code)

function Totals({ draft }: { draft: Draft }) {
  const t = useText(messages)
  const locale = useLocale()
  const { totals } = draft.recipe
  const { currency } = totals
  const { subtotal, discount, optional } = sumsOf(draft)
  return (
    <Box component="dl" sx={{ m: 0, mt: 4, ...rows }}>
      <div>
        <dt>{t.subtotal}</dt>
        <dd>
          <Money amount={subtotal} currency={currency} />
        </dd>
      </div>
      {discount > 0 && (
        <div>
          <dt>
            {totals.product_discounts.length > 0
              ? t.discounts
              : t.discount(formatPercent(totals.discount_bp, locale))}
          </dt>
          <dd>
            <Money amount={-discount} currency={currency} />
          </dd>
        </div>
      )}
      {optional > 0 && (
        <div>
          <dt>{t.optionalTotal}</dt>
          <dd>
            <Money amount={optional} currency={currency} />
          </dd>
        </div>
      )}
    </Box>
  )
}

const rows = {
  '& > div': { display: 'flex', justifyContent: 'space-between', gap: 4, py: 1 },
  '& dd': { m: 0, fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' },
}
