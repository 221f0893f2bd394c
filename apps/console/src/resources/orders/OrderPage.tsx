import '@officina/openapi/resources/orders'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import { formatDateTime, formatMoney } from '@officina/shared/format'
import { lazyPart } from '@officina/ui/lazyPart'
import { Status } from '@officina/ui/StatusChip'
import { defineMessages, Space, useLocale, useText } from '@officina/ui/text'
import { DateText } from '@officina/ui/values'
import { useSearchParams } from 'react-router'
import { RecordActions } from '../../schema/Actions.tsx'
import { Beside } from '../../schema/Beside.tsx'
import { Flags } from '../../schema/Flags.tsx'
import { SchemaDetail } from '../../schema/SchemaDetail.tsx'
import { orderActions } from './actions.ts'
import { OrderLines } from './OrderLines.tsx'
import { OrderParcels } from './OrderParcels.tsx'
import { OrderSide } from './OrderSide.tsx'
import type { Order } from './order.ts'
import { ByRepeat, isOwnFlag, Payment } from './Payment.tsx'

const OrderReturns = lazyPart(() => import('./OrderReturns.tsx'))

/** One order: the receipt and parcels at the left, people, payments and the latest history at the right. */
export default function OrderPage() {
  return (
    <SchemaDetail
      resource="orders"
      subtitle={(order) => (
        <>
          {order.patient_name} · <DateText value={order.placed_at} time />
        </>
      )}
      editable={(order) => order.actions.includes('change_address')}
      actions={(order) => <Steps order={order} />}
      header={(order) => <Header order={order} />}
      overview={(order) => <Overview order={order} />}
    />
  )
}

/** A link from logistics opens the refund at once. */
function Steps({ order }: { order: Order }) {
  const [search, setSearch] = useSearchParams()
  return (
    <RecordActions
      actions={orderActions}
      record={order}
      first={search.get('do') ?? undefined}
      onClose={() => search.has('do') && setSearch({}, { replace: true })}
    />
  )
}

export function Header({ order }: { order: Order }) {
  const t = useText(messages)
  const locale = useLocale()
  return (
    <Box sx={{ display: 'grid', gap: 3, mb: 5 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
        <Payment order={order} />
        <Status kind="fulfilment" value={order.fulfilment_state} />
        <Flags of="orders" flags={order.flags.filter(isOwnFlag)} />
        <ByRepeat source={order.source} />
      </Box>
      {order.cancel_request?.status === 'open' && (
        <Alert severity="warning">
          {t.asks(formatDateTime(order.cancel_request.requested_at, locale))}
          <Space />
          {order.cancel_request.reason}
        </Alert>
      )}
      {order.cancel_request?.status === 'withdrawn' && order.cancel_request.answered_at && (
        <Alert severity="info">
          {t.withdrawn(formatDateTime(order.cancel_request.answered_at, locale))}
        </Alert>
      )}
      {order.refund_request && (
        <Alert severity="warning">
          {t.refund(
            order.refund_request.by ?? '–',
            formatMoney(order.refund_request.amount, order.currency, locale),
            formatDateTime(order.refund_request.at, locale),
          )}
          <Space />
          {order.refund_request.reason}
          {order.refund_request.mine && <div>{t.second}</div>}
        </Alert>
      )}
      {order.flags.includes('amount_mismatch') && <AmountDifferences order={order} />}
      {order.hold_reason && <Alert severity="warning">{t.held(order.hold_reason)}</Alert>}
      {order.cancel_reason && <Alert severity="info">{t.cancelled(order.cancel_reason)}</Alert>}
    </Box>
  )
}

function Overview({ order }: { order: Order }) {
  return (
    <Beside resource="orders" id={order.id} side={<OrderSide order={order} />}>
      <OrderLines order={order} />
      {order.reports.length + order.returns.length > 0 && <OrderReturns order={order} />}
      <OrderParcels order={order} />
    </Beside>
  )
}

/** Why an order of the shop waits for a person: each amount that is not what its cart showed. */
function AmountDifferences({ order }: { order: Order }) {
  const t = useText(messages)
  const locale = useLocale()
  const money = (amount: number) => formatMoney(amount, order.currency, locale)
  return (
    <Alert severity="warning">
      {order.released_at ? t.sent : t.waits}
      {order.amount_differences.map(({ part, expected, actual }) => (
        <div key={part}>{t.difference(t[part], money(expected), money(actual))}</div>
      ))}
    </Alert>
  )
}

const messages = defineMessages({
  asks: (time: string) => [
    `The patient asked to cancel this order on ${time}.`,
    `${time}に患者からキャンセルの依頼がありました。`,
  ],
  withdrawn: (time: string) => [
    `The patient withdrew the cancellation request on ${time}. The order continues.`,
    `${time}に患者がキャンセルの依頼を取り下げました。注文はそのまま進みます。`,
  ],
  refund: (name: string, amount: string, time: string) => [
    `${name} requested a refund of ${amount} on ${time}.`,
    `${time}に${name} さんが${amount}の返金を申請しました。`,
  ],
  second: [
    'Another administrator must confirm your request.',
    'ご自身の申請のため、ほかの管理者の承認が必要です。',
  ],
  held: (reason: string) => [`On hold: ${reason}`, `保留中：${reason}`],
  cancelled: (reason: string) => [`Cancelled: ${reason}`, `キャンセル理由：${reason}`],
  waits: [
    'The amounts of this order differ from its cart. Check the order in Shopify, then accept the amounts or cancel it there.',
    '注文の金額がカートの表示と異なります。Shopifyでご確認のうえ、金額を承認するか、Shopifyで注文をキャンセルしてください。',
  ],
  sent: [
    'The amounts of this order differ from its cart, and it has already shipped. Check it in Shopify and refund any difference there, then accept the amounts.',
    '注文の金額がカートの表示と異なりますが、すでに発送されています。Shopifyでご確認のうえ、金額を承認してください。差額を返金する場合は、先にShopifyで返金してください。',
  ],
  difference: (part: string, expected: string, actual: string) => [
    `${part}: ${expected} expected, ${actual} received`,
    `${part}：カートでは${expected}、実際は${actual}`,
  ],
  products: ['Products and quantities', '商品と数量'],
  prices: ['Prices', '価格'],
  discount: ['Discount', '割引'],
  tax: ['Tax', '消費税'],
  total: ['Total', '合計'],
})
