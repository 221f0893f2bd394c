import { resumeRecipe } from '../../../../../domain/recipe/steps.ts'
import type { Handler } from '../../../../../http/handler.ts'

export const post: Handler<'doctorResumeRecipe'> = async (ctx, { params }) => ({
  data: await resumeRecipe(ctx, params.recipeId),
})
