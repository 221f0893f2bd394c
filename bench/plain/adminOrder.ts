import { dateIn, dayMs } from '@officina/shared/dates/days'
import { startOfDay } from '@officina/shared/dates/zoned'
import { hasReceipt } from '@officina/shared/receipts'
import {
  addressOf,
  cumulative,
  holdingOf,
  iso,
  isoOrNull,
  isPayable,
  type Line,
  type Maybe,
  mayRefund,
  type Order,
  percentOf,
  type Refund,
  receivedOf,
  refundState,
  reportOf,
  returnsOf,
  type Shop,
  type Step,
  slice,
  stateIn,
  sum,
  type Transfer,
  unitsLeft,
} from './order.ts'

/** An order as an administrator sees it. */

type Content = {
  id: string
  order_line_id: string
  quantity: number
  lot: Maybe
  expires_on: Maybe
}
type Parcel = Record<string, unknown> & {
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
type Entry = {
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
type AdminLine = Line & { doctor_id: string; commission_rate_bp: number; bin: Maybe }
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

function flagsOf(row: AdminOrder, lines: Line[], parcels: Parcel[], shop: Shop, at: number) {
  const { flags } = row
  // to the minute, as lists count it
  const now = Math.floor(at / 60_000) * 60_000
  const found = [...flags]
  const isOpen = row.order_state === 'open'
  const problems = parcels.filter(({ status }) => status === 'exception')
  const isHeld = row.fulfilment_state === 'on_hold'
  const lacks = isOpen && lines.some((line) => line.line_status === 'backordered')
  const isLate =
    isOpen &&
    !isHeld &&
    row.unshipped_since !== null &&
    Date.parse(row.unshipped_since) < now - 2 * dayMs &&
    lines.some((line) => ['reserved', 'picking', 'packed'].includes(line.line_status))
  const isOld = Date.parse(row.placed_at) < now - shop.settings['order.backorder_days'] * dayMs
  if (isOpen && row.payment_state === 'failed') found.push('payment_failed')
  if (problems.length > 0) found.push('shipment_problem')
  if (
    problems.some((each) => each.exception_code === 'address') &&
    !flags.includes('address_problem')
  )
    found.push('address_problem')
  if (row.shop_failed) found.push('shop_sync_failed')
  if (isLate) found.push('late')
  if (lacks) found.push(isOld ? 'backorder_late' : 'out_of_stock')
  if (isOpen && isHeld) found.push('on_hold')
  return found
}

const isInHouse = ({ status }: Parcel) => ['to_pick', 'picking', 'packed'].includes(status)

/** Units of a line in parcels that have not left, without those that are sent again. */
function unitsInHouse(parcels: Parcel[], id: string): number {
  let units = 0
  for (const parcel of parcels)
    if (isInHouse(parcel) && parcel.reshipment_of === null)
      for (const each of parcel.lines ?? []) if (each.order_line_id === id) units += each.quantity
  return units
}

const isWhole = (line: Line) =>
  line.qty_shipped === 0 &&
  line.qty_cancelled === 0 &&
  ['waiting', 'reserved', 'backordered'].includes(line.line_status)

type Given = { may: ReadonlySet<string>; shop: Shop; now: number }

function lineOf(row: AdminOrder, line: AdminLine, parcels: Parcel[], { may, shop, now }: Given) {
  const { snapshot } = line
  const inParcels = unitsInHouse(parcels, line.id)
  const isChangeable =
    row.order_state === 'open' && isWhole(line) && line.refunded === 0 && inParcels === 0
  return {
    id: line.id,
    product_id: line.product_id,
    variant_id: line.variant_id,
    title: snapshot.title,
    brand: snapshot.brand,
    form: line.form,
    variant_title: snapshot.variant_title,
    image: snapshot.image,
    recipe_id: line.recipe_id,
    ...holdingOf(row, line, shop, now),
    doctor_id: line.doctor_id,
    ...commissionOf(row, line, shop, now),
    sku: snapshot.sku,
    qty_ordered: line.qty_ordered,
    qty_shipped: line.qty_shipped,
    qty_cancelled: line.qty_cancelled,
    qty_returned: line.qty_returned,
    qty_in_parcels: inParcels,
    unit_price: line.unit_price,
    discount: line.discount,
    tax: line.tax,
    line_total: line.line_total,
    refunded: line.refunded,
    line_status: line.line_status,
    commission_rate_bp: line.commission_rate_bp,
    replaces: snapshot.replaces ?? null,
    changeable: may.has('order.manage') && isChangeable,
  }
}

/** What a line has earned and will earn, and where that stands. */
function commissionOf(row: AdminOrder, line: AdminLine, shop: Shop, now: number) {
  const { chargeback_lost_at: isLost } = row
  const entries = (row.entries ?? []).filter((entry) => entry.order_line_id === line.id)
  const refunds = (row.refunds ?? []).filter(({ lines }) =>
    lines.some((part) => part.order_line_id === line.id),
  )
  const rate = line.commission_rate_bp
  const left = unitsLeft(line)
  const base = slice(line.line_total - line.tax, line.qty_shipped, left, line.qty_ordered)
  const amount = percentOf(base, rate)
  const written = sum(entries.map((entry) => entry.amount))
  const expected =
    isLost || amount === 0
      ? 0
      : amount - cumulative(amount, takenBack(line, entries, refunds, base), base)
  const said = (reason: string, more: { ready_on?: string; statement?: Maybe } = {}) => ({
    commission: {
      reason,
      amount: written + expected,
      rate_bp: rate,
      ready_on: more.ready_on ?? null,
      statement: more.statement ?? null,
      covered_by_platform: refunds.some(({ bearer }) => bearer === 'platform'),
    },
    commission_written: written,
    commission_expected: expected,
  })
  if (rate === 0) return said('zero_rate')
  if (line.line_total === line.tax) return said('nothing_charged')
  if (entries.length === 0 && left === 0) return said('cancelled')
  if (isLost) return said('chargeback_lost')
  if (entries.length === 0) return said('not_shipped')
  if (written === 0 && expected === 0) {
    const isCredited = refunds.length > 0 && refunds.every(({ state }) => state === 'credited')
    return said(isCredited ? 'nothing_charged' : 'refunded')
  }
  const free = entries.filter((entry) => entry.statement === null)
  if (free.some((entry) => entry.parcel_status === 'exception')) return said('delivery_problem')
  if (free.length > 0 && row.flags.includes('chargeback')) return said('chargeback')
  if (free.length > 0 && comesBack(row, line)) return said('return')
  const days = shop.settings['commission.days_after_delivery'] * dayMs
  const ready = free.map((entry) => {
    const at = Date.parse(entry.ready_at)
    return entry.delivered_at ? Math.min(at, Date.parse(entry.delivered_at) + days) : at
  })
  const last = Math.max(...ready)
  if (last > now) return said('pending', { ready_on: new Date(last).toISOString() })
  if (free.length > 0) return said('ready')
  const unpaid = entries.find((entry) => entry.statement && entry.statement_status !== 'paid')
  if (unpaid) return said('on_statement', { statement: unpaid.statement })
  return said('paid', { statement: entries.at(-1)?.statement ?? null })
}

const comesBack = ({ returns }: AdminOrder, { id }: Line) =>
  (returns ?? []).some(
    ({ status, lines }) =>
      ['requested', 'approved', 'received'].includes(status) &&
      lines.some((part) => part.order_line_id === id),
  )

/** What of `base` goes back at once: refunds at the doctor's cost, of units that had not left. */
function takenBack(line: Line, entries: Entry[], refunds: Refund[], base: number): number {
  const refunded = sum(
    refunds
      .filter(({ bearer }) => bearer === 'doctor')
      .flatMap(({ lines }) => lines.filter((part) => part.order_line_id === line.id))
      .map((part) => part.shipped_amount ?? 0),
  )
  const basesOf = (type: string) =>
    sum(entries.filter((entry) => entry.type === type).map((entry) => entry.base))
  const whole = basesOf('commission') + base
  const sold = cumulative(line.line_total, line.qty_ordered - line.qty_cancelled, line.qty_ordered)
  const target = refunded >= sold ? whole : cumulative(whole, refunded, sold)
  return Math.min(base, Math.max(0, target + basesOf('reversal')))
}

function parcelsOf(row: AdminOrder, lines: AdminLine[], parcels: Parcel[], shop: Shop, at: Date) {
  const isWaiting = ({ status }: Parcel) => status === 'to_pick' || status === 'picking'
  const today = dateIn(at, shop.timeZone)
  const lots = (row.lots ?? [])
    .filter(({ expires_on: end }) => end === null || end > today)
    .map((lot) => ({ ...lot, free: Math.max(0, lot.on_hand - lot.packed) }))
  // first expired, first out
  const take = (variantId: string | undefined, quantity: number) => {
    let missing = quantity
    return lots.flatMap((lot) => {
      const taken = lot.variant_id === variantId ? Math.min(missing, lot.free) : 0
      if (taken <= 0) return []
      lot.free -= taken
      missing -= taken
      return [{ lot: lot.lot, expires_on: lot.expires_on, quantity: taken }]
    })
  }
  return parcels.map((parcel) => ({
    ...parcel,
    weight_g: parcel.weight_g || null,
    created_at: iso(parcel.created_at),
    picked_at: isoOrNull(parcel.picked_at),
    packed_at: isoOrNull(parcel.packed_at),
    shipped_at: isoOrNull(parcel.shipped_at),
    in_transit_at: isoOrNull(parcel.in_transit_at),
    delivered_at: isoOrNull(parcel.delivered_at),
    lines: (parcel.lines ?? []).map((content) => {
      const line = lines.find(({ id }) => id === content.order_line_id)
      const proposed = isWaiting(parcel) ? take(line?.variant_id, content.quantity) : []
      return {
        id: content.id,
        order_line_id: content.order_line_id,
        title: line?.snapshot.title,
        variant_title: line?.snapshot.variant_title,
        sku: line?.snapshot.sku,
        image: line?.snapshot.image ?? null,
        quantity: content.quantity,
        lot: content.lot,
        expires_on: content.expires_on,
        bin: line?.bin ?? null,
        shelf_lot: proposed[0]?.lot ?? null,
        shelf_expires_on: proposed[0]?.expires_on ?? null,
        proposed,
        heat_sensitive: line?.heat_sensitive,
      }
    }),
  }))
}

/** Transfers as the bank has them, and what was or is to be paid besides. */
function paymentsOf(row: AdminOrder, seesCards: boolean, shop: Shop) {
  const received = receivedOf(row)
  const besides = (row.payments ?? []).flatMap((payment) => {
    const isOfOrder = payment.amount > 0 && ['pending', 'paid'].includes(payment.status)
    const rest = payment.amount - (isOfOrder ? received : 0)
    if (isOfOrder && received > 0 && rest <= 0) return []
    return {
      ...payment,
      amount: rest,
      failure: seesCards ? payment.failure : null,
      card_brand: seesCards ? payment.card_brand : null,
      card_last4: seesCards ? payment.card_last4 : null,
      created_at: iso(payment.created_at),
      settled_at: isoOrNull(payment.settled_at),
    }
  })
  return [...(row.transfers ?? []).flatMap((each) => transferOf(row, each, shop)), ...besides]
}

function transferOf(row: AdminOrder, transfer: Transfer, shop: Shop) {
  const view = (ref: Maybe, amount: number, day: string) => ({
    id: transfer.id,
    provider: 'bank_transfer',
    ref,
    status: 'paid',
    amount,
    note: null,
    failure: null,
    card_brand: null,
    card_last4: null,
    created_at: iso(transfer.created_at),
    settled_at: startOfDay(day, shop.timeZone).toISOString(),
  })
  const ref = transfer.bank_ref ?? `${transfer.booked_on} ${transfer.fingerprint.slice(0, 8)}`
  const came = view(ref, transfer.amount, transfer.booked_on)
  if (!transfer.returned_on) return [came]
  const isUnpaid = row.order_state === 'cancelled' && !row.paid_at
  const back = isUnpaid ? transfer.amount : transfer.surplus
  return [came, view(transfer.returned_ref, -back, transfer.returned_on)]
}

/** What the reader may do with the order now. */
function actionsOf(row: AdminOrder, lines: Line[], parcels: Parcel[], reader: Reader, now: number) {
  const { may } = reader
  const [manage, refund] = [may.has('order.manage'), may.has('order.refund')]
  const request = row.refund_request
  const isOpen = row.order_state === 'open'
  const isHeld = row.fulfilment_state === 'on_hold'
  const canShip = lines.some((line) => line.line_status === 'reserved' && unitsLeft(line) > 0)
  const isFree = lines.some((line) => unitsLeft(line) > unitsInHouse(parcels, line.id))
  const hasLeft = lines.some((line) => line.qty_shipped > 0)
  const hasBegun = parcels.some((each) => isInHouse(each) && each.status !== 'to_pick')
  const isReady = isOpen && !isHeld && isPayable(row) && canShip
  const mayPack = may.has('logistics.manage') && isReady
  const byHand = may.has('order.payment') && row.payment_method !== 'card'
  const goesAgain = parcels.some(
    (each) =>
      each.status === 'exception' || (each.status === 'to_pick' && each.reshipment_of !== null),
  )
  const isUnpaid = ['pending', 'authorized', 'failed'].includes(row.payment_state)
  const staying = lines.filter((line) => line.qty_cancelled < line.qty_ordered)
  const actions: [string, boolean][] = [
    [
      'record_payment',
      byHand &&
        row.order_state !== 'cancelled' &&
        ['pending', 'authorized'].includes(row.payment_state),
    ],
    ['release', manage && isReady && !row.released_at],
    ['create_shipment', mayPack && isFree],
    ['split_parcel', mayPack && !isFree && !hasBegun],
    ['hold', manage && isOpen && ['unfulfilled', 'in_progress'].includes(row.fulfilment_state)],
    ['unhold', manage && isHeld],
    ['change_address', manage && isOpen && !hasBegun && (!hasLeft || goesAgain)],
    ['refund', refund && mayRefund(row, lines) && row.refunded < row.total && !request],
    ['confirm_refund', refund && request !== null && request.by !== reader.id],
    ['withdraw_refund', refund && request !== null],
    ['decline_cancel', manage && row.cancel_request?.status === 'open'],
    ['accept_amounts', manage && row.flags.includes('amount_mismatch')],
    ['resolve', manage && row.flags.some((flag) => isToResolve(row, flag, hasBegun, now))],
    ['cancel', manage && isOpen && !hasLeft],
    ['cancel_lines', manage && isOpen && isUnpaid && staying.length > 1 && staying.some(isWhole)],
    ['note', manage],
    ['retry_payment', byHand && isOpen && row.payment_state === 'failed'],
    ['resend_receipt', manage && hasReceipt(row.payment_state)],
  ]
  return actions.flatMap(([action, isAllowed]) => (isAllowed ? action : []))
}

/** What only a person can put away, and when. */
function isToResolve(row: AdminOrder, flag: string, hasBegun: boolean, now: number): boolean {
  if (flag === 'cancelled_in_shop') return !hasBegun
  if (flag === 'chargeback')
    return row.chargeback_lost_at !== null || now - Date.parse(row.placed_at) > 365 * dayMs
  if (flag === 'refund_due')
    return row.payment_method === 'shopify' || row.chargeback_lost_at !== null
  return flag === 'recipe_cancelled'
}
