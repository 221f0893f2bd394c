import { accountingFile } from '../../../../domain/settlement/accounting.ts'
import type { Handler } from '../../../../http/handler.ts'
import { FileReply } from '../../../../http/replies.ts'

export const get: Handler<'adminGetSettlementAccounting'> = async (ctx, { query }) => {
  const { content, filename } = await accountingFile(ctx, query.period)
  return new FileReply(content, filename, 'text/csv; charset=utf-8')
}
