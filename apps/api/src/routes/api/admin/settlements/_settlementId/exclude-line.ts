import { excludeSettlementLine } from '../../../../../domain/settlement/excludeLine.ts'
import { getSettlement } from '../../../../../domain/settlement/get.ts'
import type { Handler } from '../../../../../http/handler.ts'

export const post: Handler<'adminExcludeSettlementLine'> = async (ctx, { params, body }) => {
  const { line_id: lineId, reason, revision } = body
  await excludeSettlementLine(ctx, params.settlementId, { lineId, reason, revision })
  return { data: await getSettlement(ctx, params.settlementId) }
}
