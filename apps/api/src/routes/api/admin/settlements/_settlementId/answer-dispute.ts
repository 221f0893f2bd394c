import { answerDispute } from '../../../../../domain/settlement/dispute.ts'
import { getSettlement } from '../../../../../domain/settlement/get.ts'
import type { Handler } from '../../../../../http/handler.ts'

export const post: Handler<'adminAnswerSettlementDispute'> = async (ctx, { params, body }) => {
  const { dispute_id: disputeId, outcome, answer, amount = null } = body
  await answerDispute(ctx, params.settlementId, { disputeId, outcome, answer, amount })
  return { data: await getSettlement(ctx, params.settlementId) }
}
