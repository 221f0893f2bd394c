import { getMyRecipe } from '../../../../domain/myRecipe/get.ts'
import { deleteMyRecipe } from '../../../../domain/myRecipe/remove.ts'
import { saveMyRecipe } from '../../../../domain/myRecipe/save.ts'
import type { Handler } from '../../../../http/handler.ts'

export const get: Handler<'doctorGetMyRecipe'> = async (ctx, { params }) => ({
  data: await getMyRecipe(ctx, params.recipeId),
})

export const patch: Handler<'doctorUpdateMyRecipe'> = async (ctx, { params, body }) => ({
  data: await saveMyRecipe(ctx, params.recipeId, body),
})

export const del: Handler<'doctorDeleteMyRecipe'> = async (ctx, { params }) => {
  await deleteMyRecipe(ctx, params.recipeId)
  return undefined
}
