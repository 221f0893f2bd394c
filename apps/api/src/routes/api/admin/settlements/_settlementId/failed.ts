import { getSettlement } from '../../../../../domain/settlement/get.ts'
import { markFailed } from '../../../../../domain/settlement/pay.ts'
import type { Handler } from '../../../../../http/handler.ts'

export const post: Handler<'adminMarkSettlementFailed'> = async (ctx, { params, body }) => {
  await markFailed(ctx, params.settlementId, body)
  return { data: await getSettlement(ctx, params.settlementId) }
}
