import type { Handlers } from '../../http/handler.ts'
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

export const handlers = {
  'GET /api/admin/users': async (ctx, { query }) => new Page(await userList.page(ctx, query)),
  'POST /api/admin/users': async (ctx, { body }) => ({
    data: await getUser(ctx, await inviteUser(ctx, body)),
  }),
  'GET /api/admin/users/{userId}': async (ctx, { params }) => ({
    data: await getUser(ctx, params.userId),
  }),
  'POST /api/admin/users/{userId}/change-role': async (ctx, { params, body }) => {
    await changeUserRole(ctx, params.userId, body)
    return { data: await getUser(ctx, params.userId) }
  },
  'POST /api/admin/users/{userId}/disable': async (ctx, { params, body }) => {
    await disableUser(ctx, params.userId, body)
    return { data: await getUser(ctx, params.userId) }
  },
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
  'POST /api/admin/users/{userId}/reset-second-factor': async (ctx, { params, body }) => {
    await resetSecondFactor(ctx, params.userId, body)
    return { data: await getUser(ctx, params.userId) }
  },
  'POST /api/admin/users/{userId}/revoke': async (ctx, { params, body }) => {
    await revokeInvitation(ctx, params.userId, body.revision)
    return { data: await getUser(ctx, params.userId) }
  },
} satisfies Handlers<'admin'>
