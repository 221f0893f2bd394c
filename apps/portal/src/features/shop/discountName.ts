import type { components } from '@officina/openapi/schema'
import { defineMessages, useText } from '@officina/ui/text'

type Discount = Pick<components['schemas']['AppliedDiscount'], 'kind' | 'name'>

/** What a discount is called: by the doctor, else by its kind. */
export function useDiscountName() {
  const t = useText(words)
  return ({ kind, name }: Discount): string => name ?? t[kind]
}

const words = defineMessages({
  individual: ['Your discount', 'あなたの割引'],
  first_order: ['First-order discount', '初回割引'],
  catalog: ['Discount', '割引'],
  product: ['Discount', '割引'],
})
