import { remindRecipe } from '../../../../../domain/recipe/remind.ts'
import type { Handler } from '../../../../../http/handler.ts'

export const post: Handler<'doctorRemindRecipe'> = async (ctx, { params }) => ({
  data: await remindRecipe(ctx, params.recipeId),
})
