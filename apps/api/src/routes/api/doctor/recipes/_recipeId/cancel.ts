import { cancelRecipe } from '../../../../../domain/recipe/steps.ts'
import type { Handler } from '../../../../../http/handler.ts'

export const post: Handler<'doctorCancelRecipe'> = async (ctx, { params, body }) => ({
  data: await cancelRecipe(ctx, params.recipeId, body.reason_code, body.reason ?? null),
})
