import { remindRecipes } from '../../../../domain/recipe/remind.ts'
import type { Handler } from '../../../../http/handler.ts'

export const post: Handler<'doctorRemindRecipes'> = async (ctx, { body }) => ({
  data: await remindRecipes(ctx, body.ids),
})
