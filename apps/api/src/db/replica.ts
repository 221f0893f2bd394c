import { performance } from 'node:perf_hooks'
import type pg from 'pg'
import { createPool } from './client.ts'

/** A copy of the database that follows it, for reads that may be a moment old (docs/decisions/0073). */
export type Replica = {
  /** Its connections while it is at most two seconds behind; undefined: the primary has to answer. */
  pool(): pg.Pool | undefined
  /** It did not answer: nobody asks it before it has been looked at again. */
  failed(): void
  /** How far it is behind; undefined while that is not known. */
  lagSeconds(): number | undefined
  /** Calls that might have been answered by it, by who did. */
  answered: { replica: number; primary: number }
  close(): Promise<void>
}

/** Where the primary's log was at a time. */
type Sample = { at: number; position: number }

type Options = {
  prepare?: boolean
  everyMs?: number
  freshMs?: number
  /** Is given its connections, to write down what they are asked. */
  watch?: ((pool: pg.Pool) => void) | undefined
}

/** What was measured is believed for so long. */
const knownMs = 2_000
const mostSamples = 120

/**
 * Follows how far the replica is behind: by positions of the log alone, which needs no clocks that agree, and which an
 * idle primary or a broken line between the two cannot deceive.
 */
export function createReplica(
  url: string,
  primary: pg.Pool,
  { prepare, everyMs = 500, freshMs = 2_000, watch }: Options = {},
): Replica {
  const pool = createPool(url, { prepare, wanted: 'read-only' })
  watch?.(pool)
  const samples: Sample[] = []
  let known: { lag: number; at: number } | undefined
  let isClosed = false
  let timer: NodeJS.Timeout

  async function measure(): Promise<void> {
    const at = performance.now()
    try {
      samples.push({ at, position: await ask(primary, written) })
      if (samples.length > mostSamples) samples.shift()
      known = { lag: lagOf(samples, await ask(pool, replayed), at), at }
    } catch {
      known = undefined
    }
    if (!isClosed) timer = setTimeout(measure, everyMs).unref()
  }
  const measuring = measure()

  const lag = (): number | undefined =>
    known && performance.now() - known.at <= knownMs ? known.lag : undefined
  return {
    // it may have stood still since it was measured
    pool: () => (known && known.lag + performance.now() - known.at <= freshMs ? pool : undefined),
    failed() {
      known = undefined
    },
    lagSeconds() {
      const ms = lag()
      return ms === undefined ? undefined : ms / 1_000
    },
    answered: { replica: 0, primary: 0 },
    async close() {
      isClosed = true
      clearTimeout(timer)
      await measuring
      await pool.end()
    },
  }
}

/**
 * How long ago the primary was where the replica is now. A replica that has all is 0 behind; between two samples it
 * counts as being at the earlier one.
 */
export function lagOf(samples: readonly Sample[], position: number, now: number): number {
  const reached = samples.findLast((sample) => sample.position <= position)
  if (!reached) return Number.POSITIVE_INFINITY
  return reached === samples.at(-1) ? 0 : now - reached.at
}

const written = 'pg_current_wal_lsn()'
/** Of a server that follows nobody it is null, and no replica is used. */
const replayed = 'case when pg_is_in_recovery() then pg_last_wal_replay_lsn() end'

async function ask(pool: pg.Pool, position: string): Promise<number> {
  const query = {
    text: `select pg_wal_lsn_diff(${position}, '0/0')::float8 as n`,
    query_timeout: 2_000,
  }
  const { rows } = await pool.query<{ n: number | null }>(query)
  const n = rows[0]?.n
  if (typeof n !== 'number') throw new Error('not a replica')
  return n
}
