import { getSettlement } from '../../../../../domain/settlement/get.ts'
import { statementPdf } from '../../../../../domain/settlement/pdf.ts'
import type { Handler } from '../../../../../http/handler.ts'
import { FileReply } from '../../../../../http/replies.ts'

export const get: Handler<'adminGetSettlementPdf'> = async (ctx, { params, query }) => {
  const locale = query.locale ?? ctx.origin.locale
  const { content, filename } = await statementPdf(ctx, locale, async (inner) => {
    const statement = await getSettlement(inner, params.settlementId)
    return { ...statement, doctorId: statement.doctor_id }
  })
  return new FileReply(content, filename, 'application/pdf')
}
