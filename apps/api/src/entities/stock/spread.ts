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

/**
 * Units of an order that are not sent: back on sale, or off the shelf where they are not to be sold again; those that a
 * recall has taken off it are promised to nobody any more.
 */
export async function giveUp(
  tx: TxCtx,
  moves: StockMove[],
  { restock, ...note }: MoveNote & { restock: boolean },
): Promise<void> {
  if (restock) return tx.storefront.release(tx, moves, note)
  const spread = await spreadUnits(tx, moves)
  await tx.storefront.release(
    tx,
    spread.filter(({ isMissing }) => isMissing),
    note,
  )
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
