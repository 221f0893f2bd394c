import type { PatientActor, TxCtx } from '../../context.ts'
import { cartLines } from '../../db/schema/cart.ts'
import { eq, sql } from '../../db/sql.ts'
import { newId } from '../../ids.ts'
import { getShopSettings } from '../platform/shopSettings.ts'
import type { CartRecord } from './open.ts'
import { findCart, lockCart, touchCart } from './open.ts'

/** Puts the lines of an ended cart back into the open one; what is there already is not put in twice. */
export async function restoreCart(tx: TxCtx<PatientActor>, old: CartRecord): Promise<void> {
  const cart = await lockCart(tx)
  const [lines, there] = [await linesOf(tx, old.id), await linesOf(tx, cart.id)]
  const keys = new Set(there.map(keyOf))
  const { 'cart.max_lines': most } = await getShopSettings(tx)
  const missing = lines
    .filter((line) => isActive(line) && !keys.has(keyOf(line)))
    .slice(0, Math.max(0, most - there.filter(isActive).length))
  if (missing.length === 0) return
  await tx.db
    .insert(cartLines)
    .values(missing.map((line) => ({ ...line, id: newId(), cartId: cart.id })))
  await touchCart(tx, cart, {
    addressId: cart.addressId ?? old.addressId,
    method: cart.method ?? old.method,
    paymentMethod: cart.paymentMethod ?? old.paymentMethod,
  })
}

/**
 * What is being ordered by a link is not in the cart any more, as far as it was put back there; of a recipe's line no
 * other pack either, as so many of them are another quantity.
 */
export async function removeFromCart(tx: TxCtx<PatientActor>, cartId: string): Promise<void> {
  if (!(await findCart(tx))) return
  const cart = await lockCart(tx)
  await tx.db.execute(sql`
    delete from ${cartLines} mine using ${cartLines} ordered
    where mine.cart_id = ${cart.id} and ordered.cart_id = ${cartId}
      and coalesce(mine.recipe_line_id, mine.variant_id) = coalesce(ordered.recipe_line_id, ordered.variant_id)
      and (mine.quantity <= ordered.quantity or mine.variant_id <> ordered.variant_id)`)
  await touchCart(tx, cart)
}

type Line = typeof cartLines.$inferSelect

const linesOf = (tx: TxCtx, cartId: string): Promise<Line[]> =>
  tx.db.select().from(cartLines).where(eq(cartLines.cartId, cartId))

/** What is kept for later takes no room of what is ordered. */
const isActive = ({ savedForLater }: Line): boolean => savedForLater === 0

/** A line of a recipe is ordered once, in whichever pack. */
const keyOf = ({ variantId, recipeLineId }: Line) => recipeLineId ?? variantId
