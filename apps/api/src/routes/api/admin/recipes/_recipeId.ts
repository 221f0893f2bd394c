import { getRecipeForAdmin } from '../../../../domain/recipe/getForAdmin.ts'
import type { Handler } from '../../../../http/handler.ts'

export const get: Handler<'adminGetRecipe'> = async (ctx, { params }) => ({
  data: await getRecipeForAdmin(ctx, params.recipeId),
})
