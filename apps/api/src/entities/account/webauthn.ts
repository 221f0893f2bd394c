import type { components } from '@officina/openapi/schema'
import type { Ctx, Guard } from '../../context.ts'
import { accounts, passkeys } from '../../db/schema/account.ts'
import { and, eq, lt } from '../../db/sql.ts'
import { makeChallenge, takeChallenge } from './challenges.ts'
import { relyingParty } from './relyingParty.ts'

type Schemas = components['schemas']

// its formats and certificates are many, and few calls need them
export const webauthn = () => import('@simplewebauthn/server')

/** EdDSA, ES256, RS256: what browsers offer today. */
export const algorithms = [-8, -7, -257]

/** The key that the browser has made, or undefined when it is not what was asked for. */
export async function verifyNew(
  ctx: Ctx,
  response: Schemas['PasskeyCreated'],
  sessionHash: string,
) {
  const { clientDataJSON } = response.response
  const expectedChallenge = await takeChallenge(ctx, 'add', { clientDataJSON, sessionHash })
  if (!expectedChallenge) return undefined
  const { verifyRegistrationResponse } = await webauthn()
  const { id, origin } = relyingParty(ctx)
  return verifyRegistrationResponse({
    response: { ...response, clientExtensionResults: {} } as never,
    expectedChallenge,
    expectedOrigin: origin,
    expectedRPID: id,
    requireUserVerification: false,
    supportedAlgorithmIDs: algorithms,
  }).then(
    ({ registrationInfo }) => registrationInfo?.credential,
    (error: unknown) => refused(ctx, error),
  )
}

/** What a passkey is asked to sign: at sign-in, as a second factor, or to prove again who one is. */
export async function askPasskey(
  ctx: Ctx,
  sessionHash: string,
): Promise<Schemas['PasskeyOptions']> {
  const { generateAuthenticationOptions } = await webauthn()
  const challenge = await makeChallenge(ctx, 'use', sessionHash)
  const options = await generateAuthenticationOptions({
    rpID: relyingParty(ctx).id,
    challenge: Buffer.from(challenge, 'base64url'),
    userVerification: 'preferred',
  })
  return { options: { ...options } }
}

type Use = { guard: Guard; answer: Schemas['PasskeyAnswer']; sessionHash: string | undefined }

/**
 * Checks what a passkey of this role has signed; the challenge is used up. Undefined when it is not right, also when the
 * key has counted fewer uses than it had: then there is a copy of it. `isVerified`: the person was recognised too (PIN,
 * finger, face).
 */
export async function usePasskey(
  ctx: Ctx,
  { guard, answer, sessionHash }: Use,
): Promise<{ accountId: string; isVerified: boolean } | undefined> {
  const { clientDataJSON } = answer.response
  const expectedChallenge = await takeChallenge(ctx, 'use', { clientDataJSON, sessionHash })
  if (!expectedChallenge) return undefined
  const [found] = await ctx.db
    .select({ key: passkeys })
    .from(passkeys)
    .innerJoin(accounts, eq(accounts.id, passkeys.accountId))
    .where(and(eq(passkeys.credentialId, answer.id), eq(accounts.role, guard)))
  if (!found) return undefined
  const { key } = found
  const { verifyAuthenticationResponse } = await webauthn()
  const { id: rpId, origin } = relyingParty(ctx)
  const done = await verifyAuthenticationResponse({
    response: { ...answer, clientExtensionResults: {} } as never,
    expectedChallenge,
    expectedOrigin: origin,
    expectedRPID: rpId,
    requireUserVerification: false,
    credential: {
      id: key.credentialId,
      publicKey: Buffer.from(key.publicKey, 'base64url'),
      counter: key.uses,
      transports: key.transports,
    },
  }).catch((error: unknown) => refused(ctx, error))
  if (!done?.verified) return undefined
  const { newCounter, userVerified } = done.authenticationInfo
  const counted = await ctx.db
    .update(passkeys)
    .set({ uses: newCounter, lastUsedAt: ctx.clock.now() })
    .where(
      and(
        eq(passkeys.id, key.id),
        newCounter > 0 ? lt(passkeys.uses, newCounter) : eq(passkeys.uses, 0),
      ),
    )
    .returning({ id: passkeys.id })
  return counted.length > 0 ? { accountId: key.accountId, isVerified: userVerified } : undefined
}

function refused(ctx: Ctx, error: unknown): undefined {
  ctx.log.info({ reason: (error as Error).message }, 'a passkey was refused')
  return undefined
}
