import type { Handlers } from '../../http/handler.ts'
import { ofRecord, recordAfter } from '../../http/records.ts'
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
  'GET /api/admin/users': (ctx, { query }) => userList.page(ctx, query),
  'POST /api/admin/users': async (ctx, { body }) => getUser(ctx, await inviteUser(ctx, body)),
  'GET /api/admin/users/{userId}': ofRecord('userId', getUser),
  'POST /api/admin/users/{userId}/change-role': userAfter(changeUserRole),
  'POST /api/admin/users/{userId}/disable': userAfter(disableUser),
  'POST /api/admin/users/{userId}/enable': userAfter(enableUser),
  'POST /api/admin/users/{userId}/end-sessions': userAfter(endUserSessions),
  'POST /api/admin/users/{userId}/resend': userAfter(resendInvitation),
  'POST /api/admin/users/{userId}/reset-second-factor': userAfter(resetSecondFactor),
  'POST /api/admin/users/{userId}/revoke': userAfter(revokeInvitation),
} satisfies Handlers<'admin'>
