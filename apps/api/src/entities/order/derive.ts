import type { TxCtx } from '../../context.ts'
import { unitsOf } from '../lostUnits.ts'
import { answered } from './cancel.ts'
import { lastShipped } from './deliveryWindow.ts'
import type { FulfilmentState, LineState, OrderState } from './entity.ts'
import { forgetLastOrder } from './lastOrder.ts'
import {
  isInHouse,
  type LoadedOrder,
  lockOrder,
  type OrderLine,
  type Parcel,
  unitsLeft,
} from './load.ts'
import { withoutUnsent } from './resolve.ts'

type DerivedStates = {
  orderState: OrderState
  fulfilmentState: FulfilmentState
  lines: Map<string, LineState>
}

/** The one place where the states of an order and of its lines follow from quantities and parcels. */
export function deriveStates({ order, lines, parcels }: LoadedOrder): DerivedStates {
  const states = new Map(lines.map((line) => [line.id, lineState(line, parcels)]))
  const fulfilmentState = fulfilment(order, lines, parcels)
  return { fulfilmentState, orderState: orderState(order, lines, fulfilmentState), lines: states }
}

/** Writes the states that follow, with an audit row when one of the order's own has changed. */
export async function applyDerived(ctx: TxCtx, orderId: string): Promise<void> {
  const loaded = await lockOrder(ctx, orderId)
  const { order, lines, parcels } = loaded
  const derived = deriveStates(loaded)
  const now = ctx.clock.now()
  for (const line of lines) {
    const lineStatus = derived.lines.get(line.id) ?? line.lineStatus
    const deliveredAt =
      line.deliveredAt ?? (lineStatus === 'delivered' ? arrivalOf(holding(parcels, line)) : null)
    if (lineStatus !== line.lineStatus || deliveredAt !== line.deliveredAt)
      await line.move({ lineStatus }, { deliveredAt }, { follows: true })
  }
  const { fulfilmentState, orderState } = derived
  const hasLeft = lines.some((line) => line.qtyShipped > 0)
  const isCancelled = orderState === 'cancelled' && order.orderState !== 'cancelled'
  const changed = fulfilmentState !== order.fulfilmentState || orderState !== order.orderState
  const isOver = lines.every((line) => unitsLeft(line) === 0)
  const request = isCancelled ? ('accepted' as const) : hasLeft ? ('too_late' as const) : null
  const { cancelRequest, flags } = request ? answered(ctx, order, request) : order
  const values = {
    cancelRequest,
    holdReason: fulfilmentState === 'on_hold' ? order.holdReason : null,
    flags: isOver ? withoutUnsent(flags) : flags,
    shippedAt: order.shippedAt ?? (fulfilmentState === 'shipped' ? lastShipped(parcels) : null),
    deliveredAt: order.deliveredAt ?? (fulfilmentState === 'delivered' ? arrivalOf(parcels) : null),
    cancelledAt: order.cancelledAt ?? (orderState === 'cancelled' ? now : null),
  }
  if (changed)
    await order.move({ fulfilmentState, orderState }, values, {
      action: 'progressed',
      follows: true,
    })
  else await order.save(values, null)
  if (isCancelled) await forgetLastOrder(ctx, order)
}

const progress = ['reserved', 'picking', 'packed'] as const

/** A line is as far as the unit of it that is furthest behind. */
function lineState(line: OrderLine, parcels: Parcel[]): LineState {
  if (['return_requested', 'returned', 'refunded'].includes(line.lineStatus)) return line.lineStatus
  if (line.qtyCancelled === line.qtyOrdered) return 'cancelled'
  const mine = holding(parcels, line)
  const left = unitsLeft(line)
  if (left > 0) {
    if (['waiting', 'backordered'].includes(line.lineStatus)) return line.lineStatus
    const steps = mine
      .filter((parcel) => isInHouse(parcel) && parcel.reshipmentOf === null)
      .map((parcel) => ({
        step: parcel.status === 'packed' ? 2 : parcel.status === 'picking' ? 1 : 0,
        units: unitsOf([parcel], line.id),
      }))
    const inParcels = steps.reduce((total, s) => total + s.units, 0)
    const slowest = inParcels < left ? 0 : Math.min(...steps.map((s) => s.step))
    return progress[slowest] ?? 'reserved'
  }
  const away = mine.filter(
    (parcel) => !['cancelled', 'reshipped', 'refunded'].includes(parcel.status),
  )
  return away.length > 0 && away.every((parcel) => parcel.status === 'delivered')
    ? 'delivered'
    : 'shipped'
}

function fulfilment(
  order: LoadedOrder['order'],
  lines: OrderLine[],
  parcels: Parcel[],
): FulfilmentState {
  const active = sum(lines.map((line) => line.qtyOrdered - line.qtyCancelled))
  const shipped = sum(lines.map((line) => line.qtyShipped))
  if (shipped === 0) {
    if (order.fulfilmentState === 'on_hold' && active > 0) return 'on_hold'
    return parcels.some(isInHouse) ? 'in_progress' : 'unfulfilled'
  }
  if (shipped < active) return 'partially_shipped'
  const moving = parcels.some((parcel) => !ended.has(parcel.status))
  if (moving) return 'shipped'
  const returned = sum(lines.map((line) => line.qtyReturned))
  if (returned === 0) return 'delivered'
  return returned < shipped ? 'partially_returned' : 'returned'
}

function orderState(
  order: LoadedOrder['order'],
  lines: OrderLine[],
  fulfilmentState: FulfilmentState,
): OrderState {
  if (order.orderState !== 'open') return order.orderState
  if (lines.every((line) => line.qtyCancelled === line.qtyOrdered)) return 'cancelled'
  const isDone = ['delivered', 'partially_returned', 'returned'].includes(fulfilmentState)
  return isDone ? 'completed' : 'open'
}

const ended = new Set<string>(['delivered', 'cancelled', 'reshipped', 'refunded'])
/** When the last of the parcels that have arrived did; null where none has. */
const arrivalOf = (parcels: Parcel[]): Date | null =>
  parcels.reduce<Date | null>(
    (last, { status, deliveredAt }) =>
      status === 'delivered' && deliveredAt && (!last || deliveredAt > last) ? deliveredAt : last,
    null,
  )
const holding = (parcels: Parcel[], line: OrderLine) =>
  parcels.filter((parcel) => parcel.lines.some((l) => l.orderLineId === line.id))
const sum = (numbers: number[]) => numbers.reduce((total, n) => total + n, 0)
