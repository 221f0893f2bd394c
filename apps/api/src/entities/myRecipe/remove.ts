import { type DoctorCtx, inTransaction } from '../../context.ts'
import { recipes } from '../../db/schema/recipe.ts'
import { eq } from '../../db/sql.ts'
import { audit } from '../audit.ts'
import { conflict } from '../errors.ts'
import { myRecipe } from './entity.ts'
import { isUsed } from './lookup.ts'

/** Deletes a set that no recipe began with; 409 MY_RECIPE_USED for one that is to be archived instead. */
export function deleteMyRecipe(ctx: DoctorCtx, id: string): Promise<void> {
  return inTransaction(ctx, async (ctx) => {
    const row = await myRecipe.lock(ctx, id)
    if (await isUsed(ctx, id))
      throw conflict('MY_RECIPE_USED', {
        en: 'A recipe began with this one. Archive it instead.',
        ja: 'このマイレシピはレシピに使用されています。アーカイブしてください。',
      })
    await ctx.db.delete(recipes).where(eq(recipes.id, id))
    await audit(ctx, {
      action: 'my_recipe.delete',
      objectType: 'recipe',
      objectId: id,
      doctorId: ctx.actor.id,
      before: { status: row.status, title: row.title },
    })
  })
}
