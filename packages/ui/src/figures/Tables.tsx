import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { formatMoney, formatNumber, formatRegion } from '@officina/shared/format'
import { useState } from 'react'
import { ShareBar } from '../DaysBar.tsx'
import { useLink } from '../link.tsx'
import { PlainSelect } from '../PlainSelect.tsx'
import { productWord } from '../productWords.ts'
import { defineMessages, useLocale, useText } from '../text.tsx'
import { tabular } from '../theme.ts'
import { Part } from './Part.tsx'
import { SmallTable } from './SmallTable.tsx'
import type { Figures, FiguresPage, Row } from './types.ts'

const kinds = ['products', 'brands', 'categories', 'regions'] as const
type Kind = (typeof kinds)[number]

/** What sold best: products, brands, categories or regions, each with its share as a bar. */
export function Best({ figures, page }: { figures: Figures; page: FiguresPage }) {
  const t = useText(messages)
  const [kind, setKind] = useState<Kind>('products')
  return (
    <Part
      title={t.title}
      action={
        <>
          <PlainSelect
            label={t.kind}
            value={kind}
            options={kinds.map((each) => ({ value: each, label: t.kinds[each] }))}
            onChange={setKind}
          />
          <Button size="small" onClick={() => page.onCsv(kind)}>
            {t.csv}
          </Button>
        </>
      }
    >
      <Rows kind={kind} rows={figures[kind].slice(0, 10)} figures={figures} page={page} />
    </Part>
  )
}

function Rows(props: { kind: Kind; rows: Row[]; figures: Figures; page: FiguresPage }) {
  const { kind, rows, figures, page } = props
  const t = useText(messages)
  const locale = useLocale()
  const Link = useLink()
  const most = Math.max(1, ...rows.map((row) => row.revenue))
  const money = (amount: number) => formatMoney(amount, figures.currency, locale)
  const nameOf = (row: Row) => {
    if (kind === 'products')
      return <Link to={page.hrefOf({ product: row.id ?? undefined })}>{row.name}</Link>
    if (kind === 'categories') return productWord(row.name, locale)
    return kind === 'regions' ? (
      <Link to={page.hrefOf({ region: row.name })}>{formatRegion(row.name, locale)}</Link>
    ) : (
      row.name
    )
  }
  return (
    <SmallTable
      label={t.kinds[kind]}
      empty={t.empty}
      head={[t.name, t.units, t.revenue, '']}
      rows={rows.map((row) => ({
        key: row.id ?? row.name,
        cells: [
          nameOf(row),
          formatNumber(row.units, locale),
          <span key="revenue" title={t.before(money(row.revenue_before))}>
            {money(row.revenue)}
          </span>,
          <ShareBar key="bar" share={row.revenue / most} tone="good" />,
        ],
      }))}
    />
  )
}

/** Products that could not be bought, by days. */
export function StockOuts({ figures, page }: { figures: Figures; page: FiguresPage }) {
  const t = useText(messages)
  const locale = useLocale()
  return (
    <Part
      title={t.stockOuts}
      action={
        figures.stock_outs.length > 0 && (
          <Button size="small" onClick={() => page.onCsv('stock_outs')}>
            {t.csv}
          </Button>
        )
      }
    >
      <SmallTable
        label={t.stockOuts}
        empty={t.noStockOuts}
        head={[t.name, t.days]}
        rows={figures.stock_outs.map((row) => ({
          key: row.id,
          cells: [
            <>
              {row.name}
              {row.is_out && (
                <Box component="span" sx={{ ...tabular, ml: 2, color: 'tone.attention.text' }}>
                  {t.isOut}
                </Box>
              )}
            </>,
            formatNumber(row.days, locale),
          ],
        }))}
      />
    </Part>
  )
}

const messages = defineMessages({
  title: ['Best sellers', '売れ筋'],
  kind: ['Show', '表示'],
  kinds: {
    products: ['Products', '商品'],
    brands: ['Brands', 'ブランド'],
    categories: ['Categories', 'カテゴリー'],
    regions: ['Regions', 'お届け先の地域'],
  },
  name: ['Name', '名称'],
  units: ['Units', '販売数'],
  revenue: ['Revenue', '売上'],
  before: (amount: string) => [`Before: ${amount}`, `比較期間：${amount}`],
  csv: ['Download CSV', 'CSVをダウンロード'],
  empty: ['Nothing was sold in this period.', 'この期間の販売はありません。'],
  stockOuts: ['Out of stock', '在庫切れ'],
  noStockOuts: [
    'No product was out of stock in this period.',
    'この期間に在庫切れの商品はありませんでした。',
  ],
  days: ['Days', '日数'],
  isOut: ['Out of stock now', '現在在庫切れ'],
})
