import type { Order } from './load.ts'

const flag = 'amount_mismatch'

/** Whether somebody has to compare the order's amounts with what its cart showed before anything leaves. */
export const isMismatched = (order: Order): boolean => order.flags.includes(flag)

/** Flags of an order whose amounts a person has accepted, or that has come to nothing. */
export const withoutMismatch = (flags: string[]): string[] => flags.filter((f) => f !== flag)
