import { actionsOf } from './adminOrder/actions.ts'
import { flagsOf } from './adminOrder/flags.ts'
import { lineOf } from './adminOrder/lines.ts'
import { parcelsOf } from './adminOrder/parcels.ts'
import { paymentsOf } from './adminOrder/payments.ts'
import type { AdminOrder, Reader } from './adminOrder/row.ts'
import {
  addressOf,
  iso,
  isoOrNull,
  receivedOf,
  refundState,
  reportOf,
  returnsOf,
  type Shop,
  stateIn,
} from './order.ts'

/** An order as an administrator sees it. */
export function adminOrderOf(row: AdminOrder, reader: Reader, shop: Shop, at: Date): object {
  const now = at.getTime()
  const { may } = reader
  const lines = row.lines ?? []
  const parcels = row.shipments ?? []
  const isClinician = may.has('phi.read')
  const { phone } = row.address
  return {
    id: row.id,
    number: row.number,
    placed_at: iso(row.placed_at),
    patient_id: row.patient_id,
    patient_number: row.patient_number,
    patient_name: row.patient_name,
    doctor_id: row.doctor_id,
    doctor_name: row.doctor_name,
    item_count: row.item_count,
    source: row.source,
    currency: row.currency,
    subtotal: row.subtotal,
    discount: row.discount,
    shipping: row.shipping,
    tax: row.tax,
    total: row.total,
    refunded: row.refunded,
    order_state: row.order_state,
    payment_state: row.payment_state,
    fulfilment_state: row.fulfilment_state,
    payment_method: row.payment_method,
    method: row.method,
    ship_region: row.ship_region,
    unshipped_since: isoOrNull(row.unshipped_since),
    flags: flagsOf(row, lines, parcels, shop, now),
    hold_reason: row.hold_reason,
    cancel_until: iso(row.cancel_until),
    released_at: isoOrNull(row.released_at),
    shop_order_id: row.shop_order_id,
    revision: row.revision,
    updated_at: iso(row.updated_at),
    shop_url: null,
    placed_by: row.placed_by,
    consent:
      row.consent_note !== null && row.consent_on !== null
        ? { note: row.consent_note, given_on: row.consent_on }
        : null,
    patient_email:
      isClinician || !row.patient_email
        ? row.patient_email
        : `${[...row.patient_email].slice(0, 1).join('')}•••${row.patient_email.slice(row.patient_email.lastIndexOf('@'))}`,
    address: addressOf(row, isClinician || !phone ? phone : `•••• ${phone.slice(-4)}`),
    tax_added: row.tax_added,
    shipping_total: row.shipping + row.shipping_tax_added,
    reverse_charge: row.reverse_charge,
    tax_name: row.tax_name,
    received: receivedOf(row),
    amount_differences: row.amount_differences ?? [],
    cancel_request: row.cancel_request,
    cancel_reason: row.cancel_reason,
    cancelled_at: isoOrNull(row.cancelled_at),
    paid_at: isoOrNull(row.paid_at),
    lines: lines.map((line) => lineOf(row, line, parcels, { may, shop, now })),
    shipments: parcelsOf(row, lines, parcels, shop, at),
    payments: paymentsOf(row, may.has('order.payment'), shop),
    refunds: (row.refunds ?? []).map((refund) => ({
      id: refund.id,
      bearer: refund.bearer,
      state: refundState(row, refund),
      to_card: refund.payment_id !== null,
      failure: refund.failure,
      amount: refund.amount,
      shipping_amount: refund.shipping_amount,
      reason: refund.reason,
      by: refund.by,
      created_at: iso(refund.created_at),
      lines: refund.lines.map(({ order_line_id, quantity, amount }) => ({
        order_line_id,
        quantity,
        amount,
      })),
    })),
    refund_limit: limitOf(row, shop.settings['refund.second_admin_above']),
    refund_request: row.refund_request && {
      amount: row.refund_request.amount,
      reason: row.refund_request.input.reason,
      at: row.refund_request.at,
      by: row.request_by,
      mine: row.refund_request.by === reader.id,
    },
    returns: returnsOf(row, lines, shop),
    reports: (row.reports ?? []).map((report) => {
      const isHidden = !isClinician && ['reaction', 'quality'].includes(report.kind)
      const hidden = isHidden && { message: null, answer: null, handling_note: null, photos: null }
      const shown: Record<string, unknown> = { ...reportOf(report), ...hidden }
      return { ...shown, photos: shown.photos ?? [] }
    }),
    timeline: (row.timeline ?? []).map((step) => ({
      at: iso(step.at),
      actor_role: step.actor_role,
      actor: step.actor,
      event: step.action,
      from: stateIn(step.before, step.after),
      to: stateIn(step.after, step.before),
      reason: step.reason,
    })),
    actions: actionsOf(row, lines, parcels, reader, now),
  }
}

const limitOf = ({ refunded }: AdminOrder, limit: number | null) =>
  limit === null ? null : Math.max(0, limit - refunded)
