import { dayMs } from '@officina/shared/dates/days'
import { addressLines } from '../../apps/api/src/entities/addressLines.ts'

/** What administrators and patients are told of an order alike, by the rules of the shop. */

/** Read once, at the start. */
export type Shop = {
  settings: {
    'order.backorder_days': number
    'returns.days': number
    'returns.address': string | null
    'company.name': string | null
    'company.address': string | null
    'refund.second_admin_above': number | null
    'commission.days_after_delivery': number
    'payment.bank_details': string
    'payment.methods': readonly string[]
    'shipping.methods': readonly { key: string; transit_min: number; transit_max: number }[]
    'shipping.cut_off': string
    'shipping.holidays': readonly string[]
  }
  currency: string
  timeZone: string
}

export type Maybe = string | null
type Address = Record<'name' | 'phone' | 'country' | 'postal_code' | 'region' | 'city', string> & {
  line1: string
  line2: Maybe
  company?: Maybe
  vat_number?: Maybe
}

/** Fields that are sent as they are have no type: nothing is done with them. */
export type Order = Record<string, unknown> & {
  number: string
  placed_at: string
  source: string
  total: number
  refunded: number
  shipping: number
  tax_added: number
  order_state: string
  payment_state: string
  fulfilment_state: string
  payment_method: string
  method: string
  flags: string[]
  cancel_until: string
  released_at: Maybe
  cancel_request: { status: string } | null
  cancelled_at: Maybe
  chargeback_lost_at: Maybe
  address: Address
  transfers: Transfer[] | null
  refunds: Refund[] | null
  returns: Return[] | null
  reports: Report[] | null
}

export type Line = {
  id: string
  product_id: string
  variant_id: string
  recipe_id: Maybe
  snapshot: Record<'title' | 'brand' | 'variant_title' | 'sku', string> & {
    image: Maybe
    replaces?: string
  }
  form: string
  heat_sensitive: boolean
  restock_on: Maybe
  qty_ordered: number
  qty_shipped: number
  qty_cancelled: number
  qty_returned: number
  unit_price: number
  discount: number
  tax: number
  line_total: number
  refunded: number
  line_status: string
  backorder_choice: Maybe
}

export type Transfer = {
  id: string
  amount: number
  surplus: number
  booked_on: string
  bank_ref: Maybe
  fingerprint: string
  created_at: string
  returned_on: Maybe
  returned_ref: Maybe
}

export type Refund = {
  id: string
  bearer: string
  state: Maybe
  payment_id: Maybe
  failure: Maybe
  amount: number
  shipping_amount: number
  reason: string
  by: Maybe
  lines: { order_line_id: string; quantity: number; amount: number; shipped_amount?: number }[]
  created_at: string
}

export type Return = Record<string, unknown> & {
  status: string
  lines: { order_line_id: string; quantity: number }[]
  refund_id: Maybe
  created_at: string
  decided_at: Maybe
  received_at: Maybe
  closed_at: Maybe
}

export type Report = Record<string, unknown> & {
  kind: string
  reported_by: string
  answered_at: Maybe
  handled_at: Maybe
  created_at: string
}

export type Step = {
  at: string
  actor_role: string
  action: string
  before: Record<string, unknown> | null
  after: Record<string, unknown> | null
}

/** The database writes `2026-11-20T09:00:00+00:00`, and the API `2026-11-20T09:00:00.000Z`. */
export const iso = (at: string): string =>
  at.length === 25 ? `${at.slice(0, 19)}.000Z` : new Date(at).toISOString()
export const isoOrNull = (at: Maybe): Maybe => (at === null ? null : iso(at))

/** Rounded to the nearest minor unit, halves away from zero. */
const rounded = (n: number, of: number): number =>
  n < 0 ? 0 - rounded(-n, of) : Math.floor((2 * n + of) / (2 * of))
export const percentOf = (amount: number, bp: number): number => rounded(amount * bp, 10_000)
export const cumulative = (whole: number, count: number, of: number): number =>
  of === 0 ? 0 : rounded(whole * count, of)
export const slice = (whole: number, before: number, count: number, of: number): number =>
  cumulative(whole, before + count, of) - cumulative(whole, before, of)
export const sum = (numbers: number[]): number => numbers.reduce((total, n) => total + n, 0)

export const unitsLeft = (line: Line): number =>
  line.qty_ordered - line.qty_shipped - line.qty_cancelled
const isOnInvoice = (order: Order) =>
  order.payment_method === 'invoice' && order.payment_state === 'pending'
export const isPayable = (order: Order): boolean =>
  ['paid', 'authorized', 'partially_refunded'].includes(order.payment_state) || isOnInvoice(order)
export const mayRefund = (order: Order, lines: Line[]): boolean =>
  order.chargeback_lost_at === null &&
  (['paid', 'partially_refunded'].includes(order.payment_state) ||
    (isOnInvoice(order) && lines.some((line) => line.qty_shipped > 0)))
export const receivedOf = ({ transfers }: Order): number =>
  transfers ? sum(transfers.map(({ amount, surplus }) => amount - surplus)) : 0
export const refundState = (order: Order, { state }: Refund): Maybe =>
  order.chargeback_lost_at !== null && state === 'failed' ? 'charged_back' : state

const waiting = ['waiting', 'reserved', 'backordered', 'picking', 'packed']

/** What keeps a line from leaving, and until when. */
export function holdingOf(order: Order, line: Line, { settings }: Shop, now: number) {
  let [by, until]: [Maybe, Maybe] = [null, null]
  const isBackordered = line.line_status === 'backordered'
  if (order.order_state === 'open' && waiting.includes(line.line_status)) {
    if (order.fulfilment_state === 'on_hold' || order.flags.includes('amount_mismatch'))
      by = 'office'
    else if (!isPayable(order)) by = 'payment'
    else if (isBackordered) {
      by = 'stock'
      const end = Date.parse(order.placed_at) + settings['order.backorder_days'] * dayMs
      until = line.backorder_choice ? null : new Date(end).toISOString()
    } else if (!order.released_at && Date.parse(order.cancel_until) > now) {
      by = 'cancel_window'
      until = iso(order.cancel_until)
    } else by = 'packing'
  }
  return { restock_on: isBackordered ? line.restock_on : null, held_by: by, held_until: until }
}

/** With the lines that are printed. */
export const addressOf = ({ address }: Order, phone = address.phone) => ({
  name: address.name,
  company: address.company ?? null,
  vat_number: address.vat_number ?? null,
  phone,
  country: address.country,
  postal_code: address.postal_code,
  region: address.region,
  city: address.city,
  line1: address.line1,
  line2: address.line2,
  lines: addressLines(address, 'en'),
})

export function returnsOf(order: Order, lines: Line[], { settings }: Shop) {
  const { returns } = order
  const sendTo =
    settings['returns.address'] ??
    [settings['company.name'], settings['company.address']].filter(Boolean).join('\n')
  return (returns ?? []).map((row) => ({
    ...row,
    refund_id: undefined,
    photos: row.photos ?? [],
    lines: row.lines.map(({ order_line_id, quantity }) => ({ order_line_id, quantity })),
    refund_amount: refundAmount(order, lines, row),
    send_to: (row.status === 'approved' && sendTo) || null,
    created_at: iso(row.created_at),
    decided_at: isoOrNull(row.decided_at),
    received_at: isoOrNull(row.received_at),
    closed_at: isoOrNull(row.closed_at),
  }))
}

/** The share of the units in their line, after those that came back before and are settled. */
function refundAmount(order: Order, lines: Line[], row: Return): number | null {
  if (row.status === 'declined' || row.status === 'rejected') return null
  if (row.status === 'refunded')
    return order.refunds?.find(({ id }) => id === row.refund_id)?.amount ?? null
  if (order.chargeback_lost_at) return null
  const arrived = (order.returns ?? []).filter(({ status }) => status === 'received')
  return sum(
    row.lines.map(({ order_line_id: id, quantity }) => {
      const line = lines.find((each) => each.id === id)
      if (!line) return 0
      const unsettled = arrived.flatMap((each) => each.lines.filter((l) => l.order_line_id === id))
      const before = line.qty_returned - sum(unsettled.map((each) => each.quantity))
      const share = slice(line.line_total, before, quantity, line.qty_ordered)
      return Math.max(0, Math.min(share, line.line_total - line.refunded))
    }),
  )
}

export const reportOf = (row: Report) => ({
  ...row,
  answered_at: isoOrNull(row.answered_at),
  handled_at: isoOrNull(row.handled_at),
  created_at: iso(row.created_at),
})

const stateNames = ['fulfilment_state', 'payment_state', 'order_state', 'status'] as const

/** The state that a step has changed. */
export function stateIn(values: Step['before'], other: Step['before']): Maybe {
  if (!values) return null
  for (const name of stateNames)
    if (typeof values[name] === 'string' && values[name] !== other?.[name])
      return values[name] as string
  return null
}
