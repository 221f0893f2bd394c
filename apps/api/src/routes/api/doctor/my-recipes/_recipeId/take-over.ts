import { takeOverTemplate } from '../../../../../domain/myRecipe/takeOver.ts'
import type { Handler } from '../../../../../http/handler.ts'

export const post: Handler<'doctorTakeOverTemplate'> = async (ctx, { params, body }) => ({
  data: await takeOverTemplate(ctx, params.recipeId, body.revision),
})
