import { restoreMyRecipe } from '../../../../../domain/myRecipe/archive.ts'
import type { Handler } from '../../../../../http/handler.ts'

export const post: Handler<'doctorRestoreMyRecipe'> = async (ctx, { params, body }) => ({
  data: await restoreMyRecipe(ctx, params.recipeId, body.revision),
})
