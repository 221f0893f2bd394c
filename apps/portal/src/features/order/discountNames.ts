import { defineMessages } from '@officina/ui/text'

/** What a discount is called to a doctor, where it has no name of its own. */
export const discountNames = defineMessages({
  individual: ['Patient discount', '患者さん個別の割引'],
  first_order: ['First-order discount', '初回割引'],
  catalog: ['Discount', '割引'],
  product: ['Discount', '割引'],
  waived: ['Commission given up', '手数料相当額の割引'],
})
