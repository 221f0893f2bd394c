import type { RecipeEventName } from '@officina/shared/recipeEvents'
import type { Ctx } from '../../context.ts'
import { recipeEvents } from '../../db/schema/recipe.ts'
import { newId } from '../../ids.ts'

/** The columns of a recipe that its events carry. */
type RecipeKey = {
  id: string
  seriesId: string
  doctorId: string | null
  patientId: string | null
  version: number
}

/** Chosen from a list, written, or both. */
export type Why = { code?: string; text?: string | null }

/** Writes what happened to a version, with the caller's `db`. `actorId` is the account. */
export async function recordRecipeEvent(
  ctx: Ctx,
  recipe: RecipeKey,
  event: RecipeEventName,
  why: Why = {},
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
    reasonCode: why.code ?? null,
    reason: why.text ?? null,
    at: ctx.clock.now(),
  })
}
