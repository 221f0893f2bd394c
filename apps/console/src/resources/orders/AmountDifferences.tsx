import Alert from '@mui/material/Alert'
import { formatMoney } from '@officina/shared/format'
import { defineMessages, useLocale, useText } from '@officina/ui/text'
import type { Order } from './order.ts'

/** Why an order of the shop waits for a person: each amount that is not what its cart showed. */
export function AmountDifferences({ order }: { order: Order }) {
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
  waits: [
    'The amounts of this order differ from its cart. Check it in Shopify, then accept the amounts, or cancel the order there.',
    'ご注文の金額がカートの表示と異なります。Shopifyでご確認のうえ、金額を承認するか、Shopifyで注文を取り消してください。',
  ],
  sent: [
    'The amounts of this order differ from its cart, and it has already been sent. Check it in Shopify, then accept the amounts, or refund the difference there first.',
    'ご注文の金額がカートの表示と異なりますが、すでに発送されています。Shopifyでご確認のうえ、金額を承認してください。差額を返金する場合は、先にShopifyで返金してください。',
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
