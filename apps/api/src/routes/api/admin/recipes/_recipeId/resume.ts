import { loadRecipeForAdmin } from '../../../../../domain/recipe/getForAdmin.ts'
import { resumeRecipeByAdmin } from '../../../../../domain/recipe/resumeByAdmin.ts'
import type { Handler } from '../../../../../http/handler.ts'

export const post: Handler<'adminResumeRecipe'> = async (ctx, { params, body }) => {
  await resumeRecipeByAdmin(ctx, params.recipeId, body.revision)
  return { data: await loadRecipeForAdmin(ctx, params.recipeId) }
}
