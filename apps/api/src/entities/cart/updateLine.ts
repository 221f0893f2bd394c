import type { components } from '@officina/openapi/schema'
import { inTransaction, type PatientActor, type PatientCtx, type TxCtx } from '../../context.ts'
import { cartLines } from '../../db/schema/cart.ts'
import { and, eq } from '../../db/sql.ts'
import { notFound } from '../errors.ts'
import { substituteFor } from '../recipe/substitutes.ts'
import type { LockedCart } from './entity.ts'
import { loadCart } from './load.ts'
import { type CartRecord, findCart, lockCart, touchCart } from './open.ts'
import { assertRoom, refuseLine } from './refuse.ts'
import { selectSubstitutes } from './rows.ts'
import { viewCart } from './view.ts'

type Cart = components['schemas']['Cart']
type Line = typeof cartLines.$inferSelect
type LineChange = {
  quantity?: number
  saved_for_later?: boolean
  backorder_choice?: 'wait' | null
  substitute_variant_id?: string
}

/** Changes one line. A larger quantity than can be sent is 422 MAX_QTY or OUT_OF_STOCK; fewer is always right. */
export async function updateCartLine(
  ctx: PatientCtx,
  lineId: string,
  change: LineChange,
): Promise<Cart> {
  return inTransaction(ctx, async (ctx) => {
    const { cart, line } = await lockLine(ctx, lineId)
    await ctx.db
      .update(cartLines)
      .set({
        quantity: change.quantity ?? line.quantity,
        savedForLater: (change.saved_for_later ?? line.savedForLater !== 0) ? 1 : 0,
        backorderChoice:
          change.backorder_choice === undefined ? line.backorderChoice : change.backorder_choice,
        ...(change.substitute_variant_id
          ? await substitute(ctx, cart, line, change.substitute_variant_id)
          : {}),
      })
      .where(eq(cartLines.id, line.id))
    await touchCart(ctx, cart)
    if ((change.quantity ?? 0) > line.quantity) await assertQuantity(ctx, cart, line.id)
    if (change.saved_for_later === false && line.savedForLater !== 0) await assertFits(ctx, cart)
    return viewCart(ctx, await findCart(ctx))
  })
}

export async function removeCartLine(ctx: PatientCtx, lineId: string): Promise<Cart> {
  return inTransaction(ctx, async (ctx) => {
    const { cart, line } = await lockLine(ctx, lineId)
    await ctx.db.delete(cartLines).where(eq(cartLines.id, line.id))
    await touchCart(ctx, cart)
    return viewCart(ctx, await findCart(ctx))
  })
}

async function lockLine(
  ctx: TxCtx<PatientActor>,
  lineId: string,
): Promise<{ cart: LockedCart; line: Line }> {
  const cart = await lockCart(ctx)
  const [line] = await ctx.db
    .select()
    .from(cartLines)
    .where(and(eq(cartLines.id, lineId), eq(cartLines.cartId, cart.id)))
  if (!line) throw notFound()
  return { cart, line }
}

async function assertQuantity(ctx: PatientCtx, cart: CartRecord, lineId: string): Promise<void> {
  const { lines } = await loadCart(ctx, cart)
  const problem = lines
    .find(({ row }) => row.line.id === lineId)
    ?.problems.find(({ code }) => code === 'MAX_QTY' || code === 'OUT_OF_STOCK')
  if (problem) throw refuseLine(problem, 'quantity')
}

async function assertFits(ctx: PatientCtx, cart: CartRecord): Promise<void> {
  const { lines, settings } = await loadCart(ctx, cart)
  assertRoom(lines.length, settings, 'saved_for_later')
}

/** Only what the doctor accepts for this line of the recipe, while it can be sent; in as many packs as last as long. */
async function substitute(ctx: PatientCtx, cart: CartRecord, line: Line, variantId: string) {
  const { lines, saved } = await loadCart(ctx, cart)
  const row = [...lines, ...saved].find((each) => each.row.line.id === line.id)?.row
  const { recipeLine, own } = row ?? {}
  const [found] = recipeLine?.substitutes.includes(variantId)
    ? await selectSubstitutes(ctx, [variantId])
    : []
  if (!found || !recipeLine || !own)
    throw refuseLine({ code: 'PRODUCT_UNAVAILABLE' }, 'substitute_variant_id')
  const before = line.variantId === recipeLine.variantId ? line.quantity : recipeLine.quantity
  return {
    variantId,
    quantity: substituteFor(recipeLine, own, found, before).quantity,
    priceSeen: found.variant.price,
    backorderChoice: 'substitute' as const,
  }
}
