import type { components } from '@officina/openapi/schema'
import { inTransaction, type PatientActor, type PatientCtx, type TxCtx } from '../../context.ts'
import { cartLines } from '../../db/schema/cart.ts'
import { variants } from '../../db/schema/product.ts'
import { recipeLines, recipes } from '../../db/schema/recipe.ts'
import { and, eq, isNull, notInArray, sql } from '../../db/sql.ts'
import { newId } from '../../ids.ts'
import { conflict, invalid, notFound } from '../errors.ts'
import type { LockedCart } from './entity.ts'
import { loadCart } from './load.ts'
import { findCart, lockCart, touchCart } from './open.ts'
import { problemTexts } from './problems.ts'
import { refuseLine } from './refuse.ts'
import { viewCart } from './view.ts'

type NewLine = {
  variantId: string
  quantity: number
  recipeLineId: string | null
  /** The price that was shown, in minor units. */
  priceSeen?: number | undefined
}

/**
 * Puts units of a variant into the cart, for a recipe line or freely; what is there already gets more.
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
    if (lines.length > settings['cart.max_lines']) {
      throw invalid('variant_id', 'CART_FULL', {
        en: `A cart can have up to ${settings['cart.max_lines']} products. Remove one first.`,
        ja: `カートに入れられるのは${settings['cart.max_lines']}点までです。先に1点削除してください。`,
      })
    }
    const problem = lines
      .find(({ row }) => row.line.id === id)
      ?.problems.find(({ code }) => code !== 'BACKORDERED' && code !== 'PRICE_CHANGED')
    if (problem) throw refuseLine(problem, problem.code === 'MAX_QTY' ? 'quantity' : 'variant_id')
    return viewCart(ctx, await findCart(ctx))
  })
}

/** Inserts or raises the line, without checks; answers its id. */
export async function putLine(
  ctx: TxCtx<PatientActor>,
  cart: LockedCart,
  line: NewLine,
): Promise<string> {
  const price = await priceOf(ctx, line)
  const same = line.recipeLineId
    ? eq(cartLines.recipeLineId, line.recipeLineId)
    : and(eq(cartLines.variantId, line.variantId), isNull(cartLines.recipeLineId))
  const [known] = await ctx.db
    .update(cartLines)
    .set({
      quantity: sql`case when ${cartLines.savedForLater} = 0 then ${cartLines.quantity} else 0 end + ${line.quantity}`,
      savedForLater: 0,
    })
    .where(and(eq(cartLines.cartId, cart.id), same))
    .returning({ id: cartLines.id })
  const id = known?.id ?? newId()
  if (!known) {
    await ctx.db.insert(cartLines).values({
      id,
      cartId: cart.id,
      variantId: line.variantId,
      recipeLineId: line.recipeLineId,
      quantity: line.quantity,
      priceSeen: price,
      createdAt: ctx.clock.now(),
    })
  }
  await touchCart(ctx, cart)
  return id
}

async function priceOf(ctx: PatientCtx, line: NewLine): Promise<number> {
  if (line.recipeLineId) await assertRecipeLine(ctx, line.recipeLineId, line.variantId)
  const [variant] = await ctx.db
    .select({ price: variants.price })
    .from(variants)
    .where(eq(variants.id, line.variantId))
  if (!variant) throw invalid('variant_id', 'PRODUCT_UNAVAILABLE', problemTexts.PRODUCT_UNAVAILABLE)
  if (line.priceSeen !== undefined && line.priceSeen !== variant.price)
    throw conflict('PRICE_CHANGED', problemTexts.PRICE_CHANGED, { price: variant.price })
  return variant.price
}

async function assertRecipeLine(
  ctx: PatientCtx,
  recipeLineId: string,
  variantId: string,
): Promise<void> {
  const [row] = await ctx.db
    .select({ variantId: recipeLines.variantId, substitutes: recipeLines.substitutes })
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
  if (row.variantId !== variantId && !row.substitutes.includes(variantId)) {
    throw invalid('variant_id', 'PRODUCT_UNAVAILABLE', {
      en: 'This product is not on the recipe.',
      ja: 'レシピに含まれていない商品です。',
    })
  }
}
