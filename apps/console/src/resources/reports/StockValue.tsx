import '@officina/openapi/resources/stock-values'
import { packText } from '@officina/shared/dosage/units'
import { formatMoney } from '@officina/shared/format'
import { productWord } from '@officina/ui/productWords.ts'
import { defineMessages, useLocale, useText } from '@officina/ui/text'
import { useQuery } from '@tanstack/react-query'
import { useMe } from '../../admin/MeContext.ts'
import { q } from '../../providers/queries.ts'
import { Breadcrumbs } from '../../schema/Breadcrumbs.tsx'
import { SchemaList } from '../../schema/SchemaList.tsx'

/** What the stock has cost, the dearest first. */
export default function StockValue() {
  const t = useText(messages)
  const locale = useLocale()
  const enabled = useMe().permissions.includes('product.cost')
  const { data: sum } = useQuery({ ...q('/api/admin/stock-values/sum'), enabled })
  const money = (amount: number) => formatMoney(amount, sum?.currency ?? 'USD', locale)
  return (
    <>
      <Breadcrumbs links={[{ to: '/reports', label: t.reports }]} current={t.title} />
      <SchemaList
        resource="stock-values"
        title={t.title}
        above={
          <p role="status" style={{ minHeight: '1.5em' }}>
            {sum && (
              <>
                <strong>{t.sum(money(sum.value), sum.units)}</strong>
                {sum.quarantined > 0 && t.quarantined(money(sum.quarantined))}
                {sum.without_cost > 0 && t.withoutCost(sum.without_cost)}
              </>
            )}
          </p>
        }
        cells={{
          product: (row) => `${row.product} · ${packText(row.variant ?? '', locale)}`,
          category: (row) => productWord(row.category ?? '', locale),
        }}
        empty={{ title: t.empty, text: t.emptyText }}
      />
    </>
  )
}

const messages = defineMessages({
  reports: ['Reports', 'レポート'],
  title: ['Stock value', '在庫金額'],
  sum: (value: string, n: number) => [
    `${value} for ${n === 1 ? '1 unit' : `${n.toLocaleString('en')} units`}.`,
    `${value}（${n.toLocaleString('ja')}点）。`,
  ],
  quarantined: (value: string) => [
    ` ${value} of it is in quarantine.`,
    `うち${value}は隔離中です。`,
  ],
  withoutCost: (n: number) => [
    n === 1 ? ' 1 unit has no cost and is left out.' : ` ${n} units have no cost and are left out.`,
    `原価が未登録の${n}点は含まれていません。`,
  ],
  empty: ['No stock', '在庫がありません'],
  emptyText: ['Products on the shelf appear here.', '棚にある商品がここに表示されます。'],
})
