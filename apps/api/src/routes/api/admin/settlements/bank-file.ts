import { bankFile } from '../../../../domain/settlement/bankFile.ts'
import type { Handler } from '../../../../http/handler.ts'
import { FileReply } from '../../../../http/replies.ts'

export const get: Handler<'adminGetSettlementBankFile'> = async (ctx, { query }) => {
  const { content, filename } = await bankFile(ctx, query.filter?.id)
  return new FileReply(content, filename, 'text/csv; charset=utf-8')
}
