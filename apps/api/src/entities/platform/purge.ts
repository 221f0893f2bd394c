import { dayMs as day } from '@officina/shared/dates/days'
import type { Ctx } from '../../context.ts'
import { schema } from '../../db/client.ts'
import { and, lt, sql } from '../../db/sql.ts'

/** Removes rows that have no use any more: sessions that nobody is signed in with, throttle windows, old idempotency keys. */
export async function purgeExpired(ctx: Ctx): Promise<void> {
  const now = ctx.clock.now()
  await ctx.db.delete(schema.throttles).where(lt(schema.throttles.resetAt, now))
  await ctx.db.delete(schema.idempotencyKeys).where(lt(schema.idempotencyKeys.expiresAt, now))
  await ctx.db.delete(schema.sessionLogins).where(lt(schema.sessionLogins.expiresAt, now))
  await ctx.db.delete(schema.trustedDevices).where(lt(schema.trustedDevices.expiresAt, now))
  await ctx.db.delete(schema.passkeyChallenges).where(lt(schema.passkeyChallenges.expiresAt, now))
  await ctx.db
    .delete(schema.sessions)
    .where(
      and(
        lt(schema.sessions.lastSeenAt, new Date(now.getTime() - 31 * day)),
        sql`not exists (select from session_logins l where l.session_hash = ${schema.sessions.idHash})`,
      ),
    )
}

/** A link that has ended says why for a while. */
const linkDays = 30
/** Rows of a removal at once: others get on with theirs between two. */
const atOnce = 5_000

/**
 * Removes links that ended long ago, with the address and network each was made for. Those of invitations stay, which
 * say by them why they do not work, until the invitation itself is emptied.
 */
export async function purgeDeadLinks(ctx: Ctx): Promise<void> {
  const since = new Date(ctx.clock.now().getTime() - linkDays * day)
  for (let left = true; left; ) {
    const { rowCount } = await ctx.db.execute(sql`
      delete from tokens where id in (
        select t.id from tokens t where t.expires_at < ${since.toISOString()}::timestamptz
          and not exists (select from invitations i where i.token_id = t.id and i.email <> '')
        limit ${atOnce})`)
    left = rowCount === atOnce
  }
}
