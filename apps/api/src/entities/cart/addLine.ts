import type { components } from '@officina/openapi/schema'
import { inTransaction, type PatientActor, type PatientCtx, type TxCtx } from '../../context.ts'
import { cartLines } from '../../db/schema/cart.ts'
import { variants } from '../../db/schema/product.ts'
import { recipeLines, recipes } from '../../db/schema/recipe.ts'
import { and, eq, isNull, notInArray } from '../../db/sql.ts'
import { newId } from '../../ids.ts'
import { conflict, invalid, notFound } from '../errors.ts'
import { loadPacks, substituteFor } from '../recipe/substitutes.ts'
import type { LockedCart } from './entity.ts'
import { loadCart } from './load.ts'
import { findCart, lockCart, touchCart } from './open.ts'
import { problemTexts } from './problems.ts'
import { assertRoom, refuseLine } from './refuse.ts'
import { viewCart } from './view.ts'

type NewLine = {
  variantId: string
  /** Left out: one pack, or as many of a substitute as last as long as what it takes the place of. */
  quantity?: number | undefined
  recipeLineId: string | null
  /** The price that was shown, in minor units. */
  priceSeen?: number | undefined
}

/**
 * Puts units of a variant into the cart, for a recipe line or freely; what is there already gets more, and another
 * pack of the recipe line gives way.
 * 409 PRICE_CHANGED when it costs something else than was shown; 422 PRODUCT_UNAVAILABLE, RECIPE_ONLY, REFILL_…, MAX_QTY, OUT_OF_STOCK when it could not be ordered.
 */
export async function addCartLine(
  ctx: PatientCtx,
  line: NewLine,
): Promise<components['schemas']['Cart']> {
  return inTransaction(ctx, async (ctx) => {
    const cart = await lockCart(ctx)
    const id = await putLine(ctx, cart, line)
    const { lines, settings } = await loadCart(ctx, cart)
    assertRoom(lines.length, settings, 'variant_id')
    const problem = lines
      .find(({ row }) => row.line.id === id)
      ?.problems.find(({ code }) => code !== 'BACKORDERED' && code !== 'PRICE_CHANGED')
    if (problem) throw refuseLine(problem, problem.code === 'MAX_QTY' ? 'quantity' : 'variant_id')
    return viewCart(ctx, await findCart(ctx))
  })
}

/** Inserts, raises or replaces the line, without checks; answers its id. */
export async function putLine(
  ctx: TxCtx<PatientActor>,
  cart: LockedCart,
  line: NewLine,
): Promise<string> {
  const { variantId, recipeLineId } = line
  const recipeLine = recipeLineId ? await recipeLineOf(ctx, recipeLineId, variantId) : undefined
  const price = await priceOf(ctx, line)
  const same = recipeLineId
    ? eq(cartLines.recipeLineId, recipeLineId)
    : and(eq(cartLines.variantId, variantId), isNull(cartLines.recipeLineId))
  const mine = await ctx.db
    .select()
    .from(cartLines)
    .where(and(eq(cartLines.cartId, cart.id), same))
  const known = mine.find((each) => each.variantId === variantId) ?? mine[0]
  const isInstead = recipeLine !== undefined && recipeLine.variantId !== variantId
  const quantity =
    line.quantity ?? (isInstead ? await packsInstead(ctx, recipeLine, variantId, known) : 1)
  const id = known?.id ?? newId()
  if (!known)
    await ctx.db.insert(cartLines).values({
      id,
      cartId: cart.id,
      variantId,
      recipeLineId,
      quantity,
      priceSeen: price,
      createdAt: ctx.clock.now(),
    })
  else {
    const isSame = known.variantId === variantId
    const before = isSame && known.savedForLater === 0 ? known.quantity : 0
    const other = {
      variantId,
      priceSeen: price,
      backorderChoice: isInstead ? ('substitute' as const) : null,
    }
    await ctx.db
      .update(cartLines)
      .set({ quantity: before + quantity, savedForLater: 0, ...(isSame ? {} : other) })
      .where(eq(cartLines.id, id))
  }
  await touchCart(ctx, cart)
  return id
}

/** Packs of a substitute that last as long as the original in the cart, else as one order of the recipe. */
async function packsInstead(
  ctx: PatientCtx,
  recipeLine: typeof recipeLines.$inferSelect,
  variantId: string,
  known: typeof cartLines.$inferSelect | undefined,
): Promise<number> {
  const packs = await loadPacks(ctx, [recipeLine.variantId, variantId])
  const [own, pack] = [packs.get(recipeLine.variantId), packs.get(variantId)]
  const before = known?.variantId === recipeLine.variantId ? known.quantity : recipeLine.quantity
  return own && pack ? substituteFor(recipeLine, own, pack, before).quantity : before
}

async function priceOf(ctx: PatientCtx, line: NewLine): Promise<number> {
  const [variant] = await ctx.db
    .select({ price: variants.price })
    .from(variants)
    .where(eq(variants.id, line.variantId))
  if (!variant) throw invalid('variant_id', 'PRODUCT_UNAVAILABLE', problemTexts.PRODUCT_UNAVAILABLE)
  if (line.priceSeen !== undefined && line.priceSeen !== variant.price)
    throw conflict('PRICE_CHANGED', problemTexts.PRICE_CHANGED, { price: variant.price })
  return variant.price
}

/** The line of a recipe of theirs that the variant is bought for, itself or as a substitute. */
async function recipeLineOf(ctx: PatientCtx, recipeLineId: string, variantId: string) {
  const [row] = await ctx.db
    .select({ line: recipeLines })
    .from(recipeLines)
    .innerJoin(recipes, eq(recipes.id, recipeLines.recipeId))
    .where(
      and(
        eq(recipeLines.id, recipeLineId),
        eq(recipes.patientId, ctx.actor.id),
        eq(recipes.kind, 'patient'),
        notInArray(recipes.status, ['draft', 'entered_in_error']),
      ),
    )
  if (!row) throw notFound()
  const { line } = row
  if (line.variantId !== variantId && !line.substitutes.includes(variantId)) {
    throw invalid('variant_id', 'PRODUCT_UNAVAILABLE', {
      en: 'This product is not on the recipe.',
      ja: 'レシピに含まれていない商品です。',
    })
  }
  return line
}
