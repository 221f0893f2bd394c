import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { formatNumber } from '@officina/shared/format'
import { defineMessages, useLocale, useText } from '../text.tsx'
import { tabular } from '../theme.ts'
import { Delays } from './Delays.tsx'
import { Part } from './Part.tsx'
import type { Figures, FiguresPage } from './types.ts'

/** What became of the recipes: issued, ordered, repeated, and how long the first order took. */
export function FunnelPart({ figures, page }: { figures: Figures; page: FiguresPage }) {
  const t = useText(messages)
  const { funnel } = figures
  return (
    <Part
      title={t.title}
      action={
        <Button size="small" onClick={() => page.onCsv('recipes')}>
          {t.csv}
        </Button>
      }
    >
      <Box component="ol" sx={{ listStyle: 'none', m: 0, mb: 5, p: 0, display: 'grid', gap: 3 }}>
        <Step
          label={t.issued}
          value={funnel.issued}
          of={funnel.issued}
          before={figures.previous_funnel.issued}
        />
        <Step
          label={t.ordered}
          value={funnel.ordered}
          of={funnel.issued}
          before={figures.previous_funnel.ordered}
        />
        <Step
          label={t.repeated}
          value={funnel.repeated}
          of={funnel.issued}
          before={figures.previous_funnel.repeated}
        />
      </Box>
      {funnel.ordered > 0 && <Delays figures={figures} />}
    </Part>
  )
}

function Step(props: { label: string; value: number; of: number; before: number }) {
  const { label, value, of, before } = props
  const t = useText(messages)
  const locale = useLocale()
  const share = of > 0 ? value / of : 0
  return (
    <li>
      <Box sx={{ ...tabular, display: 'flex', flexWrap: 'wrap', columnGap: 2 }}>
        <span>{label}</span>
        <Box component="span" sx={{ ml: 'auto', fontWeight: 600 }}>
          {formatNumber(value, locale)}
        </Box>
        <Box component="span" sx={{ minWidth: 48, textAlign: 'right', color: 'text.secondary' }}>
          {formatNumber(share, locale, { style: 'percent', maximumFractionDigits: 0 })}
        </Box>
      </Box>
      <svg aria-hidden width="100%" height="10" style={{ display: 'block', marginTop: 4 }}>
        <rect width="100%" height="10" rx="4" fill="var(--mui-palette-divider)" />
        <rect width={`${share * 100}%`} height="10" rx="4" fill="var(--mui-palette-primary-main)" />
      </svg>
      <Box sx={{ ...tabular, mt: 1, fontSize: '0.75rem', color: 'text.secondary' }}>
        {t.before(formatNumber(before, locale))}
      </Box>
    </li>
  )
}

const messages = defineMessages({
  title: ['From recipe to order', 'レシピから注文まで'],
  issued: ['Issued', '発行'],
  ordered: ['Ordered', '注文'],
  repeated: ['Ordered again', '再注文'],
  before: (n: string) => [`${n} in the period compared`, `比較期間：${n}`],
  csv: ['Download CSV', 'CSVをダウンロード'],
})
