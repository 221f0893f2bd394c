import { addDays, dateIn, dayMs, timeIn } from '@officina/shared/dates/days'
import { addWorkingDays, shipDay } from '@officina/shared/dates/workingDays'
import {
  addressOf,
  holdingOf,
  iso,
  isoOrNull,
  type Line,
  type Maybe,
  type Order,
  receivedOf,
  refundState,
  reportOf,
  returnsOf,
  type Shop,
  type Step,
  stateIn,
} from './order.ts'

/** An order as its patient sees it. */

type Discount = { kind: string; id: Maybe; name: Maybe; rate_bp: number; amount: number }
type PatientLine = Line & {
  recipe_line_id: Maybe
  discounts: Discount[]
  delivered_at: Maybe
  reaction_reported_at: Maybe
  recipe_status: Maybe
  recipe_expires_on: Maybe
  refills_allowed: number
  recipe_quantity: number
  min_days_between: number
  times_ordered: number
  early_after: number | null
  last_ordered_at: Maybe
  state: string
}
type Content = {
  order_line_id: string
  title: string
  quantity: number
  lot: Maybe
  expires_on: Maybe
}
type Parcel = Record<string, unknown> & {
  status: string
  shipped_at: Maybe
  delivered_at: Maybe
  lines: Content[] | null
}
type Payment = {
  id: string
  provider: string
  status: string
  amount: number
  created_at: string
  settled_at: Maybe
  checkout_url: Maybe
  checkout_until: Maybe
  failure: Maybe
  card_brand: Maybe
  card_last4: Maybe
}
export type PatientOrder = Order & {
  lines: PatientLine[] | null
  shipments: Parcel[] | null
  payments: Payment[] | null
  timeline: Step[] | null
}

export function patientOrderOf(row: PatientOrder, shop: Shop, at: Date): object {
  const now = at.getTime()
  const { settings } = shop
  const lines = row.lines ?? []
  const status = wordOf(row)
  const isOpen = row.order_state === 'open'
  const mayCancel =
    isOpen &&
    row.released_at === null &&
    ['unfulfilled', 'on_hold'].includes(row.fulfilment_state) &&
    now <= Date.parse(row.cancel_until)
  const mayAsk =
    isOpen &&
    (row.cancel_request === null || row.cancel_request.status === 'withdrawn') &&
    ['unfulfilled', 'on_hold', 'in_progress'].includes(row.fulfilment_state)
  return {
    currency: row.currency,
    subtotal: row.subtotal,
    discount: row.discount,
    shipping: row.shipping,
    tax: row.tax,
    tax_added: row.tax_added,
    tax_name: row.tax_name,
    reverse_charge: row.reverse_charge,
    total: row.total,
    id: row.id,
    number: row.number,
    placed_at: iso(row.placed_at),
    placed_by: row.placed_by,
    by_repeat: row.source === 'repeat',
    status,
    order_state: row.order_state,
    payment_state: row.payment_state,
    fulfilment_state: row.fulfilment_state,
    discounts: discountsOf(lines),
    received: receivedOf(row),
    refunded: row.refunded,
    address: addressOf(row),
    method: row.method,
    payment_method: row.payment_method,
    payment_details: row.payment_method === 'bank_transfer' ? settings['payment.bank_details'] : '',
    card_payment: cardOf(row, shop, now),
    delivery: deliveryOf(row, status, shop, at),
    cancel_until: iso(row.cancel_until),
    can_cancel: mayCancel,
    can_ask_to_cancel: mayAsk && !mayCancel,
    cancel_request: row.cancel_request,
    cancelled_at: isoOrNull(row.cancelled_at),
    cancel_reason: row.cancel_reason,
    lines: lines.map((line) => lineOf(row, line, shop, at)),
    shipments: (row.shipments ?? []).map((parcel) => ({
      ...parcel,
      shipped_at: isoOrNull(parcel.shipped_at),
      delivered_at: isoOrNull(parcel.delivered_at),
      lines: parcel.lines ?? [],
    })),
    payments: (row.payments ?? []).map((payment) => ({
      id: payment.id,
      provider: payment.provider,
      status: payment.status,
      amount: payment.amount,
      created_at: iso(payment.created_at),
      settled_at: isoOrNull(payment.settled_at),
    })),
    refunds: refundsOf(row),
    // what the doctor tells the office, and the office notes for itself, is no letter to the patient
    reports: (row.reports ?? [])
      .filter((report) => report.reported_by === 'patient')
      .map((report) => ({
        ...reportOf(report),
        photos: report.photos ?? [],
        handling_note: null,
      })),
    returns: returnsOf(row, lines, shop),
    timeline: (row.timeline ?? []).flatMap(eventOf),
    revision: row.revision,
  }
}

/** The state of the order in the few words that patients know. */
function wordOf(row: PatientOrder): string {
  const { payment_state: paid, fulfilment_state: sent } = row
  if (row.order_state === 'cancelled') return 'cancelled'
  if (paid === 'refunded') return row.flags.includes('refund_due') ? 'refund_due' : 'refunded'
  if (['delivered', 'partially_returned', 'returned'].includes(sent)) return 'delivered'
  if (sent === 'shipped') return 'shipped'
  if (sent === 'partially_shipped') return 'partly_shipped'
  const mustPayFirst = paid === 'pending' && ['bank_transfer', 'card'].includes(row.payment_method)
  return paid === 'failed' || mustPayFirst ? 'payment_needed' : 'preparing'
}

const kinds = ['individual', 'first_order', 'catalog', 'product', 'waived']

/** Each discount once, whichever lines it counted on. */
function discountsOf(lines: PatientLine[]) {
  const found = new Map<string, Discount>()
  for (const { discounts } of lines)
    for (const part of discounts) {
      const key = part.id ?? part.kind
      const known = found.get(key)
      found.set(key, {
        ...part,
        rate_bp: Math.max(part.rate_bp, known?.rate_bp ?? 0),
        amount: part.amount + (known?.amount ?? 0),
      })
    }
  const order = (one: Discount, other: Discount) =>
    kinds.indexOf(one.kind) - kinds.indexOf(other.kind) ||
    ((one.id ?? '') < (other.id ?? '') ? -1 : (one.id ?? '') > (other.id ?? '') ? 1 : 0) ||
    other.rate_bp - one.rate_bp
  return [...found.values()]
    .sort(order)
    .map(({ kind, name, rate_bp, amount }) => ({ kind, name, rate_bp, amount }))
}

function cardOf(row: PatientOrder, { settings }: Shop, now: number) {
  if (row.payment_method !== 'card') return null
  const payment = (row.payments ?? []).findLast((each) => each.checkout_until)
  if (!payment?.checkout_until) return null
  const isPending = payment.status === 'pending'
  const isUnpaid = row.order_state === 'open' && ['pending', 'failed'].includes(row.payment_state)
  return {
    status: payment.status,
    checkout_url:
      isPending && Date.parse(payment.checkout_until) > now ? payment.checkout_url : null,
    open_until: isPending ? iso(payment.checkout_until) : null,
    methods: isUnpaid ? settings['payment.methods'] : [],
    failure: payment.failure === null ? null : (declined[payment.failure] ?? 'declined'),
    brand: payment.card_brand,
    last4: payment.card_last4,
  }
}

/** Codes of card networks about which a patient can do something. */
const declined: Record<string, string> = {
  insufficient_funds: 'insufficient_funds',
  expired_card: 'expired_card',
  incorrect_cvc: 'incorrect_details',
  incorrect_number: 'incorrect_details',
  incorrect_zip: 'incorrect_details',
  invalid_cvc: 'incorrect_details',
  invalid_expiry_month: 'incorrect_details',
  invalid_expiry_year: 'incorrect_details',
  invalid_number: 'incorrect_details',
  authentication_failed: 'not_confirmed',
  authentication_required: 'confirm_needed',
  card_removed: 'card_removed',
  payment_intent_authentication_failure: 'not_confirmed',
  card_velocity_exceeded: 'over_limit',
  withdrawal_count_limit_exceeded: 'over_limit',
}

const onTheWay = ['shipped', 'in_transit', 'delivered']

/** When the order should arrive; null for one that waits, has arrived or never will. */
function deliveryOf(row: PatientOrder, status: string, { settings, timeZone }: Shop, at: Date) {
  const method = settings['shipping.methods'].find(({ key }) => key === row.method)
  if (!method) return null
  const holidays = settings['shipping.holidays']
  let leaves: string | undefined
  if (status === 'shipped' || status === 'partly_shipped') {
    const left = (row.shipments ?? []).flatMap((each) =>
      each.shipped_at && onTheWay.includes(each.status) ? Date.parse(each.shipped_at) : [],
    )
    if (left.length > 0) leaves = dateIn(new Date(Math.max(...left)), timeZone)
  } else if (status === 'preparing') {
    const isWaiting =
      row.fulfilment_state === 'on_hold' ||
      (row.lines ?? []).every((line) => ['backordered', 'cancelled'].includes(line.line_status))
    if (isWaiting) return null
    const until = new Date(row.cancel_until)
    const ready = row.released_at || until < at ? at : until
    leaves = shipDay(
      { date: dateIn(ready, timeZone), time: timeIn(ready, timeZone) },
      { cut_off: settings['shipping.cut_off'], holidays },
    )
  }
  if (!leaves) return null
  return {
    from: addWorkingDays(leaves, method.transit_min, holidays),
    to: addWorkingDays(leaves, method.transit_max, holidays),
  }
}

function lineOf(row: PatientOrder, line: PatientLine, shop: Shop, at: Date) {
  const { snapshot } = line
  const isShownAsCharged = row.tax_added === 0 || line.line_total === 0
  return {
    title: snapshot.title,
    brand: snapshot.brand,
    form: line.form,
    image: snapshot.image,
    variant_title: snapshot.variant_title,
    ...holdingOf(row, line, shop, at.getTime()),
    id: line.id,
    product_id: line.product_id,
    variant_id: line.variant_id,
    quantity: line.qty_ordered,
    quantity_shipped: line.qty_shipped,
    quantity_cancelled: line.qty_cancelled,
    quantity_returned: line.qty_returned,
    unit_price: line.unit_price,
    discount: line.discount,
    tax: line.tax,
    line_total: isShownAsCharged
      ? line.line_total
      : line.unit_price * line.qty_ordered - line.discount,
    replaces: snapshot.replaces ?? null,
    status: line.line_status,
    recipe_id: line.recipe_id,
    recipe_line_id: line.recipe_line_id,
    ...againOf(line, shop, at),
    reaction_reported_at: isoOrNull(line.reaction_reported_at),
    ...returnableOf(line, shop, at.getTime()),
  }
}

/** Whether its recipe lets the line be ordered again, and from which day. */
function againOf(line: PatientLine, { timeZone }: Shop, at: Date) {
  const said = (order_refusal: Maybe, next_order_on: Maybe = null) => ({
    order_refusal,
    next_order_on,
  })
  const { recipe_status: status, recipe_expires_on: end, last_ordered_at: last } = line
  if (status === null) return said(null)
  if (status === 'cancelled' || status === 'superseded') return said('RECIPE_ENDED')
  if (status === 'on_hold') return said('RECIPE_ON_HOLD')
  const today = dateIn(at, timeZone)
  if (status === 'expired' || (end !== null && end < today)) return said('RECIPE_EXPIRED')
  if (status === 'completed' || line.times_ordered > line.refills_allowed)
    return said('REFILLS_USED')
  if (status !== 'issued') return said('RECIPE_ENDED')
  if (line.state === 'paused') return said('RECIPE_LINE_PAUSED')
  if (line.state !== 'active') return said('RECIPE_LINE_STOPPED')
  if (last && line.times_ordered > 0 && line.times_ordered !== line.early_after) {
    const until = addDays(dateIn(new Date(last), timeZone), line.min_days_between)
    if (until > today) return said('REFILL_TOO_SOON', end !== null && until > end ? null : until)
  }
  return said(line.recipe_quantity < 1 ? 'MAX_QTY' : null)
}

/** What of a line may be sent back, until when, or why nothing. */
function returnableOf(line: PatientLine, { settings }: Shop, now: number) {
  const { line_status: status, delivered_at: at } = line
  const until = at ? Date.parse(at) + settings['returns.days'] * dayMs : null
  const quantity = line.qty_shipped - line.qty_returned
  const said = (return_refusal: Maybe) => ({
    returnable_quantity: return_refusal ? 0 : quantity,
    return_until: until === null ? null : new Date(until).toISOString(),
    return_refusal,
  })
  if (status === 'return_requested') return said('asked')
  if (status === 'refunded' || status === 'returned') {
    if (quantity <= 0) return said('returned')
    if (status === 'refunded') return said('refunded')
  } else if (status !== 'delivered') return said('not_delivered')
  if (until === null) return said('not_delivered')
  if (line.heat_sensitive) return said('heat_sensitive')
  return said(now > until ? 'too_late' : null)
}

/** What was refunded, and payments that came when nobody was to pay and went back whole. */
function refundsOf(row: PatientOrder) {
  return (row.refunds ?? []).flatMap((refund) => {
    const isOfOrder = refund.lines.length > 0 || refund.shipping_amount > 0
    const isWhole = (row.payments ?? []).some(
      ({ id, amount }) => id === refund.payment_id && amount === refund.amount,
    )
    if (refund.amount <= 0 || !(isOfOrder || isWhole)) return []
    const state = refundState(row, refund)
    return {
      id: refund.id,
      amount: refund.amount,
      reason: refund.reason,
      of_order: isOfOrder,
      state: state === 'charged_back' ? null : state,
      created_at: iso(refund.created_at),
    }
  })
}

const progress = ['partially_shipped', 'shipped', 'delivered', 'partially_returned', 'returned']

/** Without names of staff, reasons and internal steps. */
function eventOf(step: Step) {
  const isProgress = step.action === 'order.progressed'
  const state = isProgress ? stateIn(step.after, step.before) : null
  if (isProgress && !progress.includes(state ?? '')) return []
  const by = ['doctor', 'patient'].includes(step.actor_role) ? step.actor_role : null
  const event = step.action.replace(/_by_platform$/, '')
  const [was, is] = [step.before, step.after].map((values) => values?.refunded ?? values?.credited)
  const isKnown =
    /^order\.(refunded|credited)$/.test(event) && typeof was === 'number' && typeof is === 'number'
  return { at: iso(step.at), event, state, amount: isKnown ? is - was : null, by }
}
