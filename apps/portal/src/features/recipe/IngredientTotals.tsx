import Box from '@mui/material/Box'
import type { components } from '@officina/openapi/schema'
import { bracketed, formatNumber } from '@officina/shared/format'
import { StatusChip } from '@officina/ui/StatusChip'
import { defineMessages, useLocale, useText } from '@officina/ui/text'

type Total = components['schemas']['IngredientTotal']

/** What is taken of each ingredient in a day, beside the daily reference and the upper limit, in one unit. */
export function IngredientTotals({ totals }: { totals: readonly Total[] }) {
  const t = useText(messages)
  const locale = useLocale()
  return (
    <Box component="dl" sx={rows}>
      {totals.map((total) => {
        const unit = unitOf(total)
        const amount = (n: number) =>
          `${formatNumber(unit === total.unit ? n : Math.round(n * 1_000_000) / 1_000, locale)} ${unit}`
        const percent = total.percent_ref === null ? null : Math.round(total.percent_ref)
        const isOver = total.limit !== null && total.per_day > total.limit * (1 + 1e-6)
        return (
          <div key={`${total.code}${total.unit}`}>
            <dt>
              {total.name}
              {total.from_other_recipes && <small>{bracketed('', t.withOthers, locale)}</small>}
              {total.incomplete && <small>{bracketed('', t.incomplete, locale)}</small>}
            </dt>
            <dd>
              {amount(total.per_day)}
              {percent !== null && (
                <>
                  {' · '}
                  <Box component="span" sx={percent > 100 ? marked : undefined}>
                    {t.ofReference(formatNumber(percent, locale))}
                  </Box>
                </>
              )}
              {total.limit !== null && <small> · {t.atMost(amount(total.limit))}</small>}
              {isOver && (
                <>
                  {' '}
                  <StatusChip tone="stopped">{t.over}</StatusChip>
                </>
              )}
            </dd>
          </div>
        )
      })}
    </Box>
  )
}

// added up in mg; vitamins and trace elements are read in µg, their limit too
const unitOf = ({ unit, per_day, limit }: Total): string =>
  unit === 'mg' && ((limit !== null && limit <= 1) || (per_day > 0 && per_day < 0.1)) ? 'µg' : unit

const messages = defineMessages({
  withOthers: ['including other recipes', 'ほかのレシピを含む'],
  incomplete: [
    'not counting products with a free-text dosage',
    '用法・用量が自由記述の商品は含みません',
  ],
  ofReference: (percent: string) => [
    `${percent}% of the daily reference`,
    `1日の基準量の${percent}%`,
  ],
  atMost: (amount: string) => [`at most ${amount}`, `上限 ${amount}`],
  over: ['Over the upper limit', '上限量を超過'],
})

const marked = { color: 'tone.attention.text', fontWeight: 600 }
const rows = {
  m: 0,
  '& > div': { display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: 2, py: 1 },
  '& dd': { m: 0, ml: 'auto', fontVariantNumeric: 'tabular-nums', textAlign: 'right' },
  '& small': { color: 'text.secondary', fontSize: '0.875rem' },
}
