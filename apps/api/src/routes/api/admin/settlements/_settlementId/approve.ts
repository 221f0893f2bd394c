import { approveSettlement } from '../../../../../domain/settlement/approve.ts'
import { getSettlement } from '../../../../../domain/settlement/get.ts'
import type { Handler } from '../../../../../http/handler.ts'

export const post: Handler<'adminApproveSettlement'> = async (ctx, { params, body }) => {
  await approveSettlement(ctx, params.settlementId, body)
  return { data: await getSettlement(ctx, params.settlementId) }
}
