import { archiveMyRecipe } from '../../../../../domain/myRecipe/archive.ts'
import type { Handler } from '../../../../../http/handler.ts'

export const post: Handler<'doctorArchiveMyRecipe'> = async (ctx, { params, body }) => ({
  data: await archiveMyRecipe(ctx, params.recipeId, body.revision),
})
