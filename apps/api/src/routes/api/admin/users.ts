import { inviteUser } from '../../../domain/user/invite.ts'
import { getUser, userList } from '../../../domain/user/list.ts'
import type { Handler } from '../../../http/handler.ts'
import { Page } from '../../../http/replies.ts'

export const get: Handler<'adminListUsers'> = async (ctx, { query }) => {
  const { rows, total, offset, estimated } = await userList.page(ctx, query)
  return new Page(rows, total, offset, estimated)
}

export const post: Handler<'adminInviteUser'> = async (ctx, { body }) => ({
  data: await getUser(ctx, await inviteUser(ctx, body)),
})
