import Button from '@mui/material/Button'
import { TrendChart } from '../TrendChart.tsx'
import { defineMessages, useLocale, useText } from '../text.tsx'
import { chosenMeasure, figureOf, textOf } from './measures.ts'
import type { Figures, FiguresPage } from './types.ts'
import { comparedDays, findingOf, measureWords, periodText, pointText } from './words.ts'

/** One figure over the period, beside the period compared. */
export function Trend({ figures, page }: { figures: Figures; page: FiguresPage }) {
  const t = useText(messages)
  const names = useText(measureWords)
  const locale = useLocale()
  const measure = chosenMeasure(figures, page.measure)
  return (
    <TrendChart
      name={names[measure]}
      finding={findingOf(measure, figures, locale)}
      text={textOf(measure, figures.currency, locale)}
      least={measure === 'adherence' ? 10_000 : 2}
      now={periodText(figures, locale)}
      before={comparedDays(figures, locale)}
      points={figures.points.map((point) => ({
        label: pointText(point.start, figures, locale),
        value: figureOf(measure, point.now),
        before: figureOf(measure, point.before),
      }))}
      controls={
        <Button size="small" onClick={() => page.onCsv('days')}>
          {t.csv}
        </Button>
      }
    />
  )
}

const messages = defineMessages({ csv: ['Download CSV', 'CSVをダウンロード'] })
