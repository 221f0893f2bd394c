import type { Handlers } from '../../http/handler.ts'
import { ownFactor } from '../../http/secondFactor.ts'
import { askPasskeyRoute, passkeyRoute } from '../../http/signIn.ts'

export const handlers = {
  'POST /api/patient/login/passkey': (ctx, { body, http }) =>
    passkeyRoute(ctx, 'patient', body, http),
  'POST /api/patient/login/passkey/options': (ctx, { http }) => askPasskeyRoute(ctx, http),
  'GET /api/patient/second-factor': ownFactor.get,
  'POST /api/patient/second-factor': ownFactor.begin,
  'POST /api/patient/second-factor/confirm': ownFactor.confirm,
  'POST /api/patient/second-factor/passkeys': ownFactor.addPasskey,
  'POST /api/patient/second-factor/passkeys/options': ownFactor.beginPasskey,
  'PATCH /api/patient/second-factor/passkeys/{passkeyId}': ownFactor.renamePasskey,
  'POST /api/patient/second-factor/passkeys/{passkeyId}/remove': ownFactor.removePasskey,
  'POST /api/patient/second-factor/recovery-codes': ownFactor.renewCodes,
  'POST /api/patient/second-factor/remove': ownFactor.remove,
  'POST /api/patient/second-factor/step-up': ownFactor.stepUp,
  'DELETE /api/patient/second-factor/trusted-devices/{deviceId}': ownFactor.forgetDevice,
} satisfies Handlers<'patient'>
