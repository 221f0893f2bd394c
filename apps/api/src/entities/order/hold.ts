import { dayMs } from '@officina/shared/dates/days'
import { type AdminCtx, type Ctx, inTransaction } from '../../context.ts'
import type { Seen } from '../entity.ts'
import { assertTransition } from '../machine.ts'
import type { ShopSettings } from '../platform/shopSettings.ts'
import { order as entity, fulfilmentMachine } from './entity.ts'
import { isInHouse, lockOrder, type Order, type OrderLine } from './load.ts'
import { isMismatched } from './matches.ts'
import { insertShipment } from './parcels.ts'
import { isPayable } from './payable.ts'
import { unitsToSend } from './release.ts'

/** Stops an order of which nothing has left; its parcels stay where they are. */
export function holdOrder(
  ctx: AdminCtx,
  orderId: string,
  { reason, revision }: Seen & { reason: string },
): Promise<void> {
  return inTransaction(ctx, async (tx) => {
    const order = await entity.lock(tx, orderId, revision)
    const values = { holdReason: reason }
    assertTransition(fulfilmentMachine, order.fulfilmentState, 'on_hold', 'admin')
    await order.move({ fulfilmentState: 'on_hold' }, values, { action: 'held', reason })
  })
}

/** Lets an order go on. What has come in or was changed meanwhile gets its parcel now, if the order was released. */
export function unholdOrder(ctx: AdminCtx, id: string, { revision }: Seen = {}): Promise<void> {
  return inTransaction(ctx, async (tx) => {
    const { order, lines, parcels } = await lockOrder(tx, id, revision)
    const units = order.releasedAt ? unitsToSend(lines, parcels) : []
    const isPacked = units.length > 0 || parcels.some(isInHouse)
    const fulfilmentState = isPacked ? 'in_progress' : 'unfulfilled'
    assertTransition(fulfilmentMachine, order.fulfilmentState, fulfilmentState, 'admin')
    await order.move({ fulfilmentState }, { holdReason: null }, { action: 'unheld' })
    if (units.length > 0) await insertShipment(tx, order, units)
  })
}

type Waiting = OrderLine & { stockTakenAt: string | null }

type Holding = {
  by: 'payment' | 'cancel_window' | 'office' | 'stock' | 'packing' | null
  /** When that ends by itself. */
  until: Date | null
}

const nothing: Holding = { by: null, until: null }

/** What keeps a line of an order from leaving now, and when that ends. */
function holdingOf(
  ctx: Ctx,
  order: Order,
  line: Waiting,
  settings: Pick<ShopSettings, 'order.backorder_days'>,
): Holding {
  const waits = ['waiting', 'reserved', 'backordered', 'picking', 'packed']
  if (order.orderState !== 'open' || !waits.includes(line.lineStatus)) return nothing
  if (order.fulfilmentState === 'on_hold' || isMismatched(order))
    return { by: 'office', until: null }
  if (!isPayable(order)) return { by: 'payment', until: null }
  if (line.lineStatus === 'backordered')
    return { by: 'stock', until: line.backorderChoice ? null : endOfWait(order, line, settings) }
  const isOpen = !order.releasedAt && order.cancelUntil > ctx.clock.now()
  return isOpen ? { by: 'cancel_window', until: order.cancelUntil } : { by: 'packing', until: null }
}

/** The same with the day that stock is expected, as every reader of an order sees it. */
export function holdingView(
  ctx: Ctx,
  order: Order,
  line: Waiting & { restockOn: string | null },
  settings: Pick<ShopSettings, 'order.backorder_days'>,
) {
  const { by, until } = holdingOf(ctx, order, line, settings)
  return {
    restock_on: line.lineStatus === 'backordered' ? line.restockOn : null,
    held_by: by,
    held_until: until?.toISOString() ?? null,
  }
}

/** A line whose patient has not chosen to wait is cancelled then. */
function endOfWait(
  { placedAt }: Order,
  { stockTakenAt: takenAt }: Waiting,
  settings: Pick<ShopSettings, 'order.backorder_days'>,
): Date {
  const since = takenAt === null ? placedAt : new Date(takenAt)
  return new Date(since.getTime() + settings['order.backorder_days'] * dayMs)
}
