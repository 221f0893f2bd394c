import type { components } from '@officina/openapi/schema'
import { isCredited } from '@officina/shared/receipts'
import { defineMessages, useText } from '@officina/ui/text'
import type { Amount } from './parts.tsx'

type Order = components['schemas']['PatientOrder'] | components['schemas']['DoctorOrder']
type Refund = Order['refunds'][number]

/** What an order comes to, row by row; where doctors and patients read different words, `say` has them. */
export function useOrderAmounts<O extends Order>(
  order: O,
  say: {
    discount: (part: Order['discounts'][number]) => string
    notCharged: (tax: string) => string
    refund: (refund: O['refunds'][number] & Refund) => string
    /** In place of a delivery that costs nothing. */
    free?: string
    /** The tax that is inside of the prices; it is not shown where there are no words for it. */
    taxInside?: (tax: string) => string
  },
): Amount[] {
  const t = useText(messages)
  const taxName = order.tax_name ?? t.tax
  const unnamed = order.discounts.reduce((rest, part) => rest - part.amount, order.discount)
  const isAdded = order.tax_added > 0
  const isInside = order.tax > 0 && order.tax_added === 0
  const refunds = order.refunds.filter((refund) => refund.of_order)
  return [
    { label: t.subtotal, amount: order.subtotal },
    ...order.discounts.map((part) => ({ label: say.discount(part), amount: -part.amount })),
    ...(unnamed > 0 ? [{ label: t.discount, amount: -unnamed }] : []),
    {
      label: t.shipping,
      amount: order.shipping,
      ...(say.free && order.shipping === 0 ? { instead: say.free } : {}),
    },
    ...(order.tax_added
      ? [{ label: isAdded ? taxName : say.notCharged(taxName), amount: order.tax_added }]
      : []),
    { label: t.total, amount: order.total, strong: true },
    ...(say.taxInside && isInside ? [{ label: say.taxInside(taxName), amount: order.tax }] : []),
    ...refunds.map((refund) => ({ label: say.refund(refund), amount: -refund.amount })),
    ...(refunds.length > 0
      ? [
          {
            label: isCredited(refunds) ? t.newTotal : t.afterRefunds,
            amount: order.total - order.refunded,
            strong: true,
          },
        ]
      : []),
  ]
}

const messages = defineMessages({
  subtotal: ['Subtotal', '小計'],
  discount: ['Discount', '割引'],
  shipping: ['Delivery', '送料'],
  tax: ['Tax', '消費税等'],
  total: ['Total', '合計'],
  afterRefunds: ['Total after refunds', '返金後の合計'],
  newTotal: ['New total', '変更後の合計'],
})
