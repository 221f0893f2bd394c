import type { components } from '@officina/openapi/schema'
import type { Ctx, SignedInCtx } from '../context.ts'
import {
  addPasskey,
  beginPasskey,
  removePasskey,
  renamePasskey,
} from '../entities/account/passkeys.ts'
import {
  beginSecondFactor,
  confirmSecondFactor,
  getSecondFactor,
  removeSecondFactor,
  renewRecoveryCodes,
} from '../entities/account/secondFactor.ts'
import { stepUp } from '../entities/account/stepUp.ts'
import { forgetTrustedDevice } from '../entities/account/trustedDevices.ts'
import { getMe, type Me } from '../entities/me/me.ts'
import { guarded, guardedByCode, sessionOf } from './account.ts'
import type { HttpTools } from './handler.ts'

type Schemas = components['schemas']
type SignedIn = SignedInCtx['actor']
type Sent<Body> = { body: Body; http: HttpTools }
type OfPasskey = { params: { passkeyId: string } }

/** What everybody who signs in does with their own second factor, each role under its own paths. */
export const ownFactor = {
  get: (ctx: SignedInCtx, { http }: { http: HttpTools }) => getSecondFactor(ctx, http.trusted),
  begin: (ctx: SignedInCtx, { body, http }: Sent<Schemas['OwnFactor']>) =>
    guardedByCode(ctx, () => beginSecondFactor(ctx, body, sessionOf(http).hash)),
  confirm: async <A extends SignedIn>(ctx: Ctx<A>, { body }: Sent<{ code: string }>) =>
    withMe(ctx, await guarded(ctx, () => confirmSecondFactor(ctx, body.code))),
  addPasskey: async <A extends SignedIn>(
    ctx: Ctx<A>,
    { body, http }: Sent<Schemas['PasskeyCreate']>,
  ) => withMe(ctx, await addPasskey(ctx, body, sessionOf(http).hash)),
  beginPasskey: (ctx: SignedInCtx, { body, http }: Sent<Schemas['OwnFactor']>) =>
    guardedByCode(ctx, () => beginPasskey(ctx, body, sessionOf(http).hash)),
  async renamePasskey(
    ctx: SignedInCtx,
    { params, body, http }: Sent<Schemas['PasskeyName']> & OfPasskey,
  ) {
    await renamePasskey(ctx, params.passkeyId, body.name)
    return getSecondFactor(ctx, http.trusted)
  },
  async removePasskey(
    ctx: SignedInCtx,
    { params, body, http }: Sent<Schemas['OwnFactor']> & OfPasskey,
  ) {
    const { hash } = sessionOf(http)
    await guardedByCode(ctx, () => removePasskey(ctx, params.passkeyId, body, hash))
    return getSecondFactor(ctx, http.trusted)
  },
  renewCodes: async <A extends SignedIn>(ctx: Ctx<A>, { body, http }: Sent<Schemas['OwnFactor']>) =>
    withMe(
      ctx,
      await guardedByCode(ctx, () => renewRecoveryCodes(ctx, body, sessionOf(http).hash)),
    ),
  async remove<A extends SignedIn>(ctx: Ctx<A>, { body, http }: Sent<Schemas['OwnFactor']>) {
    await guardedByCode(ctx, () => removeSecondFactor(ctx, body, sessionOf(http).hash))
    return ownMe(ctx)
  },
  async stepUp(ctx: SignedInCtx, { body, http }: Sent<Schemas['StepUp']>) {
    const guard = body.code || body.passkey ? guardedByCode : guarded
    await guard(ctx, () => stepUp(ctx, body, sessionOf(http).hash))
    return undefined
  },
  async forgetDevice(ctx: SignedInCtx, { params }: { params: { deviceId: string } }) {
    await forgetTrustedDevice(ctx, params.deviceId)
    return undefined
  },
}

const withMe = async <A extends SignedIn>(ctx: Ctx<A>, codes: string[]) => ({
  recovery_codes: codes,
  me: await ownMe(ctx),
})

const ownMe = <A extends SignedIn>(ctx: Ctx<A>): Promise<Me[A['role']]> =>
  getMe<A['role']>(ctx, ctx.actor.role, ctx.actor.accountId)
