import type { Ctx } from '../../context.ts'
import { createDb } from '../../db/client.ts'
import { passkeyChallenges } from '../../db/schema/account.ts'
import { and, eq, gt } from '../../db/sql.ts'
import { newSecret, sha256 } from '../../ids.ts'

type Purpose = (typeof passkeyChallenges.$inferSelect)['purpose']

/** Longer than browsers show their dialog. */
const lifeMs = 5 * 60_000

/** A new challenge for this session, base64url. Only its hash is stored. */
export async function makeChallenge(
  ctx: Ctx,
  purpose: Purpose,
  sessionHash: string,
): Promise<string> {
  const challenge = newSecret()
  await ctx.db.insert(passkeyChallenges).values({
    hash: sha256(challenge),
    purpose,
    sessionHash,
    expiresAt: new Date(ctx.clock.now().getTime() + lifeMs),
  })
  return challenge
}

/** The challenge that was signed, used up by this call; undefined when it is none of this session's. */
export async function takeChallenge(
  ctx: Ctx,
  purpose: Purpose,
  { clientDataJSON, sessionHash }: { clientDataJSON: string; sessionHash: string | undefined },
): Promise<string | undefined> {
  const challenge = challengeIn(clientDataJSON)
  if (!challenge || !sessionHash) return undefined
  // outside the caller's transaction: used up also when that fails
  const taken = await createDb(ctx.pool)
    .delete(passkeyChallenges)
    .where(
      and(
        eq(passkeyChallenges.hash, sha256(challenge)),
        eq(passkeyChallenges.purpose, purpose),
        eq(passkeyChallenges.sessionHash, sessionHash),
        gt(passkeyChallenges.expiresAt, ctx.clock.now()),
      ),
    )
    .returning({ hash: passkeyChallenges.hash })
  return taken.length > 0 ? challenge : undefined
}

function challengeIn(clientDataJSON: string): string | undefined {
  try {
    const { challenge } = JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString('utf8'))
    return typeof challenge === 'string' ? challenge : undefined
  } catch {
    return undefined
  }
}
