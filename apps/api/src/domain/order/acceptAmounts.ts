import type { Order } from './load.ts'

const flag = 'amount_mismatch'

/** Whether somebody has to compare the order's amounts with what its cart showed before anything leaves. */
export const isMismatched = (order: Order): boolean => order.flags.includes(flag)

/** The order's flags once a person has let it go as it is, which accepts its amounts. */
export const acceptAmounts = (order: Order): string[] => order.flags.filter((f) => f !== flag)
