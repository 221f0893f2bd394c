export const orderStates = ['open', 'completed', 'archived', 'cancelled'] as const

export const paymentStates = [
  'pending',
  'authorized',
  'paid',
  'partially_refunded',
  'refunded',
  'failed',
  'voided',
] as const

export const fulfilmentStates = [
  'unfulfilled',
  'in_progress',
  'partially_shipped',
  'shipped',
  'delivered',
  'on_hold',
  'partially_returned',
  'returned',
] as const

export const lineStates = [
  'waiting',
  'reserved',
  'backordered',
  'picking',
  'packed',
  'shipped',
  'delivered',
  'cancelled',
  'return_requested',
  'returned',
  'refunded',
] as const
