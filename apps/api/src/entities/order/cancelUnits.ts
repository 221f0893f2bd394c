import type { TxCtx } from '../../context.ts'
import { orderLines } from '../../db/schema/order.ts'
import { eq, sql } from '../../db/sql.ts'
import { conflict } from '../errors.ts'
import { recordUnordered } from '../recipe/ordered.ts'
import type { HeldOrder, OrderLine } from './load.ts'
import { takeFromWaiting } from './parcels.ts'

/**
 * Takes units that have not left out of an order: out of parcels nobody has begun, off the stock that was
 * kept for them, and back to the recipe when nothing of the line is sent. Units that are not to be sold
 * again (`restock` false) leave the shelf. 409 ALREADY_PICKED for those that are being packed.
 */
export async function cancelUnits(
  ctx: TxCtx,
  loaded: HeldOrder,
  line: OrderLine,
  count: number,
  { restock = true, why }: { restock?: boolean; why: string },
): Promise<void> {
  if (count === 0) return
  if ((await takeFromWaiting(ctx, loaded, line, count, why)) > 0) throw alreadyPicked()
  if (['reserved', 'picking', 'packed'].includes(line.lineStatus))
    await ctx.storefront[restock ? 'release' : 'dispatch'](ctx, [
      { variantId: line.variantId, quantity: count },
    ])
  await ctx.db
    .update(orderLines)
    .set({ qtyCancelled: sql`${orderLines.qtyCancelled} + ${count}` })
    .where(eq(orderLines.id, line.id))
  if (line.recipeLineId && line.qtyCancelled + count === line.qtyOrdered)
    await recordUnordered(ctx, [{ recipeLineId: line.recipeLineId, quantity: line.qtyOrdered }])
}

const alreadyPicked = () =>
  conflict('ALREADY_PICKED', {
    en: 'These units are being packed. Cancel the parcel first.',
    ja: 'すでに梱包が始まっています。先に出荷を取り消してください。',
  })
