import type { components } from '@officina/openapi/schema'
import { defineMessages, useText } from '@officina/ui/text'

type Discount = Pick<components['schemas']['AppliedDiscount'], 'kind' | 'name'>

/** What a discount is called: by the doctor, else by its kind. */
export function useDiscountName() {
  const t = useText(words)
  return ({ kind, name }: Discount): string => name ?? t[kind]
}

const words = defineMessages({
  en: {
    individual: 'Your discount',
    first_order: 'First-order discount',
    catalog: 'Discount',
    product: 'Discount',
  },
  ja: {
    individual: 'あなたの割引',
    first_order: '初回割引',
    catalog: '割引',
    product: '割引',
  },
})
