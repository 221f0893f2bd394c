import { endUserSessions } from '../../../../../domain/user/disable.ts'
import { getUser } from '../../../../../domain/user/list.ts'
import type { Handler } from '../../../../../http/handler.ts'

export const post: Handler<'adminEndUserSessions'> = async (ctx, { params, body }) => {
  await endUserSessions(ctx, params.userId, body.revision)
  return { data: await getUser(ctx, params.userId) }
}
