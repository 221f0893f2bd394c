import { changeUserRole } from '../../../../../domain/user/changeRole.ts'
import { getUser } from '../../../../../domain/user/list.ts'
import type { Handler } from '../../../../../http/handler.ts'

export const post: Handler<'adminChangeUserRole'> = async (ctx, { params, body }) => {
  await changeUserRole(ctx, params.userId, body)
  return { data: await getUser(ctx, params.userId) }
}
