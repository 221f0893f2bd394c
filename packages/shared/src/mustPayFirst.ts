type Axes = { payment_state: string; payment_method: string }

/** Whether nothing of an order is prepared before its payment has come; goods on invoice leave unpaid. */
export const mustPayFirst = ({ payment_state, payment_method }: Axes): boolean =>
  payment_state === 'failed' ||
  (payment_state === 'pending' && ['bank_transfer', 'card'].includes(payment_method))
