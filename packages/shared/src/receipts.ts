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

/** All that was refunded of an order was taken off its invoice before it was paid. */
export const isCredited = (refunds: readonly { state?: string | null }[]): boolean =>
  refunds.length > 0 && refunds.every(({ state }) => state === 'credited')

/** A line's state as it is shown: of what was taken off an invoice nothing was paid back. */
export const shownLineStatus = (
  status: string,
  refunds: readonly { state?: string | null }[],
): string => (status === 'refunded' && isCredited(refunds) ? 'credited' : status)
