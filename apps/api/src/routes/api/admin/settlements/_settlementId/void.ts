import { voidSettlement } from '../../../../../domain/settlement/correct.ts'
import { getSettlement } from '../../../../../domain/settlement/get.ts'
import type { Handler } from '../../../../../http/handler.ts'

export const post: Handler<'adminVoidSettlement'> = async (ctx, { params, body }) => {
  await voidSettlement(ctx, params.settlementId, body)
  return { data: await getSettlement(ctx, params.settlementId) }
}
