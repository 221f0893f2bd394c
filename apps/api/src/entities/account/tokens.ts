import { hourMs as hour } from '@officina/shared/dates/days'
import type { Ctx, Guard } from '../../context.ts'
import { tokens } from '../../db/schema/account.ts'
import { and, eq, gt, isNull, ne, sql } from '../../db/sql.ts'
import { newId, newSecret, sha256 } from '../../ids.ts'
import { gone } from '../errors.ts'

export type Token = typeof tokens.$inferSelect
type TokenKind = Token['kind']

/** Links that end on a day of their own, and of which several work side by side. */
type Lasting = 'invite' | 'repeat'
const isLasting = (kind: TokenKind): kind is Lasting => kind === 'invite' || kind === 'repeat'

/** Of links that have neither been used nor revoked. */
export const isUnused = and(isNull(tokens.usedAt), isNull(tokens.revokedAt))

/** How long a link of each other kind works. */
const tokenLifeMs: Record<Exclude<TokenKind, Lasting>, number> = {
  registration: 24 * hour,
  reset: hour,
  email_change: 24 * hour,
}

type NewToken = ({ kind: Exclude<TokenKind, Lasting> } | { kind: Lasting; expiresAt: Date }) & {
  role: Guard
  email: string
  accountId?: string | null
  data?: Record<string, unknown>
}

/**
 * Makes a link of which only the hash is stored. Links of the same kind to the same account or address die,
 * unless they are lasting ones. `secret` is what goes into the mail and nowhere else.
 */
export async function issueToken(
  ctx: Ctx,
  { role, email, accountId = null, data = {}, ...of }: NewToken,
): Promise<{ id: string; secret: string; expiresAt: Date }> {
  const now = ctx.clock.now()
  const id = newId()
  const secret = newSecret()
  const { kind } = of
  const expiresAt =
    'expiresAt' in of ? of.expiresAt : new Date(now.getTime() + tokenLifeMs[of.kind])
  // one address may be invited by several clinics, and each mail about a repeat has a link
  if (!isLasting(kind)) await revokeTokens(ctx, { kind, role, email, accountId })
  await ctx.db.insert(tokens).values({
    id,
    kind,
    role,
    accountId,
    email,
    tokenHash: sha256(secret),
    data,
    expiresAt,
    createdIp: ctx.origin.ip,
    createdAt: now,
  })
  return { id, secret, expiresAt }
}

/** Kills the live links of one kind to an account, or to an address where there is no account yet. */
export async function revokeTokens(
  ctx: Ctx,
  { kind, role, email, accountId }: Pick<NewToken, 'kind' | 'role' | 'email' | 'accountId'>,
): Promise<void> {
  await ctx.db
    .update(tokens)
    .set({ revokedAt: ctx.clock.now() })
    .where(
      and(
        eq(tokens.kind, kind),
        eq(tokens.role, role),
        accountId
          ? eq(tokens.accountId, accountId)
          : sql`lower(${tokens.email}) = ${email.toLowerCase()}`,
        isUnused,
      ),
    )
}

export async function revokeToken(ctx: Ctx, id: string): Promise<void> {
  await ctx.db
    .update(tokens)
    .set({ revokedAt: ctx.clock.now() })
    .where(and(eq(tokens.id, id), isUnused))
}

type TokenName = {
  kind: TokenKind
  role: Guard
  id?: string
} & ({ secret: string } | { hash: string })

/** The row of a link, whatever its state, or undefined. Kind and role must be the ones of the page. */
export async function findToken(
  ctx: Ctx,
  { kind, role, id, ...name }: TokenName,
): Promise<Token | undefined> {
  const hash = 'hash' in name ? name.hash : sha256(name.secret)
  const [token] = await ctx.db
    .select()
    .from(tokens)
    .where(
      and(
        eq(tokens.tokenHash, hash),
        eq(tokens.kind, kind),
        eq(tokens.role, role),
        id ? eq(tokens.id, id) : undefined,
      ),
    )
  return token
}

/** The row of a link that still works; consumes nothing. Throws 410 with the reason. */
export async function getLiveToken(ctx: Ctx, name: TokenName): Promise<Token> {
  return assertLive(ctx, await findToken(ctx, name))
}

export const isLive = (ctx: Ctx, token: Token): boolean =>
  !token.usedAt && !token.revokedAt && token.expiresAt > ctx.clock.now()

/** Whether a mail with this link comes too late. Links of a repeat stand beside other news, which counts all the same. */
export async function isDeadLink(ctx: Ctx, secret: string): Promise<boolean> {
  const [token] = await ctx.db
    .select()
    .from(tokens)
    .where(and(eq(tokens.tokenHash, sha256(secret)), ne(tokens.kind, 'repeat')))
  return token !== undefined && !isLive(ctx, token)
}

export function assertLive(ctx: Ctx, token: Token | undefined): Token {
  if (!token) throw gone('TOKEN_EXPIRED')
  if (token.usedAt) throw gone('TOKEN_USED')
  if (token.revokedAt) throw gone(token.kind === 'invite' ? 'INVITE_REVOKED' : 'TOKEN_EXPIRED')
  if (token.expiresAt <= ctx.clock.now()) throw gone('TOKEN_EXPIRED')
  return token
}

/** Uses a link up, inside the caller's transaction: of any number of parallel tries one wins, the others get 410. */
export async function consumeToken(ctx: Ctx, id: string): Promise<Token> {
  const now = ctx.clock.now()
  const [token] = await ctx.db
    .update(tokens)
    .set({ usedAt: now })
    .where(and(eq(tokens.id, id), isUnused, gt(tokens.expiresAt, now)))
    .returning()
  if (token) return token
  const [row] = await ctx.db.select().from(tokens).where(eq(tokens.id, id))
  assertLive(ctx, row)
  throw gone('TOKEN_USED')
}

/** Kills every live link of the account, of any kind; one that has been used stays so. */
export async function revokeOthersOf(ctx: Ctx, accountId: string): Promise<void> {
  await ctx.db
    .update(tokens)
    .set({ revokedAt: ctx.clock.now() })
    .where(and(eq(tokens.accountId, accountId), isUnused))
}
