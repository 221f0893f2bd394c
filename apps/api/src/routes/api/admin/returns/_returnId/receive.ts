import { receiveReturn } from '../../../../../domain/return/receive.ts'
import type { Handler } from '../../../../../http/handler.ts'

export const post: Handler<'adminReceiveReturn'> = async (ctx, { params, body }) => ({
  data: await receiveReturn(ctx, params.returnId, body.revision),
})
