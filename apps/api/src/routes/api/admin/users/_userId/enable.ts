import { enableUser } from '../../../../../domain/user/disable.ts'
import { getUser } from '../../../../../domain/user/list.ts'
import type { Handler } from '../../../../../http/handler.ts'

export const post: Handler<'adminEnableUser'> = async (ctx, { params, body }) => {
  await enableUser(ctx, params.userId, body.revision)
  return { data: await getUser(ctx, params.userId) }
}
