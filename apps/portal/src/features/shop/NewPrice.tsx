import type { components } from '@officina/openapi/schema'
import { formatMoney } from '@officina/shared/format'
import { ConfirmDialog } from '@officina/ui/ConfirmDialog'
import { defineMessages, useLocale, useText } from '@officina/ui/text'
import { priceAfter } from './texts.ts'

type Product = Pick<components['schemas']['PatientProduct'], 'title' | 'currency' | 'discount_bp'>

/** List prices in minor units. */
export type PriceChange = { old: number; price: number }

/** Asks about a price that has changed since it was shown and now. */
export function NewPrice(props: {
  product: Product
  change: PriceChange
  pending: boolean
  onTake: () => void
  onClose: () => void
}) {
  const t = useText(messages)
  const locale = useLocale()
  const { product, change } = props
  const money = (price: number) => formatMoney(priceAfter(product, price), product.currency, locale)
  return (
    <ConfirmDialog
      title={t.title(product.title)}
      consequence={t.text(money(change.old), money(change.price))}
      verb={t.take(money(change.price))}
      call={{ isPending: props.pending, error: undefined }}
      onConfirm={props.onTake}
      onClose={props.onClose}
    />
  )
}

const messages = defineMessages({
  title: (product: string) => [
    `The price of ${product} has changed`,
    `${product}の価格が変わりました`,
  ],
  text: (old: string, price: string) => [
    `It was ${old} and is now ${price}. It is not in your cart yet.`,
    `${old}から${price}に変わりました。まだカートには入っていません。`,
  ],
  take: (price: string) => [`Add for ${price}`, `${price}でカートに入れる`],
})
