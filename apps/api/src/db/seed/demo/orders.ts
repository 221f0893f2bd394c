import type { Admins } from './admins.ts'
import { tellOfCard } from './cardPayment.ts'
import type { Outcome } from './orderData.ts'
import { type Draft, placeOrder, type Shop } from './orderDraft.ts'
import { planOrders } from './orderPlan.ts'
import {
  answerReturn,
  receiveReturn,
  refundReturn,
  rejectReturn,
  requestReturn,
} from './orderReturns.ts'
import {
  archive,
  cancel,
  deliver,
  deliveryOf,
  handOver,
  pack,
  pay,
  paymentDue,
  pick,
  refund,
  release,
  reservedOf,
  ship,
} from './orderSteps.ts'
import type { Patients } from './patients.ts'
import type { Shelf } from './products.ts'
import type { Recipe } from './recipes.ts'
import { demoSettings } from './shopSettings.ts'
import { daysAfter, hoursAfter, type World } from './world.ts'

type Cast = { shelf: Shelf; patients: Patients; recipes: Recipe[]; admins: Admins }

/** A year of orders in all states of all three axes, with payments, parcels, refunds and commission. */
export function makeOrders(world: World, cast: Cast): Draft[] {
  const shop: Shop = {
    settings: demoSettings(world.settings.currency),
    admins: cast.admins,
    firstOrders: new Set(),
  }
  const drafts = planOrders(world, cast).map((plan, index) => {
    const year = plan.placedAt.getUTCFullYear()
    const draft = placeOrder(world, shop, plan, `O-${year}-${String(index + 1).padStart(6, '0')}`)
    scripts[plan.outcome](draft)
    return draft
  })
  numberParcels(world)
  takeStock(world)
  return drafts
}

/** What has happened to an order of each outcome until today. */
const scripts: Record<Outcome, (o: Draft) => void> = {
  awaiting_payment: () => {},
  failed: (o) => {
    if (o.plan.pay === 'card') tellOfCard(o, 'failed', o.row.placedAt)
    else
      Object.assign(o.payment, { status: 'failed', note: 'The bank has sent the transfer back.' })
    o.move('payment_failed', hoursAfter(o.last, 0.1), 'system', { paymentState: 'failed' })
  },
  waiting: (o) => {
    for (const line of o.lines) line.lineStatus = 'waiting'
  },
  backordered: payIfDue,
  on_hold: (o) => {
    if (o.plan.pay === 'card') {
      tellOfCard(o, 'authorized', o.row.placedAt)
      o.move('authorized', hoursAfter(o.last, 0.02), 'system', { paymentState: 'authorized' })
    } else payIfDue(o)
    o.row.holdReason = 'The address cannot be found by the carrier: call the patient.'
    const at = hoursAfter(o.last, 0.3)
    o.move('held', at, 'admin', { fulfilmentState: 'on_hold' }, o.row.holdReason)
  },
  to_pick: paid(release),
  picking: paid((o) => pick(o, release(o))),
  packed: paid((o) => {
    const parcel = release(o)
    pick(o, parcel)
    pack(o, parcel)
  }),
  parcel_cancelled: paid((o) => {
    const parcel = release(o)
    const at = hoursAfter(o.last, 2)
    o.moveParcel(parcel, 'cancelled', at, { cancelledAt: at }, 'Label printed twice')
    o.addParcel(hoursAfter(at, 0.2), parcel.contents)
  }),
  partial: paid(send),
  shipped: paid((o) => {
    const parcel = release(o)
    pick(o, parcel)
    pack(o, parcel)
    ship(o, parcel)
  }),
  in_transit: paid(send),
  address_problem: paid((o) => problem(o, 'address', 'The street number is missing.')),
  lost: paid((o) => problem(o, 'lost', 'No scan for five days; inquiry with the carrier is open.')),
  reshipped: paid((o) => {
    const lost = problem(o, 'damaged', 'A bottle was broken.')
    const at = hoursAfter(o.last, 6)
    o.moveParcel(lost, 'reshipped', at)
    const again = o.addParcel(at, lost.contents, lost.id)
    const [picked, packed] = [hoursAfter(at, 1), hoursAfter(at, 2)]
    o.moveParcel(again, 'picking', picked, { pickedAt: picked })
    o.moveParcel(again, 'packed', packed, { packedAt: packed, weightG: lost.weightG ?? 0 })
    ship(o, again)
    handOver(o, again)
  }),
  delivered: (o) => {
    arrive(o)
    archive(o)
  },
  delivered_unpaid: (o) => {
    deliver(o, send(o))
  },
  return_requested: (o) => void askReturn(o, 3),
  return_approved: (o) => void answerReturn(o, askReturn(o, 2), 'approved'),
  return_declined: (o) => void answerReturn(o, askReturn(o, 4), 'declined'),
  return_received: (o) => void receiveReturn(o, askReturn(o, 3)),
  return_rejected: (o) => rejectReturn(o, askReturn(o, 3)),
  returned_part: (o) => takeBack(o, 1),
  returned: (o) => takeBack(o, o.lines.length),
  refunded_part: (o) => {
    arrive(o)
    const [line] = o.lines
    if (!line) return
    const amount = Math.floor(line.lineTotal / 4)
    refund(o, daysAfter(o.last, 4), [{ line, quantity: 0, amount }], {
      reason: 'The box was dented',
    })
    archive(o)
  },
  lost_refunded: paid((o) => {
    const lost = problem(o, 'lost', 'Never arrived.')
    const parts = o.lines.map((line) => ({
      line,
      quantity: line.qtyOrdered,
      amount: line.lineTotal,
    }))
    const shipping = deliveryOf(o)
    refund(o, daysAfter(o.last, 5), parts, { shipping, reason: 'Lost on the way' })
    o.moveParcel(lost, 'refunded', hoursAfter(o.last, 1))
    o.row.deliveredAt = o.last
    o.move('progressed', o.last, 'system', {
      fulfilmentState: 'delivered',
      orderState: 'completed',
    })
  }),
  cancelled: (o) => cancel(o, hoursAfter(o.last, 0.4), 'patient', 'Ordered by mistake'),
  cancelled_by_admin: (o) => cancel(o, hoursAfter(o.last, 20), 'admin', 'Asked for by telephone'),
  cancelled_paid: (o) => {
    pay(o, hoursAfter(o.last, 0.2))
    cancel(o, hoursAfter(o.last, 0.4), 'patient', 'Found it at home')
  },
  cancelled_refunded: (o) => {
    pay(o, hoursAfter(o.last, 0.2))
    cancel(o, hoursAfter(o.last, 0.4), 'patient', 'Wrong pack size')
    const parts = o.lines.map((line) => ({ line, quantity: 0, amount: line.lineTotal }))
    const shipping = deliveryOf(o)
    refund(o, daysAfter(o.last, 2), parts, { shipping, reason: 'Cancelled by the patient' })
    o.row.flags = []
  },
}

/** What happens once an order is paid, unless its goods go out on an invoice. */
function paid(then: (o: Draft) => unknown) {
  return (o: Draft): void => {
    payIfDue(o)
    then(o)
  }
}

function payIfDue(o: Draft): void {
  const at = paymentDue(o)
  if (o.plan.pay !== 'invoice') pay(o, at)
}

/** Everything that is in stock goes out and is on its way. */
function send(o: Draft) {
  const parcel = release(o, reservedOf(o))
  pick(o, parcel)
  pack(o, parcel)
  ship(o, parcel)
  handOver(o, parcel)
  return parcel
}

/** Everything has arrived, and the patient wants to send the first lines back some days later. */
function askReturn(o: Draft, days: number, count = 1) {
  arrive(o)
  return requestReturn(o, daysAfter(o.last, days), o.lines.slice(0, count))
}

function arrive(o: Draft): void {
  payIfDue(o)
  deliver(o, send(o))
  const due = paymentDue(o)
  if (o.row.paymentState === 'pending' && due < o.world.midnight)
    pay(o, due > o.last ? due : hoursAfter(o.last, 1))
}

function problem(o: Draft, code: 'address' | 'lost' | 'damaged', exceptionNote: string) {
  const parcel = send(o)
  const at = hoursAfter(o.last, 60)
  const values = { exceptionCode: code, exceptionNote, failedAt: at }
  o.moveParcel(parcel, 'exception', at, values, code)
  return parcel
}

function takeBack(o: Draft, count: number): void {
  const back = askReturn(o, 3, count)
  receiveReturn(o, back)
  refundReturn(o, back, count === o.lines.length ? deliveryOf(o) : 0)
  archive(o)
}

function numberParcels(world: World): void {
  const inOrder = [...world.rows.shipments].sort(
    (a, b) => (a.createdAt as Date).getTime() - (b.createdAt as Date).getTime(),
  )
  for (const [index, row] of inOrder.entries())
    row.number = `S-${(row.createdAt as Date).getUTCFullYear()}-${String(index + 1).padStart(6, '0')}`
}

/** Puts what open orders have reserved on the shelf, beside what is free. */
function takeStock(world: World): void {
  const held = new Map<string, number>()
  for (const line of world.rows.orderLines)
    if (['reserved', 'picking', 'packed'].includes(line.lineStatus))
      held.set(line.variantId, (held.get(line.variantId) ?? 0) + line.qtyOrdered)
  for (const stock of world.rows.stock) {
    const reserved = held.get(stock.variantId) ?? 0
    stock.reserved = reserved
    stock.onHand += reserved
  }
}
