import { dayMs as day } from '@officina/shared/dates/days'
import type { Ctx } from '../../context.ts'
import { schema } from '../../db/client.ts'
import { lt } from '../../db/sql.ts'

/** Removes rows that have no use any more: dead sessions, throttle windows, old idempotency keys. */
export async function purgeExpired(ctx: Ctx): Promise<void> {
  const now = ctx.clock.now()
  await ctx.db.delete(schema.throttles).where(lt(schema.throttles.resetAt, now))
  await ctx.db.delete(schema.idempotencyKeys).where(lt(schema.idempotencyKeys.expiresAt, now))
  await ctx.db.delete(schema.sessionLogins).where(lt(schema.sessionLogins.expiresAt, now))
  await ctx.db.delete(schema.trustedDevices).where(lt(schema.trustedDevices.expiresAt, now))
  await ctx.db.delete(schema.passkeyChallenges).where(lt(schema.passkeyChallenges.expiresAt, now))
  await ctx.db
    .delete(schema.sessions)
    .where(lt(schema.sessions.lastSeenAt, new Date(now.getTime() - 31 * day)))
}
