import { lazyPart } from '@officina/ui/lazyPart'
import { StatusChip } from '@officina/ui/StatusChip'
import { defineMessages, useText } from '@officina/ui/text'
import { None } from '@officina/ui/values'
import { useMe } from '../../admin/MeContext.ts'
import { CellPopover } from './CellPopover.tsx'
import type { ProductRow } from './product.ts'

const StockForm = lazyPart(() => import('./StockForm.tsx'))

/** What is left, in the list; whoever runs the warehouse corrects it in place, unless a connected shop counts it. */
export function StockCell({ row }: { row: ProductRow }) {
  const t = useText(messages)
  const { permissions, connected_shop: shop } = useMe()
  const { stock } = row
  if (stock === null) return <None />
  const isOut = stock <= 0
  const text = isOut ? t.out : row.low ? t.low(stock) : String(stock)
  const value =
    isOut || row.low ? (
      <StatusChip tone={isOut ? 'stopped' : 'attention'}>{text}</StatusChip>
    ) : (
      stock
    )
  if (shop || !permissions.includes('logistics.manage')) return value
  return (
    <CellPopover
      value={value}
      label={t.change(row.title, text)}
      title={t.title(row.title)}
      keepAs={row.packs.map(({ id }) => `stock ${id}`)}
    >
      {(close) => <StockForm row={row} onClose={close} />}
    </CellPopover>
  )
}

const messages = defineMessages({
  out: ['Out of stock', '在庫切れ'],
  low: (n: number) => [`${n}, low`, `${n}（僅少）`],
  // what is seen is in the name, for those who say it
  change: (title: string, shown: string) => [
    `Stock of ${title}: ${shown}. Correct stock`,
    `${title} の在庫：${shown}。在庫を修正`,
  ],
  title: (title: string) => [`Stock of ${title}`, `「${title}」の在庫`],
})
