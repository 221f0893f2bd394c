import Alert from '@mui/material/Alert'
import { formatMoney } from '@officina/ui/format.ts'
import { defineMessages, useLocale, useText } from '@officina/ui/text'
import type { Order } from './OrderPage.tsx'

/** Why an order of the shop waits for a person: each amount that is not what its cart showed. */
export function AmountDifferences({ order }: { order: Order }) {
  const t = useText(messages)
  const locale = useLocale()
  const money = (amount: number) => formatMoney(amount, order.currency, locale)
  return (
    <Alert severity="warning">
      {t.title}
      {order.amount_differences.map(({ part, expected, actual }) => (
        <div key={part}>{t.difference(t[part], money(actual), money(expected))}</div>
      ))}
    </Alert>
  )
}

const messages = defineMessages({
  en: {
    title:
      'This order is not what its cart showed. Check it in Shopify, then release it or cancel it there.',
    difference: (part: string, actual: string, expected: string) =>
      `${part}: ${actual} instead of ${expected}`,
    products: 'Products and quantities',
    prices: 'Prices',
    discount: 'Discount',
    tax: 'Tax',
    total: 'Total',
  },
  ja: {
    title:
      'ご注文の金額がカートの表示と異なります。Shopifyでご確認のうえ、出荷を指示するか、Shopifyで取り消してください。',
    difference: (part, actual, expected) => `${part}：${actual}（本来は${expected}）`,
    products: '商品と数量',
    prices: '価格',
    discount: '割引',
    tax: '消費税',
    total: '合計',
  },
})
