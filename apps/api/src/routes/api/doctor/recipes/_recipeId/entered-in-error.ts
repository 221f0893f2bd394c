import { voidRecipe } from '../../../../../domain/recipe/steps.ts'
import type { Handler } from '../../../../../http/handler.ts'

export const post: Handler<'doctorVoidRecipe'> = async (ctx, { params, body }) => ({
  data: await voidRecipe(ctx, params.recipeId, body.reason),
})
