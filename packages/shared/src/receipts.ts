const paid: readonly string[] = ['paid', 'partially_refunded', 'refunded']

/** Whether an order's document is its receipt; before anything was paid it is an order statement. */
export const hasReceipt = (paymentState: string): boolean => paid.includes(paymentState)

/** The document of an order for who pays it: on invoice it is the invoice until it is paid. */
export const documentOf = (
  paymentState: string,
  paymentMethod: string,
): 'receipt' | 'invoice' | 'statement' =>
  hasReceipt(paymentState)
    ? 'receipt'
    : paymentMethod === 'invoice' && paymentState !== 'voided'
      ? 'invoice'
      : 'statement'

type Refund = {
  state?: string | null
  of_order?: boolean
  lines?: readonly unknown[]
  shipping_amount?: number
}

/** Not a payment that nobody owed, and that went back as it came. */
const isOfOrder = ({ of_order: said, lines, shipping_amount: shipping = 0 }: Refund): boolean =>
  said ?? (lines === undefined || lines.length > 0 || shipping > 0)

/** All that was refunded of an order was taken off its invoice before it was paid. */
export const isCredited = (refunds: readonly Refund[]): boolean => {
  const ofOrder = refunds.filter(isOfOrder)
  return ofOrder.length > 0 && ofOrder.every(({ state }) => state === 'credited')
}

/** A line's state as it is shown: of what was taken off an invoice nothing was paid back. */
export const shownLineStatus = (status: string, refunds: readonly Refund[]): string =>
  status === 'refunded' && isCredited(refunds) ? 'credited' : status
