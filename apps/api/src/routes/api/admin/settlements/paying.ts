import { eachApart } from '../../../../domain/bulk.ts'
import { startPaying } from '../../../../domain/settlement/pay.ts'
import type { Handler } from '../../../../http/handler.ts'

export const post: Handler<'adminStartPayingSettlements'> = async (ctx, { body }) => ({
  data: await eachApart(ctx, body.ids, startPaying),
})
