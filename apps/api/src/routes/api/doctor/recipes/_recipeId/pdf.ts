import { recipePdf } from '../../../../../domain/recipe/pdf.ts'
import type { Handler } from '../../../../../http/handler.ts'
import { FileReply } from '../../../../../http/replies.ts'

export const get: Handler<'doctorGetRecipePdf'> = async (ctx, { params, query }) => {
  const locale = query.locale ?? ctx.origin.locale
  const { content, filename } = await recipePdf(ctx, params.recipeId, locale)
  return new FileReply(content, filename, 'application/pdf')
}
