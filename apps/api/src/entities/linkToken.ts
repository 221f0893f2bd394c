import type { Ctx } from '../context.ts'
import { newSecret, sha256 } from '../ids.ts'
import { gone } from './errors.ts'

/**
 * A link of a mail that works without signing in, for what stands in a row of its own: 256 random bits, of which
 * only the hash is stored. `secret` goes into the mail and nowhere else; browsers, logs and error reports drop
 * every value of a query, and the pages send it in the body of a POST.
 */
export function newLinkToken(ctx: Pick<Ctx, 'clock'>, lifeMs: number) {
  const secret = newSecret()
  return {
    secret,
    tokenHash: sha256(secret),
    expiresAt: new Date(ctx.clock.now().getTime() + lifeMs),
  }
}

/** What a row is found by. */
export const hashOfLink = (secret: string): string => sha256(secret)

export const linkWith = (
  { config }: Pick<Ctx, 'config'>,
  page: `/${string}`,
  secret: string,
): string => `${config.publicUrl}${page}?token=${secret}`

/** The token of a call; whoever comes back from the card provider's page has it in a cookie. 410 without one. */
export function linkTokenOf(
  { token }: { token?: string | undefined },
  { link }: { link: string | undefined },
): string {
  const known = token ?? link
  if (!known) throw gone('TOKEN_EXPIRED')
  return known
}
