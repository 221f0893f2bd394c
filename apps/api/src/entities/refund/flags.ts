import type { LockedOrder } from '../order/entity.ts'

/** A refund that the card has refused was flagged; an order that is cancelled and not refunded stays so. */
export const withoutRefundDue = ({ flags, paymentState }: LockedOrder): LockedOrder['flags'] =>
  paymentState === 'paid' ? flags : flags.filter((flag) => flag !== 'refund_due')
