import { tellNotBuying } from '../../../../../domain/recipe/tellNotBuying.ts'
import type { Handler } from '../../../../../http/handler.ts'

export const post: Handler<'patientTellNotBuying'> = async (ctx, { params, body }) => ({
  data: await tellNotBuying(ctx, params.recipeId, body),
})
