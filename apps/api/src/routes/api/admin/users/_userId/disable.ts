import { disableUser } from '../../../../../domain/user/disable.ts'
import { getUser } from '../../../../../domain/user/list.ts'
import type { Handler } from '../../../../../http/handler.ts'

export const post: Handler<'adminDisableUser'> = async (ctx, { params, body }) => {
  await disableUser(ctx, params.userId, body)
  return { data: await getUser(ctx, params.userId) }
}
