import { listRecipeHistories } from '../../../domain/recipe/histories.ts'
import type { Handler } from '../../../http/handler.ts'
import { Page } from '../../../http/replies.ts'

export const get: Handler<'doctorListRecipeHistories'> = async (ctx, { query }) => {
  const { rows, total, offset, estimated } = await listRecipeHistories(ctx, query)
  return new Page(rows, total, offset, estimated)
}
