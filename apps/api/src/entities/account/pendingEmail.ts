import type { components } from '@officina/openapi/schema'
import type { Ctx } from '../../context.ts'
import { tokens } from '../../db/schema/account.ts'
import { and, desc, eq, gt, isNull } from '../../db/sql.ts'

/** The new address that waits for its link, or null. */
export async function getPendingEmail(
  ctx: Ctx,
  accountId: string,
): Promise<components['schemas']['PendingEmail'] | null> {
  const [token] = await ctx.db
    .select()
    .from(tokens)
    .where(
      and(
        eq(tokens.kind, 'email_change'),
        eq(tokens.accountId, accountId),
        isNull(tokens.usedAt),
        isNull(tokens.revokedAt),
        gt(tokens.expiresAt, ctx.clock.now()),
      ),
    )
    .orderBy(desc(tokens.id))
    .limit(1)
  if (!token) return null
  return {
    email: token.email,
    requested_at: token.createdAt.toISOString(),
    expires_at: token.expiresAt.toISOString(),
  }
}
