import type { Order } from './types.ts'

/** For a dialog that sends the order's revision: whose conflict it is, and when the order was read. */
export const asRead = ({ id, updated_at }: Order) => ({
  record: { resource: 'orders', id, updated_at },
})
