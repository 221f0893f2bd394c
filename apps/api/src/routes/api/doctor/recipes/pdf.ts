import { recipesPdf } from '../../../../domain/recipe/pdf.ts'
import type { Handler } from '../../../../http/handler.ts'
import { FileReply } from '../../../../http/replies.ts'

export const get: Handler<'doctorGetRecipesPdf'> = async (ctx, { query }) => {
  const { content, filename } = await recipesPdf(
    ctx,
    query.filter.id,
    query.locale ?? ctx.origin.locale,
  )
  return new FileReply(content, filename, 'application/pdf')
}
