import { getSettlement } from '../../../../../domain/settlement/get.ts'
import { startPaying } from '../../../../../domain/settlement/pay.ts'
import type { Handler } from '../../../../../http/handler.ts'

export const post: Handler<'adminStartPayingSettlement'> = async (ctx, { params }) => {
  await startPaying(ctx, params.settlementId)
  return { data: await getSettlement(ctx, params.settlementId) }
}
