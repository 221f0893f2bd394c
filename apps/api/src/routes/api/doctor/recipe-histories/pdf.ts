import { historiesPdf } from '../../../../domain/recipe/historiesFiles.ts'
import type { Handler } from '../../../../http/handler.ts'
import { FileReply } from '../../../../http/replies.ts'

export const get: Handler<'doctorGetRecipeHistoriesPdf'> = async (ctx, { query }) => {
  const locale = query.locale ?? ctx.origin.locale
  const { content, filename } = await historiesPdf(ctx, query.filter ?? {}, locale)
  return new FileReply(content, filename, 'application/pdf')
}
