import type { components } from '@officina/openapi/schema'
import type { Locale } from '@officina/shared/locale'
import { defineMessages, useText } from '@officina/ui/text'

type Discount = Pick<components['schemas']['AppliedDiscount'], 'kind' | 'name'>

/** What a discount is called: by the doctor, else by its kind. */
export function useDiscountName() {
  const t = useText(words)
  return ({ kind, name }: Discount): string => name ?? t[kind]
}

/** What I pay for a list price, in minor units. */
export const priceAfter = (product: { discount_bp: number }, price: number): number =>
  price - Math.round((price * product.discount_bp) / 10_000)

/** An address in one line, in the order of its country. */
export function addressText(
  address: Pick<components['schemas']['Address'], 'country' | 'lines'>,
  locale: Locale,
): string {
  return address.lines.join(locale === 'ja' && address.country === 'JP' ? ' ' : ', ')
}

const words = defineMessages({
  individual: ['Your discount', 'お客様の割引'],
  first_order: ['First-order discount', '初回割引'],
  catalog: ['Discount', '割引'],
  product: ['Discount', '割引'],
  waived: ['Commission passed on to you', '手数料相当額の割引'],
})
