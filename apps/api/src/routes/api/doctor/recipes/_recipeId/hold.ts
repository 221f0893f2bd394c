import { holdRecipe } from '../../../../../domain/recipe/steps.ts'
import type { Handler } from '../../../../../http/handler.ts'

export const post: Handler<'doctorHoldRecipe'> = async (ctx, { params, body }) => ({
  data: await holdRecipe(ctx, params.recipeId, body.reason),
})
