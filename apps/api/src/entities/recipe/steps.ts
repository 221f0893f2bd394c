import type { components } from '@officina/openapi/schema'
import type { RecipeStatus } from '@officina/shared/recipe'
import type { RecipeEventName } from '@officina/shared/recipeEvents'
import { type DoctorActor, type DoctorCtx, inTransaction, type TxCtx } from '../../context.ts'
import type { recipes } from '../../db/schema/recipe.ts'
import { sql } from '../../db/sql.ts'
import type { ActionOf } from '../auditActions.ts'
import { conflict, forbidden, invalidTransition } from '../errors.ts'
import { assertTransition } from '../machine.ts'
import { type RecipeRow, recipe, recipeMachine } from './entity.ts'
import { recordRecipeEvent, type Why } from './events.ts'
import { loadRecipe } from './get.ts'
import { takeOutOfCarts } from './outOfCarts.ts'

type Recipe = components['schemas']['Recipe']
type Values = Omit<Partial<typeof recipes.$inferInsert>, 'id' | 'status' | 'revision' | 'updatedAt'>

/** Pauses an issued recipe: the patient sees it but cannot order. */
export const holdRecipe = (ctx: DoctorCtx, id: string, reason: string): Promise<Recipe> =>
  stepRecipe(ctx, id, 'on_hold', 'on_hold', { text: reason }, () => ({
    heldBy: 'doctor',
    holdReason: reason,
  }))

/** Lets a paused recipe go on, unless an administrator paused it. */
export const resumeRecipe = (ctx: DoctorCtx, id: string): Promise<Recipe> =>
  stepRecipe(ctx, id, resuming.to, resuming.event, {}, (recipe) => {
    assertOnHold(recipe)
    if (recipe.heldBy === 'admin')
      throw forbidden('HELD_BY_ADMIN', {
        en: 'The platform has put this recipe on hold for safety. Only the platform can release it.',
        ja: '安全のため運営により一時停止されています。解除は運営のみが行えます。',
      })
    return { heldBy: null, holdReason: null }
  })

export const resuming = { to: 'issued', event: 'resumed' } as const

/** A draft becomes issued by issuing it, so only a hold can be ended. */
export function assertOnHold({ status }: RecipeRow): void {
  if (status !== 'on_hold') throw invalidTransition('recipe', status, resuming.to, ['on_hold'])
}

/** Takes back a recipe that should not have been issued, as long as nothing was ordered. */
export const voidRecipe = (ctx: DoctorCtx, id: string, reason: string): Promise<Recipe> =>
  stepRecipe(
    ctx,
    id,
    'entered_in_error',
    'entered_in_error',
    { text: reason },
    async (recipe, ctx) => {
      if (recipe.firstOrderedAt)
        throw conflict(
          'INVALID_TRANSITION',
          {
            en: 'This recipe has orders. Cancel it instead.',
            ja: 'すでに注文があります。「中止」をご利用ください。',
          },
          { allowed: ['cancelled'], from: recipe.status },
        )
      await takeOutOfCarts(ctx, sql`l.recipe_id = ${id}`)
      return { endReasonCode: 'error', endReasonText: reason, endedAt: ctx.clock.now() }
    },
  )

type Tx = TxCtx<DoctorActor>

/** Goes to another state; `before` locks what comes before the recipe in the order of locks. */
export function stepRecipe(
  ctx: DoctorCtx,
  id: string,
  to: RecipeStatus,
  event: ActionOf<'recipe'> & RecipeEventName,
  why: Why,
  effect: (recipe: RecipeRow, tx: Tx) => Values | Promise<Values>,
  before?: (tx: Tx) => Promise<unknown>,
): Promise<Recipe> {
  return inTransaction(ctx, async (tx) => {
    await before?.(tx)
    const found = await recipe.lock(tx, id)
    assertTransition(recipeMachine, found.status, to, 'doctor')
    const moved = await found.move(to, await effect(found, tx), { action: event })
    await recordRecipeEvent(tx, moved, event, why)
    return loadRecipe(tx, id)
  })
}
