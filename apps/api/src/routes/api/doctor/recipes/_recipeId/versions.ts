import { listVersions } from '../../../../../domain/recipe/list.ts'
import type { Handler } from '../../../../../http/handler.ts'

export const get: Handler<'doctorListRecipeVersions'> = async (ctx, { params }) => ({
  data: await listVersions(ctx, params.recipeId),
})
