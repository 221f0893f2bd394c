import { statementCsv } from '../../../../../domain/settlement/csv.ts'
import type { Handler } from '../../../../../http/handler.ts'
import { FileReply } from '../../../../../http/replies.ts'

export const get: Handler<'doctorGetStatementCsv'> = async (ctx, { params, query }) => {
  const locale = query.locale ?? ctx.origin.locale
  const { content, filename } = await statementCsv(ctx, params.settlementId, locale)
  return new FileReply(content, filename, 'text/csv; charset=utf-8')
}
