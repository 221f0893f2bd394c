/** Applications that wait for a decision or an answer. */
export const waiting = ['applied', 'needs_info'] as const
/** Accounts that can work. */
export const working = ['approved', 'suspended'] as const
