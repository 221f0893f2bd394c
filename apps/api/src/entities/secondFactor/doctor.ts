import type { Handlers } from '../../http/handler.ts'
import { ownFactor } from '../../http/secondFactor.ts'
import { askPasskeyRoute, passkeyRoute } from '../../http/signIn.ts'

export const handlers = {
  'POST /api/doctor/login/passkey': (ctx, { body, http }) =>
    passkeyRoute(ctx, 'doctor', body, http),
  'POST /api/doctor/login/passkey/options': (ctx, { http }) => askPasskeyRoute(ctx, http),
  'GET /api/doctor/second-factor': ownFactor.get,
  'POST /api/doctor/second-factor': ownFactor.begin,
  'POST /api/doctor/second-factor/confirm': ownFactor.confirm,
  'POST /api/doctor/second-factor/passkeys': ownFactor.addPasskey,
  'POST /api/doctor/second-factor/passkeys/options': ownFactor.beginPasskey,
  'PATCH /api/doctor/second-factor/passkeys/{passkeyId}': ownFactor.renamePasskey,
  'POST /api/doctor/second-factor/passkeys/{passkeyId}/remove': ownFactor.removePasskey,
  'POST /api/doctor/second-factor/recovery-codes': ownFactor.renewCodes,
  'POST /api/doctor/second-factor/remove': ownFactor.remove,
  'POST /api/doctor/second-factor/step-up': ownFactor.stepUp,
  'DELETE /api/doctor/second-factor/trusted-devices/{deviceId}': ownFactor.forgetDevice,
} satisfies Handlers<'doctor'>
