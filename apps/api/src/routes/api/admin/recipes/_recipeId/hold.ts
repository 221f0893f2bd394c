import { loadRecipeForAdmin } from '../../../../../domain/recipe/getForAdmin.ts'
import { holdRecipeByAdmin } from '../../../../../domain/recipe/holdByAdmin.ts'
import type { Handler } from '../../../../../http/handler.ts'

export const post: Handler<'adminHoldRecipe'> = async (ctx, { params, body }) => {
  await holdRecipeByAdmin(ctx, params.recipeId, body)
  return { data: await loadRecipeForAdmin(ctx, params.recipeId) }
}
