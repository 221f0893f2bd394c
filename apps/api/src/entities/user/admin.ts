import type { Handlers } from '../../http/handler.ts'
import { ofRecord, recordAfter } from '../../http/records.ts'
import { Page } from '../../http/replies.ts'
import {
  changeUserRole,
  disableUser,
  enableUser,
  endUserSessions,
  resetSecondFactor,
} from './access.ts'
import { inviteUser, resendInvitation, revokeInvitation } from './invite.ts'
import { getUser, userList } from './list.ts'

const userAfter = recordAfter('userId', getUser)

export const handlers = {
  'GET /api/admin/users': async (ctx, { query }) => new Page(await userList.page(ctx, query)),
  'POST /api/admin/users': async (ctx, { body }) => ({
    data: await getUser(ctx, await inviteUser(ctx, body)),
  }),
  'GET /api/admin/users/{userId}': ofRecord('userId', getUser),
  'POST /api/admin/users/{userId}/change-role': userAfter(changeUserRole),
  'POST /api/admin/users/{userId}/disable': userAfter(disableUser),
  'POST /api/admin/users/{userId}/enable': async (ctx, { params, body }) => {
    await enableUser(ctx, params.userId, body.revision)
    return { data: await getUser(ctx, params.userId) }
  },
  'POST /api/admin/users/{userId}/end-sessions': async (ctx, { params, body }) => {
    await endUserSessions(ctx, params.userId, body.revision)
    return { data: await getUser(ctx, params.userId) }
  },
  'POST /api/admin/users/{userId}/resend': async (ctx, { params, body }) => {
    await resendInvitation(ctx, params.userId, body.revision)
    return { data: await getUser(ctx, params.userId) }
  },
  'POST /api/admin/users/{userId}/reset-second-factor': userAfter(resetSecondFactor),
  'POST /api/admin/users/{userId}/revoke': async (ctx, { params, body }) => {
    await revokeInvitation(ctx, params.userId, body.revision)
    return { data: await getUser(ctx, params.userId) }
  },
} satisfies Handlers<'admin'>
