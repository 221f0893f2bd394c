import type { Ctx } from '../../context.ts'
import { recipeEvents } from '../../db/schema/recipe.ts'
import { newId } from '../../ids.ts'

export const recipeEventNames = [
  'issued',
  'superseded',
  'on_hold',
  'resumed',
  'cancelled',
  'expired',
  'completed',
  'entered_in_error',
  'ordered',
  'viewed',
  'reminded',
  'not_buying',
  'line_stopped',
  'refill_added',
] as const
export type RecipeEventName = (typeof recipeEventNames)[number]

/** The columns of a recipe that its events carry. */
export type RecipeKey = {
  id: string
  seriesId: string
  doctorId: string | null
  patientId: string | null
  version: number
}

/** Writes what happened to a version, with the caller's `db`. `actorId` is the account. */
export async function recordRecipeEvent(
  ctx: Ctx,
  recipe: RecipeKey,
  event: RecipeEventName,
  reason: string | null = null,
): Promise<void> {
  await ctx.db.insert(recipeEvents).values({
    id: newId(),
    recipeId: recipe.id,
    seriesId: recipe.seriesId,
    doctorId: recipe.doctorId,
    patientId: recipe.patientId,
    version: recipe.version,
    event,
    actorRole: ctx.actor.role,
    actorId: 'accountId' in ctx.actor ? ctx.actor.accountId : null,
    reason,
    at: ctx.clock.now(),
  })
}
