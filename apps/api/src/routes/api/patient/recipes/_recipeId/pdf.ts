import { recipePdfForPatient } from '../../../../../domain/recipe/pdfForPatient.ts'
import type { Handler } from '../../../../../http/handler.ts'
import { FileReply } from '../../../../../http/replies.ts'

export const get: Handler<'patientGetRecipePdf'> = async (ctx, { params, query }) => {
  const locale = query.locale ?? ctx.origin.locale
  const { content, filename } = await recipePdfForPatient(ctx, params.recipeId, locale)
  return new FileReply(content, filename, 'application/pdf')
}
