import { getRecipeBeginning } from '../../../domain/recipe/beginning.ts'
import type { Handler } from '../../../http/handler.ts'

export const get: Handler<'doctorGetRecipeBeginning'> = async (ctx, { query }) => ({
  data: await getRecipeBeginning(ctx, query),
})
