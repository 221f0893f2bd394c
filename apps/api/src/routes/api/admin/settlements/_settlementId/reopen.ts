import { reopenSettlement } from '../../../../../domain/settlement/correct.ts'
import { getSettlement } from '../../../../../domain/settlement/get.ts'
import type { Handler } from '../../../../../http/handler.ts'

export const post: Handler<'adminReopenSettlement'> = async (ctx, { params, body }) => {
  await reopenSettlement(ctx, params.settlementId, body)
  return { data: await getSettlement(ctx, params.settlementId) }
}
