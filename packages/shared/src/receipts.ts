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
