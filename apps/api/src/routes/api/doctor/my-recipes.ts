import { listMyRecipes } from '../../../domain/myRecipe/list.ts'
import { createMyRecipe } from '../../../domain/myRecipe/start.ts'
import type { Handler } from '../../../http/handler.ts'
import { Page } from '../../../http/replies.ts'

export const get: Handler<'doctorListMyRecipes'> = async (ctx, { query }) => {
  const { rows, total, offset, estimated } = await listMyRecipes(ctx, query)
  return new Page(rows, total, offset, estimated)
}

export const post: Handler<'doctorCreateMyRecipe'> = async (ctx, { body }) => ({
  data: await createMyRecipe(ctx, body),
})
