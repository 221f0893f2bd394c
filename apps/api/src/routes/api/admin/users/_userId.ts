import { getUser } from '../../../../domain/user/list.ts'
import type { Handler } from '../../../../http/handler.ts'

export const get: Handler<'adminGetUser'> = async (ctx, { params }) => ({
  data: await getUser(ctx, params.userId),
})
