import { openRecipe } from '../../../../domain/recipe/forPatient.ts'
import type { Handler } from '../../../../http/handler.ts'

export const get: Handler<'patientGetRecipe'> = async (ctx, { params }) => ({
  data: await openRecipe(ctx, params.recipeId),
})
