import type { Row, World } from './world.ts'

/** A count that is in review with one unit missing, and one that has begun. */
export function makeCounts(world: World): void {
  begin(world, { area: 'A', status: 'review', day: -1, counted: 1 })
  begin(world, { area: 'B', status: 'counting', day: 0, counted: 0.4 })
}

type Count = { area: string; status: 'review' | 'counting'; day: number; counted: number }

function begin(world: World, { area, status, day, counted }: Count): void {
  const createdAt = world.at(day, 8)
  const number = world.rows.stockCounts.length + 1
  const count = world.add('stockCounts', {
    id: world.id(createdAt),
    number: `C-${createdAt.getUTCFullYear()}-${String(number).padStart(6, '0')}`,
    ...{ area, status, createdAt, updatedAt: createdAt },
  })
  const places = placesOf(world, area)
  places.forEach(({ variantId, lotId, units }, i) => {
    const isCounted = i < places.length * counted
    const seen = { expected: units, counted: units - (i === 1 && units > 0 ? 1 : 0) }
    world.add('stockCountLines', {
      id: world.id(createdAt),
      ...{ countId: count.id, variantId, lotId },
      ...(isCounted ? { ...seen, countedAt: createdAt } : {}),
    })
  })
}

/** Lots that are for sale; a product without one is a place of its own. */
function placesOf({ rows }: World, area: string) {
  const packed = (lotId: string) =>
    rows.shipmentLines
      .filter((line) => line.stockLotId === lotId)
      .filter(({ shipmentId }) =>
        rows.shipments.some(({ id, status }) => id === shipmentId && status === 'packed'),
      )
      .reduce((total, line) => total + line.quantity, 0)
  return rows.stock
    .filter(({ bin }) => bin?.startsWith(area))
    .flatMap(
      ({ variantId, onHand }): { variantId: string; lotId: string | null; units: number }[] => {
        const lots = rows.stockLots.filter(
          (lot: Row<'stockLots'>) => lot.variantId === variantId && !lot.holdReason && lot.onHand,
        )
        if (lots.length === 0) return [{ variantId, lotId: null, units: onHand }]
        return lots.map((lot) => ({
          variantId,
          lotId: lot.id,
          units: (lot.onHand ?? 0) - packed(lot.id),
        }))
      },
    )
}
