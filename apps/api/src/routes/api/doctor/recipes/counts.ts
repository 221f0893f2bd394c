import { countRecipes } from '../../../../domain/recipe/counts.ts'
import type { Handler } from '../../../../http/handler.ts'

export const get: Handler<'doctorCountRecipes'> = async (ctx) => ({
  data: await countRecipes(ctx),
})
