const paid: readonly string[] = ['paid', 'partially_refunded', 'refunded']

/** Whether an order's document is its receipt; before anything was paid it is an order statement. */
export const hasReceipt = (paymentState: string): boolean => paid.includes(paymentState)
