import type { Ctx } from '../context.ts'
import { createDb } from '../db/client.ts'
import { sql } from '../db/sql.ts'
import { DomainError, throttled, unavailable } from '../entities/errors.ts'
import { sha256 } from '../ids.ts'

export type Limit = { key: string; limit: number; seconds: number }

/** Counts one attempt in every window and throws RATE_LIMITED (429) when one is full. Shared by all processes; never rolled back. */
export async function hit(ctx: Ctx, limits: Limit[]): Promise<void> {
  const now = ctx.clock.now()
  for (const { key, limit, seconds } of limits) {
    const [row] = await run<{ hits: number; reset_at: Date }>(
      ctx,
      sql`
      insert into throttles as t (key, hits, reset_at) values (${sha256(key)}, 1, ${after(now, seconds)})
      on conflict (key) do update set
        hits = case when t.reset_at <= ${iso(now)} then 1 else t.hits + 1 end,
        reset_at = case when t.reset_at <= ${iso(now)} then excluded.reset_at else t.reset_at end
      returning hits, reset_at`,
    )
    if (row && row.hits > limit) throw throttled(secondsUntil(now, row.reset_at), limit)
  }
}

export async function clear(ctx: Ctx, key: string): Promise<void> {
  await run(ctx, sql`delete from throttles where key = ${sha256(key)}`)
}

type Guess = {
  /** Whose secret is guessed, and by whom. */
  key: string
  /** The queue of the caller's network, joined before the guess is checked. */
  turn?: Turn
  /** After each wrong guess that used up the free ones. */
  onPressed?: () => Promise<void>
}

const longestPause = 60

/**
 * Runs `check`, which looks at a guess of a secret. The guess is counted before, in one statement, so that
 * parallel ones cannot pass together: as many as the shop says (five in 15 minutes), after that one each 1, 2, 4 … 60 s
 * until that time has passed without a wrong one. A refused guess is RATE_LIMITED (429) and is not checked. What was no
 * wrong guess is given back, and a right one clears the count.
 */
export async function guess<T>(
  ctx: Ctx,
  { key, turn, onPressed }: Guess,
  check: () => Promise<T>,
): Promise<T> {
  const claim = await claimGuess(ctx, key)
  let waited = false
  try {
    if (turn) await waitTurn(ctx, turn)
    waited = turn !== undefined
    const done = await check()
    await clear(ctx, key)
    if (turn) await giveTurnBack(ctx, turn)
    return done
  } catch (error) {
    if (isWrongGuess(error)) {
      if (claim.hits >= ctx.security().freeGuesses) await onPressed?.()
    } else {
      await giveGuessBack(ctx, key, claim)
      if (turn && waited) await giveTurnBack(ctx, turn)
    }
    throw error
  }
}

const isWrongGuess = (error: unknown): boolean =>
  error instanceof DomainError &&
  ['INVALID_CREDENTIALS', 'WRONG_PASSWORD', 'WRONG_CODE', 'PASSKEY_REFUSED'].includes(error.code)

type Claim = { hits: number; nextAt: Date | null }

async function claimGuess(ctx: Ctx, key: string): Promise<Claim> {
  const now = ctx.clock.now()
  const hash = sha256(key)
  // most refusals end here, without a lock
  const { freeGuesses, guessSeconds } = ctx.security()
  const before = await pauseOf(ctx, hash)
  if (before) throw throttled(before, freeGuesses)
  // a burst is judged by when it came: requests that waited for the server have not waited for the pause
  const came = ctx.origin.at ?? now
  const ended = sql`t.reset_at <= ${iso(now)}`
  const [claim] = await run<{ hits: number; next_at: Date | null }>(
    ctx,
    sql`
    insert into throttles as t (key, hits, reset_at) values (${hash}, 1, ${after(now, guessSeconds)})
    on conflict (key) do update set
      hits = case when ${ended} then 1 else t.hits + 1 end,
      reset_at = case when ${ended} or t.hits + 1 >= ${freeGuesses} then excluded.reset_at else t.reset_at end,
      next_at = case when ${ended} or t.hits + 1 < ${freeGuesses} then null
        else ${iso(now)}::timestamptz + make_interval(secs =>
          least(${longestPause}, power(2, least(t.hits + 1 - ${freeGuesses}, 10)))) end
    where ${ended} or t.hits < ${freeGuesses} or t.next_at is null or t.next_at <= ${iso(came)}
    returning hits, next_at`,
  )
  if (claim) return { hits: claim.hits, nextAt: claim.next_at && new Date(claim.next_at) }
  throw throttled((await pauseOf(ctx, hash)) ?? 1, freeGuesses)
}

/** Seconds until the next guess is checked; undefined for now. */
async function pauseOf(ctx: Ctx, hash: string): Promise<number | undefined> {
  const now = ctx.clock.now()
  const { freeGuesses } = ctx.security()
  const [row] = await run<{ next_at: Date }>(
    ctx,
    sql`
    select next_at from throttles where key = ${hash} and hits >= ${freeGuesses}
      and reset_at > ${iso(now)} and next_at > ${iso(ctx.origin.at ?? now)}`,
  )
  return row && secondsUntil(now, row.next_at)
}

/** Takes one claim back, and its pause when no later guess has begun another. */
async function giveGuessBack(ctx: Ctx, key: string, { nextAt }: Claim): Promise<void> {
  await run(
    ctx,
    sql`
    update throttles set hits = greatest(hits - 1, 0),
      next_at = case when next_at = ${nextAt && iso(nextAt)}::timestamptz then null else next_at end
    where key = ${sha256(key)}`,
  )
}

export type Turn = {
  key: string
  /** Calls in an hour that wait for nobody. */
  free: number
  /** Between two calls that have waited. */
  gapMs: number
}

const shortestWaitMs = 2_000
const longestWaitMs = 8_000
const turnWindow = 3_600

/**
 * For what many people behind one address do: beyond the free calls of an hour each further one waits 2 to 8 s,
 * a gap after the one before. When the last place of the queue lies beyond 8 s the call is RATE_LIMITED (429)
 * for a few seconds. So strangers slow a network down and lock nobody out. Shared by all processes.
 */
export async function waitTurn(ctx: Ctx, { key, free, gapMs }: Turn): Promise<void> {
  const now = ctx.clock.now()
  const hash = sha256(key)
  const ended = sql`t.reset_at <= ${iso(now)}`
  const place = sql`greatest(${after(now, shortestWaitMs / 1_000)}::timestamptz, t.next_at + make_interval(secs => ${gapMs / 1_000}))`
  const [row] = await run<{ next_at: Date | null }>(
    ctx,
    sql`
    insert into throttles as t (key, hits, reset_at) values (${hash}, 1, ${after(now, turnWindow)})
    on conflict (key) do update set
      hits = case when ${ended} then 1 else t.hits + 1 end,
      reset_at = case when ${ended} then excluded.reset_at else t.reset_at end,
      next_at = case when ${ended} or t.hits < ${free} then null else ${place} end
    where ${ended} or t.hits < ${free} or ${place} <= ${after(now, longestWaitMs / 1_000)}
    returning next_at`,
  )
  if (!row) throw throttled(Math.max(longestWaitMs, gapMs) / 1_000, free)
  if (!row.next_at) return
  const wait = new Date(row.next_at).getTime() - now.getTime()
  await ctx.clock.sleep(wait, ctx.stopping).catch(() => {
    throw unavailable()
  })
}

const giveTurnBack = (ctx: Ctx, { key }: Turn) =>
  run(ctx, sql`update throttles set hits = greatest(hits - 1, 0) where key = ${sha256(key)}`)

/** Outside the caller's transaction: what was counted stays counted. */
async function run<Row extends Record<string, unknown>>(
  ctx: Ctx,
  query: ReturnType<typeof sql>,
): Promise<Row[]> {
  return (await createDb(ctx.pool).execute(query)).rows as Row[]
}

const iso = (at: Date): string => at.toISOString()
const after = (now: Date, seconds: number): string => iso(new Date(now.getTime() + seconds * 1_000))
const secondsUntil = (now: Date, at: Date): number =>
  Math.max(1, Math.ceil((new Date(at).getTime() - now.getTime()) / 1_000))
