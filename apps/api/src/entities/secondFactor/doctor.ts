import { guarded, sessionOf } from '../../http/account.ts'
import type { Handlers } from '../../http/handler.ts'
import { askPasskeyRoute, passkeyRoute } from '../../http/signIn.ts'
import { addPasskey, beginPasskey, removePasskey, renamePasskey } from '../account/passkeys.ts'
import {
  beginSecondFactor,
  confirmSecondFactor,
  getSecondFactor,
  removeSecondFactor,
  renewRecoveryCodes,
} from '../account/secondFactor.ts'
import { stepUp } from '../account/stepUp.ts'
import { forgetTrustedDevice } from '../account/trustedDevices.ts'
import { getMe } from '../me/me.ts'

export const handlers = {
  'POST /api/doctor/login/passkey': (ctx, { body, http }) =>
    passkeyRoute(ctx, 'doctor', body, http),
  'POST /api/doctor/login/passkey/options': (ctx, { http }) => askPasskeyRoute(ctx, http),
  'GET /api/doctor/second-factor': async (ctx, { http }) => ({
    data: await getSecondFactor(ctx, http.trusted),
  }),
  'POST /api/doctor/second-factor': async (ctx, { body }) => ({
    data: await guarded(ctx, () => beginSecondFactor(ctx, body.current_password)),
  }),
  'POST /api/doctor/second-factor/confirm': async (ctx, { body }) => {
    const codes = await guarded(ctx, () => confirmSecondFactor(ctx, body.code))
    return { data: { recovery_codes: codes, me: await getMe(ctx, 'doctor', ctx.actor.accountId) } }
  },
  'POST /api/doctor/second-factor/passkeys': async (ctx, { body, http }) => {
    const codes = await addPasskey(ctx, body, sessionOf(http).hash)
    return { data: { recovery_codes: codes, me: await getMe(ctx, 'doctor', ctx.actor.accountId) } }
  },
  'POST /api/doctor/second-factor/passkeys/options': async (ctx, { body, http }) => ({
    data: await guarded(ctx, () => beginPasskey(ctx, body.current_password, sessionOf(http).hash)),
  }),
  'PATCH /api/doctor/second-factor/passkeys/{passkeyId}': async (ctx, { params, body, http }) => {
    await renamePasskey(ctx, params.passkeyId, body.name)
    return { data: await getSecondFactor(ctx, http.trusted) }
  },
  'POST /api/doctor/second-factor/passkeys/{passkeyId}/remove': async (
    ctx,
    { params, body, http },
  ) => {
    await guarded(ctx, () => removePasskey(ctx, params.passkeyId, body.current_password))
    return { data: await getSecondFactor(ctx, http.trusted) }
  },
  'POST /api/doctor/second-factor/recovery-codes': async (ctx, { body, http }) => {
    const codes = await guarded(ctx, () => renewRecoveryCodes(ctx, body, sessionOf(http).hash))
    return { data: { recovery_codes: codes, me: await getMe(ctx, 'doctor', ctx.actor.accountId) } }
  },
  'POST /api/doctor/second-factor/remove': async (ctx, { body, http }) => {
    await guarded(ctx, () => removeSecondFactor(ctx, body, sessionOf(http).hash))
    return { data: await getMe(ctx, 'doctor', ctx.actor.accountId) }
  },
  'POST /api/doctor/second-factor/step-up': async (ctx, { body, http }) => {
    await guarded(ctx, () => stepUp(ctx, body, sessionOf(http).hash))
    return undefined
  },
  'DELETE /api/doctor/second-factor/trusted-devices/{deviceId}': async (ctx, { params }) => {
    await forgetTrustedDevice(ctx, params.deviceId)
    return undefined
  },
} satisfies Handlers<'doctor'>
