import type { Ctx } from '../context.ts'

/** A list that is read again within this time, and shows nobody new, is one look at it. */
export const oneLookMs = 15 * 60_000

/** When it was written that a look showed somebody, by the name it has for them. */
type Look = Map<string, number>

const maxLooks = 2_000
const maxNames = 2_000

const servers = new WeakMap<Ctx['pool'], Map<string, Look>>()

function looksOf({ pool }: Ctx): Map<string, Look> {
  const known = servers.get(pool) ?? new Map<string, Look>()
  servers.set(pool, known)
  return known
}

/** Whether this server knows that all a look shows was written down a moment ago: then the table need not be asked. */
export function hasWritten(ctx: Ctx, key: string, names: string[]): boolean {
  const look = looksOf(ctx).get(key)
  const since = ctx.clock.now().getTime() - oneLookMs
  return look !== undefined && names.every((name) => (look.get(name) ?? 0) > since)
}

export function keepWritten(ctx: Ctx, key: string, names: string[], at: number): void {
  const looks = looksOf(ctx)
  if (looks.size >= maxLooks) looks.clear()
  let look: Look = looks.get(key) ?? new Map()
  if (look.size + names.length > maxNames) look = new Map()
  for (const name of names) look.set(name, at)
  looks.set(key, look)
}
