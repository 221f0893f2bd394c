import { changePasswordRoute, guarded } from '../../http/account.ts'
import type { Handlers } from '../../http/handler.ts'
import { checkResetRoute, requestResetRoute, resetPasswordRoute } from '../../http/signedOut.ts'
import { signInRoute, signOutRoute } from '../../http/signIn.ts'
import {
  beginSecondFactor,
  confirmSecondFactor,
  removeSecondFactor,
  renewRecoveryCodes,
} from '../account/secondFactor.ts'
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
    return { data: await getMe(ctx, 'admin', ctx.actor.accountId) }
  },
  'POST /api/admin/second-factor': async (ctx, { body }) => ({
    data: await guarded(ctx, () => beginSecondFactor(ctx, body.current_password)),
  }),
  'POST /api/admin/second-factor/confirm': async (ctx, { body }) => {
    const codes = await guarded(ctx, () => confirmSecondFactor(ctx, body.code))
    return { data: { recovery_codes: codes, me: await getMe(ctx, 'admin', ctx.actor.accountId) } }
  },
  'POST /api/admin/second-factor/recovery-codes': async (ctx, { body }) => {
    const codes = await guarded(ctx, () => renewRecoveryCodes(ctx, body))
    return { data: { recovery_codes: codes, me: await getMe(ctx, 'admin', ctx.actor.accountId) } }
  },
  'POST /api/admin/second-factor/remove': async (ctx, { body }) => {
    await guarded(ctx, () => removeSecondFactor(ctx, body))
    return { data: await getMe(ctx, 'admin', ctx.actor.accountId) }
  },
  'GET /api/admin/me': async (ctx) => ({
    data: await getMe(ctx, 'admin', ctx.actor.accountId),
  }),
} satisfies Handlers<'admin'>
