import type { Line, Maybe, Order, Step } from '../order.ts'

type Content = {
  id: string
  order_line_id: string
  quantity: number
  lot: Maybe
  expires_on: Maybe
}
export type Parcel = Record<string, unknown> & {
  status: string
  weight_g: number
  exception_code: Maybe
  reshipment_of: Maybe
  created_at: string
  picked_at: Maybe
  packed_at: Maybe
  shipped_at: Maybe
  in_transit_at: Maybe
  delivered_at: Maybe
  lines: Content[] | null
}
type Lot = {
  id: string
  variant_id: string
  lot: string
  expires_on: Maybe
  on_hand: number
  packed: number
}
export type Entry = {
  order_line_id: string
  type: string
  base: number
  amount: number
  ready_at: string
  statement: Maybe
  statement_status: Maybe
  delivered_at: Maybe
  parcel_status: Maybe
}
export type AdminLine = Line & { doctor_id: string; commission_rate_bp: number; bin: Maybe }
type Payment = {
  id: string
  provider: string
  ref: Maybe
  status: string
  amount: number
  note: Maybe
  failure: Maybe
  card_brand: Maybe
  card_last4: Maybe
  created_at: string
  settled_at: Maybe
}
export type AdminOrder = Order & {
  patient_email: Maybe
  consent_note: Maybe
  consent_on: Maybe
  shipping_tax_added: number
  amount_differences: unknown[] | null
  unshipped_since: Maybe
  updated_at: string
  paid_at: Maybe
  refund_request: { by: string; at: string; amount: number; input: { reason: string } } | null
  request_by: Maybe
  shop_failed: boolean
  doctor_id: string
  patient_id: string
  lines: AdminLine[] | null
  shipments: Parcel[] | null
  lots: Lot[] | null
  entries: Entry[] | null
  payments: Payment[] | null
  timeline: (Step & { actor: string; reason: Maybe })[] | null
}

/** Who reads it: their id, and what they may do. */
export type Reader = { id: string; may: ReadonlySet<string> }
