import { rejectReturn } from '../../../../../domain/return/reject.ts'
import type { Handler } from '../../../../../http/handler.ts'

export const post: Handler<'adminRejectReturn'> = async (ctx, { params, body }) => ({
  data: await rejectReturn(ctx, params.returnId, body),
})
