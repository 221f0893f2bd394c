import { eachApart } from '../../../../domain/bulk.ts'
import { approveSettlement } from '../../../../domain/settlement/approve.ts'
import type { Handler } from '../../../../http/handler.ts'

export const post: Handler<'adminApproveSettlements'> = async (ctx, { body }) => ({
  data: await eachApart(ctx, body.ids, approveSettlement),
})
