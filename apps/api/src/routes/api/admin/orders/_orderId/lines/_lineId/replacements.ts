import { listReplacements } from '../../../../../../../domain/order/replacements.ts'
import type { Handler } from '../../../../../../../http/handler.ts'

export const get: Handler<'adminListOrderReplacements'> = async (ctx, { params, query }) => ({
  data: await listReplacements(ctx, params, query),
})
