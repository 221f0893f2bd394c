import { approveSettlement } from '../../../../../domain/settlement/approve.ts'
import { getSettlement } from '../../../../../domain/settlement/get.ts'
import type { Handler } from '../../../../../http/handler.ts'

export const post: Handler<'adminApproveSettlement'> = async (ctx, { params }) => {
  await approveSettlement(ctx, params.settlementId)
  return { data: await getSettlement(ctx, params.settlementId) }
}
