import { getRecipe } from '../../../../domain/recipe/get.ts'
import { deleteRecipe, saveRecipe } from '../../../../domain/recipe/save.ts'
import type { Handler } from '../../../../http/handler.ts'

export const get: Handler<'doctorGetRecipe'> = async (ctx, { params }) => ({
  data: await getRecipe(ctx, params.recipeId),
})

export const patch: Handler<'doctorUpdateRecipe'> = async (ctx, { params, body }) => ({
  data: await saveRecipe(ctx, params.recipeId, body),
})

export const del: Handler<'doctorDeleteRecipe'> = async (ctx, { params }) => {
  await deleteRecipe(ctx, params.recipeId)
  return undefined
}
