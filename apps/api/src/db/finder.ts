import pg from 'pg'
import { awayOf } from './away.ts'
import type { Host, Hosts, Wanted } from './hosts.ts'

/** Finds the host that connections go to, of several of which one takes writes at a time. */
export type Finder = {
  /** The host that was good last; when there is none, all of them are asked at once. Callers share one look. */
  find(): Promise<Host>
  /** The host is away, or is not what is wanted any more: the next connection looks again. */
  drop(host: Host): void
}

/** What one host says of itself. */
export type Seen =
  | { host: Host; error: Error }
  | { host: Host; isReadOnly: boolean; timeline: number | undefined }

type Good = Extract<Seen, { isReadOnly: boolean }>

/** No host is what is wanted: nothing can be done but to wait, as while a database starts (57P03). */
class NoHostError extends Error {
  override name = 'NoHostError'
  readonly code = '57P03'
}

/** A host that says nothing for so long is away. Less than a pool waits for a connection. */
const lookMs = 3_000
/** When one host fits, others have so long to turn out better. */
const graceMs = 250
/** After a look that found nothing nobody looks again for so long. */
const pauseMs = 100

export function createFinder({ hosts, wanted, url }: Hosts): Finder {
  let current: Host | undefined
  let looking: Promise<Host> | undefined
  // a former primary that comes back goes on with the timeline it had: what it takes would be lost
  let newest = 0

  async function look(): Promise<Host> {
    const seen = await lookAtAll(hosts, url, (each) => fits(each, wanted))
    const known = seen.filter((each) => fits(each, wanted)).filter((each) => ageOf(each) >= newest)
    const [best] = known.toSorted((a, b) => ageOf(b) - ageOf(a))
    if (!best) throw failureOf(seen, wanted)
    if (best.timeline !== undefined) newest = best.timeline
    current = best.host
    return best.host
  }

  // those that say nothing of it are not older than any
  const ageOf = (each: Good) => each.timeline ?? newest

  return {
    async find() {
      if (current) return current
      looking ??= look().finally(() => {
        if (current) looking = undefined
        else
          setTimeout(() => {
            looking = undefined
          }, pauseMs).unref()
      })
      return looking
    },
    drop(host) {
      if (current === host) current = undefined
    },
  }
}

const fits = (seen: Seen, wanted: Wanted): seen is Good =>
  'isReadOnly' in seen && (wanted === 'any' || seen.isReadOnly === (wanted === 'read-only'))

/** Asks all hosts at once; once one fits, it does not wait for those that say nothing. */
async function lookAtAll(
  hosts: Host[],
  url: string,
  isGood: (seen: Seen) => boolean,
): Promise<Seen[]> {
  const seen: Seen[] = []
  let good = () => {}
  const found = new Promise<void>((resolve) => {
    good = resolve
  })
  const all = Promise.all(
    hosts.map(async (host) => {
      const each = await lookAt(host, url)
      seen.push(each)
      if (isGood(each)) good()
    }),
  )
  await Promise.race([all, found])
  await Promise.race([all, new Promise((resolve) => setTimeout(resolve, graceMs))])
  return hosts.flatMap((host) => seen.filter((each) => each.host === host))
}

/** Asks one host what it is. Never throws. */
export async function lookAt(host: Host, url: string): Promise<Seen> {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: lookMs,
    query_timeout: lookMs,
  })
  client.on('error', () => {})
  pointTo(client, host)
  try {
    await client.connect()
    const { rows } = await client.query<{ read_only: boolean }>(
      `select current_setting('transaction_read_only') = 'on' as read_only`,
    )
    const isReadOnly = rows[0]?.read_only ?? false
    return { host, isReadOnly, timeline: isReadOnly ? undefined : await timelineOf(client) }
  } catch (error) {
    return { host, error: error as Error }
  } finally {
    await client.end().catch(() => {})
  }
}

/** How often the cluster has changed its primary; engines that are not PostgreSQL below the wire have none. */
async function timelineOf(client: pg.Client): Promise<number | undefined> {
  const { rows } = await client
    .query<{ timeline: string }>(
      'select left(pg_walfile_name(pg_current_wal_lsn()), 8) as timeline',
    )
    .catch(() => ({ rows: [] }))
  return rows[0] && Number.parseInt(rows[0].timeline, 16)
}

/** What there is to say when no host is what is wanted: a wrong password of one is more than that another is away. */
function failureOf(seen: Seen[], wanted: Wanted): Error {
  for (const each of seen) if ('error' in each && !awayOf(each.error)) return each.error
  const what = { any: 'answers', 'read-write': 'takes writes', 'read-only': 'is read-only' }[wanted]
  const why = seen.map((each) => `${each.host.name}: ${reasonOf(each)}`)
  return new NoHostError(`no host of the database ${what} (${why.join('; ')})`)
}

function reasonOf(seen: Seen): string {
  if ('error' in seen) return seen.error.message || String((seen.error as { code?: string }).code)
  if (seen.isReadOnly) return 'read-only'
  return `takes writes, timeline ${seen.timeline}`
}

/** The driver reads one host from its address, and connects to what stands here. */
export function pointTo(client: pg.Client, { host, port }: Host): void {
  Object.assign(client, { host, port })
  Object.assign((client as unknown as { connectionParameters: object }).connectionParameters, {
    host,
    port,
  })
}
