import type { TxCtx } from '../../context.ts'
import { stock as table } from '../../db/schema/product.ts'
import { inArray } from '../../db/sql.ts'
import type { MoveNote, StockMove } from '../../storefront/port.ts'
import { postStock } from '../../storefront/stockMoves.ts'
import { type Lot, readLots } from './lots.ts'

/** `isMissing`: units that are not on the shelf, in no lot and without one. */
type Part = StockMove & { isMissing?: true }

/**
 * Says of which lots units leave where nobody has said so: those without a lot first, then those of the lots that
 * expire first. What the lots do not hold stays without one. Who may not lose a race holds the stock already.
 */
export async function spreadUnits(tx: TxCtx, moves: StockMove[]): Promise<Part[]> {
  const ids = [...new Set(moves.filter(({ lotId }) => !lotId).map((move) => move.variantId))]
  if (ids.length === 0) return moves
  const shelves = await tx.db.select().from(table).where(inArray(table.variantId, ids))
  const lots = await readLots(tx, ids)
  const left = new Map(lots.map((lot) => [lot.id, lot.on_hand - lot.packed]))
  for (const { lotId, quantity } of moves)
    if (lotId) left.set(lotId, (left.get(lotId) ?? 0) - quantity)
  const unnamed = new Map(
    shelves.map(({ variantId, onHand }) => [variantId, unnamedUnits(onHand, lots, variantId)]),
  )
  return moves.flatMap((move): Part[] => {
    if (move.lotId) return [move]
    const { variantId } = move
    const first = Math.min(move.quantity, Math.max(0, unnamed.get(variantId) ?? move.quantity))
    unnamed.set(variantId, (unnamed.get(variantId) ?? 0) - first)
    let missing = move.quantity - first
    const parts: Part[] = [{ variantId, quantity: first }]
    for (const lot of lots.filter((each) => each.variant_id === variantId)) {
      const taken = Math.max(0, Math.min(missing, left.get(lot.id) ?? 0))
      left.set(lot.id, (left.get(lot.id) ?? 0) - taken)
      missing -= taken
      if (taken > 0) parts.push({ variantId, lotId: lot.id, quantity: taken })
    }
    parts.push({ variantId, quantity: missing, isMissing: true })
    return parts.filter((part) => part.quantity > 0)
  })
}

/** Units of a variant that are on hand and in no lot. */
export const unnamedUnits = (onHand: number, lots: Lot[], variantId: string): number =>
  onHand -
  lots.filter((lot) => lot.variant_id === variantId).reduce((total, lot) => total + lot.on_hand, 0)

/** Units of a lot that were packed. */
export type Packed = StockMove & { lotId: string }

/**
 * Units of an order that are not sent: back on sale, or off the shelf where they are not to be sold again, of the lots
 * that were `packed`; those that a recall has taken off it are promised to nobody any more.
 */
export async function giveUp(
  tx: TxCtx,
  moves: StockMove[],
  { restock, packed = [], ...note }: MoveNote & { restock: boolean; packed?: Packed[] },
): Promise<void> {
  if (restock) return tx.storefront.release(tx, moves, note)
  const ids = packed.map(({ variantId }) => variantId)
  const lots = ids.length > 0 ? await readLots(tx, ids) : []
  // they lie in quarantine already
  const isHeld = ({ lotId }: Packed) =>
    lots.some(({ id, hold_reason }) => id === lotId && hold_reason)
  const spread = await spreadUnits(tx, [
    ...packed.filter((part) => !isHeld(part)),
    ...without(moves, packed),
  ])
  const missing = spread.filter(({ isMissing }) => isMissing)
  await tx.storefront.release(tx, [...missing, ...packed.filter(isHeld).map(ofNoLot)], note)
  const there = spread.filter(({ isMissing }) => !isMissing)
  await postStock(
    tx,
    'wasted',
    there.map(({ variantId, lotId, quantity }) => ({
      variantId,
      lotId: lotId ?? null,
      onHand: -quantity,
      reserved: -quantity,
    })),
    note,
    { isCounted: tx.storefront.kind === 'embedded' },
  )
}

const ofNoLot = ({ variantId, quantity }: StockMove): StockMove => ({ variantId, quantity })

/** What is left of units of variants without those that were packed. */
function without(moves: StockMove[], packed: Packed[]): StockMove[] {
  const gone = new Map<string, number>()
  for (const { variantId, quantity } of packed)
    gone.set(variantId, (gone.get(variantId) ?? 0) + quantity)
  return moves.map(({ variantId, quantity }) => {
    const part = Math.min(quantity, gone.get(variantId) ?? 0)
    gone.set(variantId, (gone.get(variantId) ?? 0) - part)
    return { variantId, quantity: quantity - part }
  })
}
