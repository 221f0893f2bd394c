import type { Ctx } from '../context.ts'
import { createDb } from '../db/client.ts'
import { sql } from '../db/sql.ts'
import { throttled } from '../domain/errors.ts'
import { sha256 } from '../ids.ts'

export type Limit = { key: string; limit: number; seconds: number }

/** Counts one attempt in every window and throws RATE_LIMITED (429) when one is full. Shared by all processes; never rolled back. */
export async function hit(ctx: Ctx, limits: Limit[]): Promise<void> {
  for (const { key, limit, seconds } of limits) {
    const { hits, wait } = await bump(ctx, key, seconds, 1)
    if (hits > limit) throw throttled(wait)
  }
}

/** Throws when a window is already full; counts nothing. */
export async function assertBelow(ctx: Ctx, limits: Limit[]): Promise<void> {
  for (const { key, limit, seconds } of limits) {
    const { hits, wait } = await bump(ctx, key, seconds, 0)
    if (hits >= limit) throw throttled(wait)
  }
}

export async function clear(ctx: Ctx, key: string): Promise<void> {
  await createDb(ctx.pool).execute(sql`delete from throttles where key = ${sha256(key)}`)
}

async function bump(
  ctx: Ctx,
  key: string,
  seconds: number,
  by: 0 | 1,
): Promise<{ hits: number; wait: number }> {
  const now = ctx.clock.now()
  const until = new Date(now.getTime() + seconds * 1000)
  const result = await createDb(ctx.pool).execute<{ hits: number; reset_at: Date }>(sql`
    insert into throttles as t (key, hits, reset_at) values (${sha256(key)}, ${by}, ${until.toISOString()})
    on conflict (key) do update set
      hits = case when t.reset_at <= ${now.toISOString()} then ${by} else t.hits + ${by} end,
      reset_at = case when t.reset_at <= ${now.toISOString()} then excluded.reset_at else t.reset_at end
    returning hits, reset_at`)
  const row = result.rows[0]
  const resetAt = row ? new Date(row.reset_at).getTime() : now.getTime()
  return { hits: row?.hits ?? 0, wait: Math.max(1, Math.ceil((resetAt - now.getTime()) / 1000)) }
}
