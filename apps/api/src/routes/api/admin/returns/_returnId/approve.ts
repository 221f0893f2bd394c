import { decideReturn } from '../../../../../domain/return/decide.ts'
import type { Handler } from '../../../../../http/handler.ts'

export const post: Handler<'adminApproveReturn'> = async (ctx, { params, body }) => ({
  data: await decideReturn(ctx, params.returnId, { to: 'approved', ...body }),
})
