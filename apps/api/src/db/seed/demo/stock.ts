import { dayMs } from '@officina/shared/dates/days'
import type { Admins } from './admins.ts'
import { daysAfter, type Row, type World } from './world.ts'

type Line = Row<'shipmentLines'> & { parcel: Row<'shipments'>; order: Row<'orderLines'> }

/** How far back the ledger of stock goes. */
const DAYS = 91
/** Products of which a second lot is still on the shelf. */
const TWO_LOTS = 10

/**
 * Lots and the movements of three months, so that they add up to the stock: what was there at the start, a delivery
 * of the lot that is sold now, every parcel, and what open orders have reserved. A recalled lot is in quarantine.
 */
export function makeStock(world: World, admins: Admins): void {
  const { rows } = world
  const start = daysAfter(world.midnight, -DAYS)
  const lines = linesByVariant(world)
  const recalled = rows.news.flatMap(({ audienceRule }) => audienceRule?.lots ?? [])
  for (const [index, stock] of rows.stock.entries()) {
    const { variantId } = stock
    const sent = lines.get(variantId) ?? []
    const recent = sent.filter(({ parcel }) => parcel.shippedAt && parcel.shippedAt >= start)
    const packed = sent.filter(({ parcel }) => parcel.status === 'packed')
    const named = sent.filter(
      (line) => recent.includes(line) || packed.includes(line) || recalled.includes(line.lot ?? ''),
    )
    const ofLot = Map.groupBy(named, (line) => line.lot ?? '')
    const own = lotOfShelf(world, stock)
    let onShelf = stock.onHand
    for (const [name, parts] of ofLot) {
      const [first] = parts
      if (!first || name === own.lot) continue
      const isRecalled = recalled.includes(name)
      const inBoxes = unitsOf(parts.filter(({ parcel }) => parcel.status === 'packed'))
      const more = index < TWO_LOTS && !isRecalled ? Math.floor((onShelf - inBoxes) / 4) : 0
      const onHand = inBoxes + Math.max(0, more)
      const lot = addLot(world, {
        variantId,
        lot: name,
        expiresOn: first.expiresOn ?? null,
        onHand,
        ...(isRecalled
          ? {
              quarantined: 9,
              holdReason: 'recall' as const,
              holdNote: 'Bottles may not close tightly.',
              heldAt: world.at(-2, 9),
            }
          : {}),
      })
      for (const part of parts) part.stockLotId = lot.id
      const shipped = unitsOf(parts.filter((part) => recent.includes(part)))
      const opening = onHand + shipped + (lot.quarantined ?? 0)
      if (opening > 0)
        move(world, admins, lot, { at: start, kind: 'counted', onHand: opening, document: 'Count' })
      if (isRecalled)
        move(world, admins, lot, {
          at: world.at(-2, 9),
          kind: 'quarantined',
          onHand: -9,
          quarantined: 9,
          reason: 'Recall: bottles may not close tightly.',
        })
      for (const part of parts.filter((each) => recent.includes(each))) send(world, lot, part)
      onShelf -= onHand
    }
    if (onShelf <= 0) continue
    const at = world.at(-14 - (index % 50), 9 + (index % 6))
    const lot = addLot(world, { variantId, ...own, onHand: onShelf, createdAt: at })
    move(world, admins, lot, {
      at,
      kind: 'received',
      onHand: onShelf,
      document: `DN-${20_400 + index}`,
    })
  }
  reserveOpen(world)
  // the lots' parts of parcels were found by a copy of each line
  const found = new Map([...lines.values()].flat().map((line) => [line.id, line.stockLotId]))
  for (const line of rows.shipmentLines) line.stockLotId = found.get(line.id) ?? null
  rows.stockMovements.sort((a, b) => a.at.getTime() - b.at.getTime())
}

/** What is in parcels, by variant, with the parcel and the order's line. */
function linesByVariant({ rows }: World): Map<string, Line[]> {
  const parcels = new Map(rows.shipments.map((parcel) => [parcel.id, parcel]))
  const orderLines = new Map(rows.orderLines.map((line) => [line.id, line]))
  const lines = rows.shipmentLines.flatMap((line) => {
    const parcel = parcels.get(line.shipmentId)
    const order = orderLines.get(line.orderLineId)
    return parcel && order && line.lot ? [{ ...line, parcel, order }] : []
  })
  return Map.groupBy(lines, (line) => line.order.variantId)
}

/** A parcel's units were reserved when it was made, and left with it. */
function send(world: World, lot: Row<'stockLots'>, { quantity, parcel, order }: Line): void {
  const at = parcel.shippedAt as Date
  const note = { orderId: order.orderId, shipmentId: parcel.id, lotId: lot.id }
  const reservedAt = new Date(Math.max(at.getTime() - dayMs, at.getTime() - 20 * 3_600_000))
  add(world, { ...note, at: reservedAt, kind: 'reserved', reserved: quantity, lotId: null }, lot)
  add(world, { ...note, at, kind: 'shipped', onHand: -quantity, reserved: -quantity }, lot)
}

/** What open orders wait for. */
function reserveOpen(world: World): void {
  const orders = new Map(world.rows.orders.map((order) => [order.id, order]))
  for (const line of world.rows.orderLines) {
    if (!['reserved', 'picking', 'packed'].includes(line.lineStatus)) continue
    const at = orders.get(line.orderId)?.placedAt as Date
    const { variantId, orderId, qtyOrdered: reserved } = line
    add(world, { at, kind: 'reserved', reserved, orderId }, { variantId })
  }
}

type Movement = Omit<Row<'stockMovements'>, 'id' | 'variantId' | 'actorRole'>

function add(world: World, movement: Movement, { variantId }: { variantId: string }): void {
  world.add('stockMovements', {
    id: world.id(movement.at),
    variantId,
    actorRole: 'system',
    ...movement,
  })
}

/** What somebody in the warehouse has done. */
function move(world: World, admins: Admins, lot: Row<'stockLots'>, movement: Movement): void {
  add(
    world,
    {
      ...movement,
      lotId: lot.id,
      ...{ actorRole: 'admin', actorId: admins.operations.accountId },
    },
    lot,
  )
}

function addLot(world: World, lot: Omit<Row<'stockLots'>, 'id'>): Row<'stockLots'> {
  const { createdAt = daysAfter(world.midnight, -DAYS) } = lot
  return world.make('stockLots', createdAt, {
    updatedAt: lot.heldAt ?? createdAt,
    ...lot,
  })
}

const unitsOf = (lines: { quantity: number }[]) =>
  lines.reduce((total, { quantity }) => total + quantity, 0)

/** The lot that stands on the shelf now, as the products were made with it. */
function lotOfShelf(world: World, { variantId }: Row<'stock'>) {
  const lot = world.shelfLots.get(variantId)
  if (!lot) throw new Error('every variant has a lot')
  return lot
}
