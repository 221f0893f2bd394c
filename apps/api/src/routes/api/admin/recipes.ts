import { recipeList } from '../../../domain/recipe/listForAdmin.ts'
import type { Handler } from '../../../http/handler.ts'
import { Page } from '../../../http/replies.ts'

export const get: Handler<'adminListRecipes'> = async (ctx, { query }) => {
  const { rows, total, offset, estimated } = await recipeList.page(ctx, query)
  return new Page(rows, total, offset, estimated)
}
