import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { DataTable } from '@officina/ui/DataTable'
import type { Column } from '@officina/ui/dataTableTypes.ts'
import { lazyWithRetry } from '@officina/ui/lazyWithRetry'
import { CommissionText, HoldingText } from '@officina/ui/OrderLineNotes'
import { Status } from '@officina/ui/StatusChip'
import { defineMessages, useText } from '@officina/ui/text'
import { DateText, Money } from '@officina/ui/values'
import { Suspense, useState } from 'react'
import { ReferenceLink } from '../../schema/ReferenceLink.tsx'
import type { Line, Order } from './order.ts'

const ChangeProductDialog = lazyWithRetry(() => import('./ChangeProductDialog.tsx'))

/** What was ordered, how far each line is, and what it costs. */
export function OrderLines({ order }: { order: Order }) {
  const t = useText(messages)
  const [changing, setChanging] = useState<Line>()
  const money = (amount: number) => <Money amount={amount} currency={order.currency} />
  const columns: Column<Line>[] = [
    {
      key: 'title',
      header: t.product,
      render: (line) => (
        <Box sx={{ minWidth: 150 }}>
          {line.title}
          <Box sx={small}>
            {line.variant_title} · {line.sku}
          </Box>
          {line.recipe_id && (
            <Box sx={small}>
              {t.recipe} <ReferenceLink resource="recipes" value={line.recipe_id} />
            </Box>
          )}
          {lotsOf(order, line).map((lot) => (
            <Box key={lot.lot} sx={small}>
              {t.lot(lot.lot)}
              {lot.expires_on && (
                <>
                  {' · '}
                  {t.expires} <DateText value={lot.expires_on} />
                </>
              )}
            </Box>
          ))}
          {line.commission && (
            <Box sx={small}>
              <CommissionText commission={line.commission} currency={order.currency} />
              {line.doctor_id !== order.doctor_id && (
                <>
                  {' '}
                  {t.for} <ReferenceLink resource="doctors" value={line.doctor_id} />
                </>
              )}
            </Box>
          )}
          {line.replaces && <Box sx={small}>{t.replaces(line.replaces)}</Box>}
          {line.changeable && (
            <Button
              size="small"
              aria-label={t.changeOf(line.title)}
              onClick={() => setChanging(line)}
              // by its padding, so that its words begin where those above it do
              sx={{ ml: '-5px' }}
            >
              {t.change}
            </Button>
          )}
        </Box>
      ),
    },
    {
      key: 'status',
      header: t.status,
      render: (line) => (
        <Box sx={{ minWidth: 120 }}>
          <Status kind="order_line" value={line.line_status} />
          <Box sx={small}>
            <HoldingText line={line} />
          </Box>
        </Box>
      ),
    },
    { key: 'qty', header: t.quantity, align: 'right', render: (line) => <Quantity line={line} /> },
    {
      key: 'price',
      header: t.price,
      align: 'right',
      render: (line) => (
        <div>
          {money(line.unit_price)}
          {line.discount > 0 && <Box sx={small}>{money(-line.discount)}</Box>}
        </div>
      ),
    },
    {
      key: 'total',
      header: t.total,
      align: 'right',
      render: (line) => (
        <div>
          {money(line.line_total)}
          {line.tax > 0 && (
            <Box sx={small}>
              {t.tax} {money(line.tax)}
            </Box>
          )}
          {line.refunded > 0 && (
            <Box sx={small}>
              {t.refunded} {money(-line.refunded)}
            </Box>
          )}
        </div>
      ),
    },
  ]
  return (
    <section>
      <Typography variant="h2" sx={{ mb: 3 }}>
        {t.lines}
      </Typography>
      <DataTable label={t.lines} columns={columns} rows={order.lines} rowKey={(line) => line.id} />
      {changing && (
        <Suspense>
          <ChangeProductDialog
            order={order}
            line={order.lines.find((line) => line.id === changing.id) ?? changing}
            onClose={() => setChanging(undefined)}
          />
        </Suspense>
      )}
    </section>
  )
}

/** Lots of a line in the parcels that left or are packed, each once. */
function lotsOf(order: Order, line: Line): { lot: string; expires_on?: string | null }[] {
  const packed = order.shipments
    .flatMap((parcel) => parcel.lines)
    .filter((part) => part.order_line_id === line.id && part.lot)
  const lots = new Map(packed.map((part) => [part.lot ?? '', part.expires_on]))
  return [...lots].map(([lot, expires_on]) => ({ lot, expires_on }))
}

function Quantity({ line }: { line: Line }) {
  const t = useText(messages)
  const parts = [
    line.qty_shipped > 0 && t.shipped(line.qty_shipped),
    line.qty_cancelled > 0 && t.cancelled(line.qty_cancelled),
    line.qty_returned > 0 && t.returned(line.qty_returned),
  ].filter(Boolean)
  return (
    <div>
      {line.qty_ordered}
      {parts.length > 0 && <Box sx={small}>{parts.join(', ')}</Box>}
    </div>
  )
}

const small = { fontSize: '0.875rem', color: 'text.secondary' }

const messages = defineMessages({
  lines: ['Lines', '明細'],
  product: ['Product', '商品'],
  status: ['Status', '状態'],
  quantity: ['Quantity', '数量'],
  price: ['Price', '単価'],
  for: ['Credited to', '対象の医師：'],
  total: ['Total', '合計'],
  tax: ['tax', '内税'],
  refunded: ['refunded', '返金'],
  recipe: ['Recipe', 'レシピ'],
  lot: (lot: string) => [`Lot ${lot}`, `ロット ${lot}`],
  expires: ['expires', '使用期限'],
  change: ['Change product', '商品を変更'],
  changeOf: (product: string) => [`Change product: ${product}`, `商品を変更：${product}`],
  replaces: (product: string) => [`Instead of ${product}`, `${product} からの変更`],
  shipped: (n: number) => [`${n} shipped`, `発送${n}`],
  cancelled: (n: number) => [`${n} cancelled`, `取消${n}`],
  returned: (n: number) => [`${n} returned`, `返品${n}`],
})
