import { changePasswordRoute } from '../../http/account.ts'
import type { Handlers } from '../../http/handler.ts'
import { checkResetRoute, requestResetRoute, resetPasswordRoute } from '../../http/signedOut.ts'
import { signInRoute, signOutRoute } from '../../http/signIn.ts'
import { updateOwnProfile } from '../admin/ownProfile.ts'
import { getMe } from './me.ts'

export const handlers = {
  'POST /api/admin/login': (ctx, { body, http }) => signInRoute(ctx, 'admin', body, http),
  'POST /api/admin/logout': (ctx, { http }) => signOutRoute(ctx, 'admin', http),
  'POST /api/admin/password/check': (ctx, { body }) => checkResetRoute(ctx, 'admin', body),
  'POST /api/admin/password/reset': (ctx, { body }) => resetPasswordRoute(ctx, 'admin', body),
  'POST /api/admin/password/reset-request': (ctx, { body }) =>
    requestResetRoute(ctx, 'admin', body),
  'POST /api/admin/account/password': (ctx, { body, http }) => changePasswordRoute(ctx, body, http),
  'POST /api/admin/account/profile': async (ctx, { body }) => {
    await updateOwnProfile(ctx, body)
    return getMe(ctx, 'admin', ctx.actor.accountId)
  },
  'GET /api/admin/me': (ctx) => getMe(ctx, 'admin', ctx.actor.accountId),
} satisfies Handlers<'admin'>
