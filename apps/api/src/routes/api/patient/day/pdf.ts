import { dayPdf } from '../../../../domain/day/pdf.ts'
import type { Handler } from '../../../../http/handler.ts'
import { FileReply } from '../../../../http/replies.ts'

export const get: Handler<'patientGetDayPdf'> = async (ctx, { query }) => {
  const { content, filename } = await dayPdf(ctx, query.locale ?? ctx.origin.locale)
  return new FileReply(content, filename, 'application/pdf')
}
