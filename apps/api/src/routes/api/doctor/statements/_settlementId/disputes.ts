import { openDispute } from '../../../../../domain/settlement/dispute.ts'
import { getStatementOfDoctor } from '../../../../../domain/settlement/get.ts'
import type { Handler } from '../../../../../http/handler.ts'

export const post: Handler<'doctorDisputeStatementLine'> = async (ctx, { params, body }) => {
  await openDispute(ctx, params.settlementId, { lineId: body.line_id, message: body.message })
  return { data: await getStatementOfDoctor(ctx, params.settlementId) }
}
