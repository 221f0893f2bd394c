import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import { packText } from '@officina/shared/dosage/units'
import { isCredited, shownLineStatus } from '@officina/shared/receipts'
import { CommissionText } from '@officina/ui/CommissionText'
import { DataTable } from '@officina/ui/DataTable'
import type { Column } from '@officina/ui/dataTableTypes.ts'
import { HoldingText } from '@officina/ui/HoldingText'
import { lazyPart } from '@officina/ui/lazyPart'
import { ProductImage } from '@officina/ui/ProductImage'
import { Status } from '@officina/ui/StatusChip'
import { defineMessages, Space, useJoin, useLocale, useText } from '@officina/ui/text'
import { DateText, Money } from '@officina/ui/values'
import { useState } from 'react'
import { ReferenceLink } from '../../schema/ReferenceLink.tsx'
import { Section } from '../../schema/Section.tsx'
import { dueOf, type Line, type Order } from './order.ts'

const ChangeProductDialog = lazyPart(() => import('./ChangeProductDialog.tsx'))

/** What was ordered, how far each line is, and what it costs. */
export function OrderLines({ order }: { order: Order }) {
  const t = useText(messages)
  const locale = useLocale()
  const [changing, setChanging] = useState<Line>()
  const money = (amount: number) => <Money amount={amount} currency={order.currency} />
  const columns: Column<Line>[] = [
    {
      key: 'title',
      header: t.product,
      render: (line) => (
        <Box sx={{ display: 'flex', gap: 3, textAlign: 'left' }}>
          <ProductImage product={line} size={48} decorative />
          <Box sx={{ minWidth: { sm: 200 } }}>
            {line.title}
            <Box sx={small}>
              {packText(line.variant_title, locale)} · {line.sku}
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
                    <Space />
                    {t.for}
                    <Space />
                    <ReferenceLink resource="doctors" value={line.doctor_id} />
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
        </Box>
      ),
    },
    {
      key: 'status',
      header: t.status,
      render: (line) => (
        <Box sx={{ minWidth: 120 }}>
          <Status kind="order_line" value={shownLineStatus(line.line_status, order.refunds)} />
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
              {isCredited(order.refunds) ? t.takenOff : t.refunded} {money(-line.refunded)}
            </Box>
          )}
        </div>
      ),
    },
  ]
  return (
    <Section title={t.lines}>
      <Box sx={receipt}>
        <DataTable
          label={t.lines}
          columns={columns}
          rows={order.lines}
          rowKey={(line) => line.id}
        />
        <Card sx={{ p: 4 }}>
          <Box component="dl" aria-label={t.amounts} sx={sums}>
            {sumsOf(order, t).map(({ label, amount, strong, quiet }) => (
              <Box
                key={label}
                sx={strong ? { fontWeight: 600 } : quiet ? { color: 'text.secondary' } : undefined}
              >
                <dt>{label}</dt>
                <dd>{money(amount)}</dd>
              </Box>
            ))}
          </Box>
        </Card>
      </Box>
      {changing && (
        <ChangeProductDialog
          order={order}
          line={order.lines.find((line) => line.id === changing.id) ?? changing}
          onClose={() => setChanging(undefined)}
        />
      )}
    </Section>
  )
}

type Sum = { label: string; amount: number; strong?: boolean; quiet?: boolean }

/** What the order comes to; the doctor's share is no part of what is paid. */
function sumsOf(order: Order, t: typeof messages.en): Sum[] {
  const sumOf = (name: 'commission_written' | 'commission_expected') =>
    order.lines.reduce((sum, line) => sum + line[name], 0)
  const expected = sumOf('commission_expected')
  const taxName = order.tax_name ?? t.taxOf
  return [
    { label: t.subtotal, amount: order.subtotal },
    ...(order.discount ? [{ label: t.discount, amount: -order.discount }] : []),
    { label: t.shipping, amount: order.shipping },
    ...(order.tax_added
      ? [
          {
            label: order.tax_added > 0 ? taxName : t.notCharged(taxName),
            amount: order.tax_added,
          },
        ]
      : []),
    { label: t.total, amount: order.total, strong: true },
    ...(order.tax && !order.tax_added
      ? [{ label: t.taxIncluded(taxName), amount: order.tax, quiet: true }]
      : []),
    ...(order.received > 0 && order.payment_state === 'pending'
      ? [
          { label: t.received, amount: order.received },
          { label: t.due, amount: dueOf(order), strong: true },
        ]
      : []),
    ...(order.refunded
      ? [
          {
            label: isCredited(order.refunds) ? t.credited : t.refundedSum,
            amount: -order.refunded,
          },
          {
            label: isCredited(order.refunds) ? t.newTotal : t.net,
            amount: order.total - order.refunded,
            strong: true,
          },
        ]
      : []),
    { label: t.commission, amount: sumOf('commission_written') + expected, quiet: true },
    ...(expected ? [{ label: t.expected, amount: expected, quiet: true }] : []),
  ]
}

/** Lots of a line in the parcels that left or are packed, each once. */
function lotsOf(order: Order, line: Line): { lot: string; expires_on?: string | null }[] {
  const packed = order.shipments
    .filter(({ status }) => status !== 'cancelled')
    .flatMap((parcel) => parcel.lines)
    .filter((part) => part.order_line_id === line.id && part.lot)
  const lots = new Map(packed.map((part) => [part.lot ?? '', part.expires_on]))
  return [...lots].map(([lot, expires_on]) => ({ lot, expires_on }))
}

function Quantity({ line }: { line: Line }) {
  const t = useText(messages)
  const join = useJoin()
  const parts = [
    line.qty_shipped > 0 && t.shipped(line.qty_shipped),
    line.qty_cancelled > 0 && t.cancelled(line.qty_cancelled),
    line.qty_returned > 0 && t.returned(line.qty_returned),
  ].filter((part) => part !== false)
  return (
    <div>
      {line.qty_ordered}
      {parts.length > 0 && <Box sx={{ ...small, whiteSpace: 'nowrap' }}>{join(parts)}</Box>}
    </div>
  )
}

// table and sums are one card
const receipt = {
  '& > .MuiCard-root:first-of-type': { borderBottomLeftRadius: 0, borderBottomRightRadius: 0 },
  '& > .MuiCard-root:last-of-type': {
    borderTop: 0,
    borderTopLeftRadius: 0,
    borderTopRightRadius: 0,
  },
}
const sums = {
  m: 0,
  ml: 'auto',
  maxWidth: { sm: 340 },
  fontVariantNumeric: 'tabular-nums',
  '& > div': { display: 'flex', justifyContent: 'space-between', gap: 4, py: 0.5 },
  '& dd': { m: 0 },
}
// a Japanese sentence breaks anywhere, unlike the names of a table
const small = { fontSize: '0.875rem', color: 'text.secondary', wordBreak: 'normal' }

const messages = defineMessages({
  lines: ['Lines', '明細'],
  product: ['Product', '商品'],
  status: ['Status', '状態'],
  quantity: ['Quantity', '数量'],
  price: ['Price', '単価'],
  for: ['Credited to', '対象の医師：'],
  total: ['Total', '合計'],
  amounts: ['Amounts', '金額'],
  subtotal: ['Subtotal', '小計'],
  discount: ['Discount', '割引'],
  shipping: ['Shipping', '送料'],
  taxIncluded: (name: string) => [`${name} included`, `うち${name}`],
  taxOf: ['Tax', '消費税等'],
  notCharged: (name: string) => [
    `${name} not charged (reverse charge)`,
    '課税なし（リバースチャージ）',
  ],
  received: ['Received', '入金済み'],
  due: ['Still to pay', '未入金額'],
  refundedSum: ['Refunded', '返金額'],
  net: ['Net total', '差引合計'],
  credited: ['Taken off', '減額'],
  newTotal: ['New total', '変更後の合計'],
  commission: ['Doctor’s commission', '医師の手数料'],
  expected: ['Of which expected on shipping', 'うち発送後に計上'],
  tax: ['incl. tax', '内税'],
  refunded: ['refunded', '返金'],
  takenOff: ['taken off', '減額'],
  recipe: ['Recipe', 'レシピ'],
  lot: (lot: string) => [`Lot ${lot}`, `ロット ${lot}`],
  expires: ['use by', '使用期限'],
  change: ['Change product', '商品を変更'],
  changeOf: (product: string) => [`Change product: ${product}`, `商品を変更：${product}`],
  replaces: (product: string) => [`Instead of ${product}`, `${product} からの変更`],
  shipped: (n: number) => [`${n} shipped`, `発送${n}点`],
  cancelled: (n: number) => [`${n} cancelled`, `キャンセル${n}点`],
  returned: (n: number) => [`${n} returned`, `返品${n}点`],
})
