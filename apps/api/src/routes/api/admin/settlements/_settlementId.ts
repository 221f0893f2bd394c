import { getSettlement } from '../../../../domain/settlement/get.ts'
import type { Handler } from '../../../../http/handler.ts'

export const get: Handler<'adminGetSettlement'> = async (ctx, { params }) => ({
  data: await getSettlement(ctx, params.settlementId),
})
