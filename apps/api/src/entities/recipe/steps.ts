import type { components } from '@officina/openapi/schema'
import { type Ctx, type DoctorCtx, inTransaction } from '../../context.ts'
import { recipes } from '../../db/schema/recipe.ts'
import { eq, sql } from '../../db/sql.ts'
import { audit } from '../audit.ts'
import { conflict, forbidden, invalidTransition } from '../errors.ts'
import { type RecipeEventName, recordRecipeEvent, type Why } from './events.ts'
import { loadRecipe } from './get.ts'
import { assertRecipeStep, getRecipeOfDoctor, type RecipeRow } from './lookup.ts'
import type { CancelReason, RecipeStatus } from './machine.ts'

type Recipe = components['schemas']['Recipe']
type Values = Partial<typeof recipes.$inferInsert>

/** Pauses an issued recipe: the patient sees it but cannot order. */
export const holdRecipe = (ctx: DoctorCtx, id: string, reason: string): Promise<Recipe> =>
  step(ctx, id, 'on_hold', 'on_hold', { text: reason }, () => ({
    heldBy: 'doctor',
    holdReason: reason,
  }))

/** Lets a paused recipe go on, unless an administrator paused it. */
export const resumeRecipe = (ctx: DoctorCtx, id: string): Promise<Recipe> =>
  step(ctx, id, 'issued', 'resumed', {}, (recipe) => {
    // a draft becomes issued by issuing it
    if (recipe.status !== 'on_hold')
      throw invalidTransition('recipe', recipe.status, 'issued', ['on_hold'])
    if (recipe.heldBy === 'admin')
      throw forbidden('HELD_BY_ADMIN', {
        en: 'The platform has paused this recipe for safety. Only the platform can resume it.',
        ja: '安全のため運営により一時停止されています。再開は運営のみが行えます。',
      })
    return { heldBy: null, holdReason: null }
  })

/** Stops a recipe. Takes it out of carts; open orders of it are flagged, not cancelled. */
export const cancelRecipe = (
  ctx: DoctorCtx,
  id: string,
  code: CancelReason,
  text: string | null,
): Promise<Recipe> =>
  step(ctx, id, 'cancelled', 'cancelled', { code, text }, async (_recipe, ctx) => {
    await takeOutOfCarts(ctx, id)
    await flagOpenOrders(ctx, id)
    return { endReasonCode: code, endReasonText: text, endedAt: ctx.clock.now() }
  })

/** Takes back a recipe that should not have been issued, as long as nothing was ordered. */
export const voidRecipe = (ctx: DoctorCtx, id: string, reason: string): Promise<Recipe> =>
  step(ctx, id, 'entered_in_error', 'entered_in_error', { text: reason }, async (recipe, ctx) => {
    if (recipe.firstOrderedAt)
      throw conflict(
        'INVALID_TRANSITION',
        {
          en: 'Something was ordered from this recipe. Cancel it instead.',
          ja: 'すでに注文があります。「中止」をご利用ください。',
        },
        { allowed: ['cancelled'], from: recipe.status },
      )
    await takeOutOfCarts(ctx, id)
    return { endReasonCode: 'error', endReasonText: reason, endedAt: ctx.clock.now() }
  })

function step(
  ctx: DoctorCtx,
  id: string,
  to: RecipeStatus,
  event: RecipeEventName,
  why: Why,
  effect: (recipe: RecipeRow, ctx: DoctorCtx) => Values | Promise<Values>,
): Promise<Recipe> {
  return inTransaction(ctx, async (ctx) => {
    const recipe = await getRecipeOfDoctor(ctx, id)
    assertRecipeStep(recipe, to, 'doctor')
    const values = await effect(recipe, ctx)
    await ctx.db
      .update(recipes)
      .set({
        ...values,
        status: to,
        updatedAt: ctx.clock.now(),
        revision: sql`${recipes.revision} + 1`,
      })
      .where(eq(recipes.id, id))
    await recordRecipeEvent(ctx, recipe, event, why)
    await audit(ctx, {
      action: `recipe.${event}`,
      objectType: 'recipe',
      objectId: id,
      doctorId: ctx.actor.id,
      patientId: recipe.patientId,
      before: { status: recipe.status },
      after: { status: to },
    })
    return loadRecipe(ctx, id)
  })
}

export const takeOutOfCarts = (ctx: Ctx, id: string) =>
  ctx.db.execute(
    sql`delete from cart_lines where recipe_line_id in (select l.id from recipe_lines l where l.recipe_id = ${id})`,
  )

const flagOpenOrders = (ctx: DoctorCtx, id: string) =>
  ctx.db.execute(sql`
    update orders o set flags = array_append(o.flags, 'recipe_cancelled'), revision = o.revision + 1
    where o.doctor_id = ${ctx.actor.id} and o.order_state = 'open'
      and o.fulfilment_state in ('unfulfilled', 'in_progress', 'on_hold')
      and not ('recipe_cancelled' = any(o.flags))
      and exists (select 1 from order_lines l where l.order_id = o.id and l.recipe_id = ${id})`)
