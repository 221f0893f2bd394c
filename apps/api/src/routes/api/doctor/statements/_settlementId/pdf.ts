import { getStatementOfDoctor } from '../../../../../domain/settlement/get.ts'
import { statementPdf } from '../../../../../domain/settlement/pdf.ts'
import type { Handler } from '../../../../../http/handler.ts'
import { FileReply } from '../../../../../http/replies.ts'

export const get: Handler<'doctorGetStatementPdf'> = async (ctx, { params, query }) => {
  const locale = query.locale ?? ctx.origin.locale
  const { content, filename } = await statementPdf(ctx, locale, async (inner) => ({
    ...(await getStatementOfDoctor({ ...ctx, origin: inner.origin }, params.settlementId)),
    doctorId: ctx.actor.id,
  }))
  return new FileReply(content, filename, 'application/pdf')
}
