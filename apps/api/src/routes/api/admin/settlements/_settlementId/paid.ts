import { getSettlement } from '../../../../../domain/settlement/get.ts'
import { markPaid } from '../../../../../domain/settlement/pay.ts'
import type { Handler } from '../../../../../http/handler.ts'

export const post: Handler<'adminMarkSettlementPaid'> = async (ctx, { params, body }) => {
  await markPaid(ctx, params.settlementId, { paidOn: body.paid_on, reference: body.reference })
  return { data: await getSettlement(ctx, params.settlementId) }
}
