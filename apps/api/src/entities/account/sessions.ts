import type { components } from '@officina/openapi/schema'
import { type AccountCtx, type Ctx, type Guard, inTransaction } from '../../context.ts'
import { sessionLogins, sessions } from '../../db/schema/account.ts'
import { and, desc, eq, gt, ne } from '../../db/sql.ts'
import { auditAccount } from '../audit.ts'
import { notFound } from '../errors.ts'
import { wireOf } from '../read/wireOf.ts'

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
  const { rememberMs, idleMs } = ctx.security()
  return remember && guard !== 'admin' ? rememberMs : idleMs[guard]
}

/** The logins of an account that still work, with the browser of each; the last seen ones first. */
async function liveLoginsOf(ctx: Ctx, guard: Guard, accountId: string) {
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

/** Where the signed-in person is signed in: this browser first. */
export async function listSessions(
  ctx: AccountCtx,
  currentHash: string,
): Promise<components['schemas']['AccountSession'][]> {
  const rows = await liveLoginsOf(ctx, ctx.actor.role, ctx.actor.accountId)
  return rows
    .map(({ login, browser }) => ({
      ...wireOf('AccountSession', login),
      current: login.sessionHash === currentHash,
      user_agent: browser.userAgent,
      ip: browser.ip,
    }))
    .sort((a, b) => Number(b.current) - Number(a.current))
}

/** Signs one browser of the account out. */
export async function endSession(ctx: AccountCtx, id: string): Promise<void> {
  const { role, accountId } = ctx.actor
  await inTransaction(ctx, async (tx) => {
    const ended = await tx.db
      .delete(sessionLogins)
      .where(
        and(
          eq(sessionLogins.id, id),
          eq(sessionLogins.accountId, accountId),
          eq(sessionLogins.guard, role),
        ),
      )
      .returning({ id: sessionLogins.id })
    if (ended.length === 0) throw notFound()
    await auditAccount(tx, tx.actor, 'session_ended')
  })
}

/** Signs the account out in every other browser. */
export async function endOtherSessions(ctx: AccountCtx, currentHash: string): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    await endSessionsOf(tx, tx.actor.accountId, currentHash)
    await auditAccount(tx, tx.actor, 'other_sessions_ended')
  })
}
