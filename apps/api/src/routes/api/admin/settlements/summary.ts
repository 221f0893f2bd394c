import { summariseSettlements } from '../../../../domain/settlement/list.ts'
import type { Handler } from '../../../../http/handler.ts'

export const get: Handler<'adminSummariseSettlements'> = async (ctx, { query }) => ({
  data: await summariseSettlements(ctx, query.filter ?? {}),
})
