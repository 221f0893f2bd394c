import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { formatNumber, formatPercent } from '@officina/shared/format'
import type { Locale } from '@officina/shared/locale'
import { Disclosure } from '@officina/ui/Disclosure'
import { useLocale, useText } from '@officina/ui/text'
import { Money } from '@officina/ui/values'
import type { Draft } from '../../../../features/recipe/useDraft.ts'
import { WarningText } from '../../../../features/recipe/WarningText.tsx'
import { messages } from './messages.ts'

/** What to look at, what it adds up to in a day and in money; as of the last save. */
export function Review({ draft }: { draft: Draft }) {
  const t = useText(messages)
  const { recipe } = draft
  if (recipe.lines.length === 0) return null
  return (
    <Box component="section" id="review" aria-label={t.step.review} sx={{ mt: 5 }}>
      <Typography variant="h3">{t.lookAt}</Typography>
      {recipe.warnings.length === 0 && (
        <Box sx={{ mt: 1, color: 'text.secondary' }}>
          {draft.state.is !== 'saved' ? t.unchecked : recipe.patient ? t.nothing : t.forNobody}
        </Box>
      )}
      {recipe.warnings.map((warning) => (
        <WarningText key={`${warning.line}${warning.code}${warning.message}`} warning={warning} />
      ))}
      {recipe.ingredient_totals.length > 0 && (
        <Box sx={{ mt: 4 }}>
          <Disclosure summary={t.totals} open={recipe.warnings.some(isAboutIngredients)}>
            <IngredientTotals totals={recipe.ingredient_totals} />
          </Disclosure>
        </Box>
      )}
      <Totals totals={recipe.totals} />
    </Box>
  )
}

const isAboutIngredients = ({ code }: { code: string }) => /INGREDIENT|RECIPE|LIMIT/.test(code)

function IngredientTotals({ totals }: { totals: Draft['recipe']['ingredient_totals'] }) {
  const t = useText(messages)
  const locale = useLocale()
  const amountOf = (amount: number, unit: string) => amountText(amount, unit, locale)
  return (
    <Box component="dl" sx={{ m: 0, ...rows }}>
      {totals.map((total) => (
        <div key={`${total.code}${total.unit}`}>
          <dt>
            {total.name}
            {total.from_other_recipes && <small> ({t.withOthers})</small>}
            {total.incomplete && <small> ({t.incomplete})</small>}
          </dt>
          <dd>
            {amountOf(total.per_day, total.unit)}
            {total.percent_ref !== null &&
              ` · ${formatNumber(Math.round(total.percent_ref), locale)}%`}
            {total.limit !== null && (
              <small> · {t.atMost(amountOf(total.limit, total.unit))}</small>
            )}
          </dd>
        </div>
      ))}
    </Box>
  )
}

function Totals({ totals }: { totals: Draft['recipe']['totals'] }) {
  const t = useText(messages)
  const locale = useLocale()
  const { currency } = totals
  return (
    <Box component="dl" sx={{ m: 0, mt: 4, ...rows }}>
      <div>
        <dt>{t.subtotal}</dt>
        <dd>
          <Money amount={totals.subtotal} currency={currency} />
        </dd>
      </div>
      {totals.discount > 0 && (
        <div>
          <dt>
            {totals.product_discounts.length > 0
              ? t.discounts
              : t.discount(formatPercent(totals.discount_bp, locale))}
          </dt>
          <dd>
            −<Money amount={totals.discount} currency={currency} />
          </dd>
        </div>
      )}
      {totals.optional > 0 && (
        <div>
          <dt>{t.optionalTotal}</dt>
          <dd>
            <Money amount={totals.optional} currency={currency} />
          </dd>
        </div>
      )}
    </Box>
  )
}

// amounts are added up in mg; vitamins are read in µg
const amountText = (amount: number, unit: string, locale: Locale) =>
  unit === 'mg' && amount > 0 && amount < 0.1
    ? `${formatNumber(Math.round(amount * 1_000_000) / 1000, locale)} µg`
    : `${formatNumber(amount, locale)} ${unit}`

const rows = {
  '& > div': { display: 'flex', justifyContent: 'space-between', gap: 4, py: 1 },
  '& dd': { m: 0, fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' },
  '& small': { color: 'text.secondary', fontSize: '0.875rem' },
}
