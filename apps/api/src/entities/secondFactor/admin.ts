import type { Handlers } from '../../http/handler.ts'
import { ownFactor } from '../../http/secondFactor.ts'
import { askPasskeyRoute, passkeyRoute } from '../../http/signIn.ts'

export const handlers = {
  'POST /api/admin/login/passkey': (ctx, { body, http }) => passkeyRoute(ctx, 'admin', body, http),
  'POST /api/admin/login/passkey/options': (ctx, { http }) => askPasskeyRoute(ctx, http),
  'GET /api/admin/second-factor': ownFactor.get,
  'POST /api/admin/second-factor': ownFactor.begin,
  'POST /api/admin/second-factor/confirm': ownFactor.confirm,
  'POST /api/admin/second-factor/passkeys': ownFactor.addPasskey,
  'POST /api/admin/second-factor/passkeys/options': ownFactor.beginPasskey,
  'PATCH /api/admin/second-factor/passkeys/{passkeyId}': ownFactor.renamePasskey,
  'POST /api/admin/second-factor/passkeys/{passkeyId}/remove': ownFactor.removePasskey,
  'POST /api/admin/second-factor/recovery-codes': ownFactor.renewCodes,
  'POST /api/admin/second-factor/remove': ownFactor.remove,
  'POST /api/admin/second-factor/step-up': ownFactor.stepUp,
  'DELETE /api/admin/second-factor/trusted-devices/{deviceId}': ownFactor.forgetDevice,
} satisfies Handlers<'admin'>
