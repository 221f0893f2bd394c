import type { components } from '@officina/openapi/schema'
import { type DoctorCtx, inTransaction } from '../../context.ts'
import { recipes } from '../../db/schema/recipe.ts'
import { eq } from '../../db/sql.ts'
import { audit } from '../audit.ts'
import { getMyRecipe } from './get.ts'
import { getMyRecipeFor } from './lookup.ts'
import type { MyRecipeStatus } from './machine.ts'

type MyRecipe = components['schemas']['MyRecipe']

/** Puts a set away: it is offered no more; recipes that began with it stay. */
export const archiveMyRecipe = (ctx: DoctorCtx, id: string, revision: number) =>
  step(ctx, id, 'archived', revision)

/** Takes it out of the archive. */
export const restoreMyRecipe = (ctx: DoctorCtx, id: string, revision: number) =>
  step(ctx, id, 'active', revision)

function step(ctx: DoctorCtx, id: string, to: MyRecipeStatus, revision: number): Promise<MyRecipe> {
  return inTransaction(ctx, async (ctx) => {
    const row = await getMyRecipeFor(ctx, id, to, revision)
    const now = ctx.clock.now()
    await ctx.db
      .update(recipes)
      .set({
        status: to,
        endedAt: to === 'archived' ? now : null,
        updatedAt: now,
        revision: revision + 1,
      })
      .where(eq(recipes.id, id))
    await audit(ctx, {
      action: to === 'archived' ? 'my_recipe.archive' : 'my_recipe.restore',
      objectType: 'recipe',
      objectId: id,
      doctorId: ctx.actor.id,
      before: { status: row.status },
      after: { status: to },
    })
    return getMyRecipe(ctx, id)
  })
}
