import type { payments } from '../../db/schema/order.ts'

export type Payment = typeof payments.$inferSelect

/** A saved card is to be charged for it. */
export const isCharge = ({ wanted }: Payment): boolean =>
  wanted === 'charge' || wanted === 'charge_or_page'
