import Box from '@mui/material/Box'
import { formatDateTime } from '@officina/shared/format'
import { Disclosure } from '../Disclosure.tsx'
import { PlainSelect } from '../PlainSelect.tsx'
import { defineMessages, useLocale, useText } from '../text.tsx'
import { Cards } from './Cards.tsx'
import { FunnelPart } from './FunnelPart.tsx'
import { chosenMeasure, shownMeasures } from './measures.ts'
import { Part } from './Part.tsx'
import { Best, StockOuts } from './Tables.tsx'
import { Trend } from './Trend.tsx'
import type { Figures, FiguresPage } from './types.ts'
import { measureWords } from './words.ts'

/** The reports of a practice or of all: main figures, one of them over time, what sold, and what became of recipes. */
export function FiguresView(props: {
  figures: Figures
  page: FiguresPage
  onMeasure: (measure: string) => void
}) {
  const { figures, page } = props
  const t = useText(messages)
  const names = useText(measureWords)
  // recipes and adherence are not split by product or region
  const isWhole = figures.totals.recipes !== null
  return (
    <Box sx={stack}>
      <Cards figures={figures} page={page} />
      <Part
        title={names[chosenMeasure(figures, page.measure)]}
        action={
          <PlainSelect
            label={t.measure}
            value={chosenMeasure(figures, page.measure)}
            options={shownMeasures(figures).map((value) => ({ value, label: names[value] }))}
            onChange={props.onMeasure}
          />
        }
      >
        <Trend figures={figures} page={page} />
      </Part>
      <Box sx={columns}>
        <Best figures={figures} page={page} />
        <Box sx={stack}>
          {isWhole && <FunnelPart figures={figures} page={page} />}
          <StockOuts figures={figures} page={page} />
        </Box>
      </Box>
      <Explained figures={figures} />
    </Box>
  )
}

function Explained({ figures }: { figures: Figures }) {
  const t = useText(messages)
  const locale = useLocale()
  return (
    <Box sx={{ fontSize: '0.875rem', color: 'text.secondary' }}>
      {figures.refreshed_at && <p>{t.refreshed(formatDateTime(figures.refreshed_at, locale))}</p>}
      <Disclosure summary={t.explain}>
        <ul>
          {Object.entries(t.meaning)
            .filter(([key]) => key !== 'tax' || figures.totals.tax !== null)
            .map(([key, text]) => (
              <li key={key}>{text}</li>
            ))}
        </ul>
      </Disclosure>
    </Box>
  )
}

const stack = { display: 'grid', gap: 5, gridTemplateColumns: 'minmax(0, 1fr)' }
const columns = {
  display: 'grid',
  gap: 5,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
}

const messages = defineMessages({
  measure: ['Figure', '数値'],
  refreshed: (at: string) => [`Updated ${at}`, `${at}更新`],
  explain: ['How these figures are counted', '集計の方法'],
  meaning: {
    revenue: [
      'Revenue is the price of goods after discounts and without tax, on the day of the order. Delivery and cancelled orders are not part of it.',
      '売上は割引後・税抜の商品代金で、注文日に計上します。送料とキャンセルされた注文は含みません。',
    ],
    discount: [
      'Discounts are the amounts taken off the prices shown in the shop.',
      '割引は、ショップに表示している価格から引いた金額です。',
    ],
    refunds: [
      'Refunds are the money paid back, with its tax, on the day they were made. Refunds of cancelled orders are left out, like the orders themselves.',
      '返金は税を含む返金額で、返金日に計上します。キャンセルされた注文の返金は、注文と同じく含みません。',
    ],
    tax: [
      'Tax collected is the tax on goods and delivery on the day of the order, less the tax in refunds on the day of the refund. The tax on delivery is left out of the figures for one product.',
      '受取税額は、商品と送料にかかる税を注文日に計上し、返金に含まれる税を返金日に差し引いた金額です。商品別の集計では送料の税を含みません。',
    ],
    commission: [
      'Commission counts on the day it was posted or corrected, as on the statements.',
      '手数料は精算書と同じく、計上または訂正した日で集計します。',
    ],
    patients: [
      'A patient who ordered several times in a period counts once in it.',
      '期間中に複数回注文した患者さんも1人と数えます。',
    ],
    recipes: [
      'A recipe and its later versions count once, on the day of the first issue.',
      'レシピは改訂版も含めて1件とし、最初の発行日で数えます。',
    ],
    adherence: [
      'Days covered is the share of days, from the first delivery until the recipe ends, for which the delivered products last. It is calculated every night.',
      '使用継続率は、最初のお届けからレシピの終了までの日数のうち、お届けした商品が足りている日数の割合です。毎晩計算します。',
    ],
    catalog: [
      'Filtered by catalog, the figures cover the products that are in it today.',
      'カタログで絞り込むと、現在そのカタログにある商品を集計します。',
    ],
  },
})
