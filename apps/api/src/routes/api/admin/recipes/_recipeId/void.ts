import { loadRecipeForAdmin } from '../../../../../domain/recipe/getForAdmin.ts'
import { voidRecipeByAdmin } from '../../../../../domain/recipe/voidByAdmin.ts'
import type { Handler } from '../../../../../http/handler.ts'

export const post: Handler<'adminVoidRecipe'> = async (ctx, { params, body }) => {
  await voidRecipeByAdmin(ctx, params.recipeId, body)
  return { data: await loadRecipeForAdmin(ctx, params.recipeId) }
}
