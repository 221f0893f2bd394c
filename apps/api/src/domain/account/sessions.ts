import { and, eq, sql } from 'drizzle-orm'
import type { Ctx } from '../../context.ts'
import { sessionLogins } from '../../db/schema/account.ts'

/** Ends every session of an account, except (after a password change from inside) the one named. */
export async function endSessionsOf(
  ctx: Ctx,
  accountId: string,
  exceptHash?: string,
): Promise<void> {
  await ctx.db
    .delete(sessionLogins)
    .where(
      and(
        eq(sessionLogins.accountId, accountId),
        exceptHash ? sql`${sessionLogins.sessionHash} <> ${exceptHash}` : undefined,
      ),
    )
}
