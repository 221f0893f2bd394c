import { recalculateSettlement } from '../../../../../domain/settlement/correct.ts'
import { getSettlement } from '../../../../../domain/settlement/get.ts'
import type { Handler } from '../../../../../http/handler.ts'

export const post: Handler<'adminRecalculateSettlement'> = async (ctx, { params }) => {
  await recalculateSettlement(ctx, params.settlementId)
  return { data: await getSettlement(ctx, params.settlementId) }
}
