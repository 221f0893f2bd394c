import { listRecipes } from '../../../domain/recipe/list.ts'
import { startRecipe } from '../../../domain/recipe/start.ts'
import type { Handler } from '../../../http/handler.ts'
import { Page } from '../../../http/replies.ts'

export const get: Handler<'doctorListRecipes'> = async (ctx, { query }) => {
  const { rows, total, offset, estimated } = await listRecipes(ctx, query)
  return new Page(rows, total, offset, estimated)
}

export const post: Handler<'doctorCreateRecipe'> = async (ctx, { body }) => ({
  data: await startRecipe(ctx, body),
})
