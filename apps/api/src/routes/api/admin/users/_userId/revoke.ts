import { revokeInvitation } from '../../../../../domain/user/invite.ts'
import { getUser } from '../../../../../domain/user/list.ts'
import type { Handler } from '../../../../../http/handler.ts'

export const post: Handler<'adminRevokeUserInvitation'> = async (ctx, { params, body }) => {
  await revokeInvitation(ctx, params.userId, body.revision)
  return { data: await getUser(ctx, params.userId) }
}
