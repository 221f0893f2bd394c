import type { components } from '@officina/openapi/schema'
import type { AccountCtx } from '../../context.ts'
import { liveLoginsOf } from './sessions.ts'

/** Where the signed-in person is signed in: this browser first. */
export async function listSessions(
  ctx: AccountCtx,
  currentHash: string,
): Promise<components['schemas']['AccountSession'][]> {
  const rows = await liveLoginsOf(ctx, ctx.actor.role, ctx.actor.accountId)
  return rows
    .map(({ login, browser }) => ({
      id: login.id,
      current: login.sessionHash === currentHash,
      user_agent: browser.userAgent,
      ip: browser.ip,
      created_at: login.createdAt.toISOString(),
      last_seen_at: login.lastSeenAt.toISOString(),
      expires_at: login.expiresAt.toISOString(),
      remember: login.remember,
    }))
    .sort((a, b) => Number(b.current) - Number(a.current))
}
