import { dayMs } from '@officina/shared/dates/days'
import type { Ctx, Guard } from '../../context.ts'
import { sessionLogins, sessions } from '../../db/schema/account.ts'
import { and, desc, eq, gt, ne } from '../../db/sql.ts'

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
        exceptHash ? ne(sessionLogins.sessionHash, exceptHash) : undefined,
      ),
    )
}

/** How long a login lives without a call, ms. */
export function idleMsOf(ctx: Ctx, guard: Guard, remember: boolean): number {
  const { rememberDays, idleMinutes } = ctx.config.session
  return remember && guard !== 'admin' ? rememberDays * dayMs : idleMinutes * 60_000
}

/** The logins of an account that still work, with the browser of each; the last seen ones first. */
export async function liveLoginsOf(ctx: Ctx, guard: Guard, accountId: string) {
  const now = ctx.clock.now()
  const rows = await ctx.db
    .select({ login: sessionLogins, browser: sessions })
    .from(sessionLogins)
    .innerJoin(sessions, eq(sessions.idHash, sessionLogins.sessionHash))
    .where(
      and(
        eq(sessionLogins.accountId, accountId),
        eq(sessionLogins.guard, guard),
        gt(sessionLogins.expiresAt, now),
      ),
    )
    .orderBy(desc(sessionLogins.lastSeenAt), desc(sessionLogins.id))
    .limit(100)
  return rows.filter(
    ({ login }) =>
      now.getTime() - login.lastSeenAt.getTime() < idleMsOf(ctx, guard, login.remember),
  )
}
